// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// Requests a file dialog while a binding is true.
struct FileDialogModifier: ViewModifier {
  @Binding var isPresented: Bool
  /// Creates the dialog at its request; returns nil if there is nothing to save or move.
  let dialog: @MainActor () -> FileDialog?
  let choose: @MainActor ([URL]) -> Void
  let cancel: @MainActor () -> Void

  init(
    isPresented: Binding<Bool>, dialog: @escaping @MainActor () -> FileDialog?,
    choose: @escaping @MainActor ([URL]) -> Void, cancel: @escaping @MainActor () -> Void
  ) {
    _isPresented = isPresented
    self.dialog = dialog
    self.choose = choose
    self.cancel = cancel
  }

  func body(content: Content) -> some View {
    content.modifier(FileDialogRequest(isPresented: isPresented, dialog: self))
  }
}

/// The part of the modifier that lives as long as the view.
nonisolated private struct FileDialogRequest: InputsModifier {
  let isPresented: Bool
  let dialog: FileDialogModifier

  @MainActor static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let requester = FileDialogRequester(modifier.live, inputs)
    inputs.host.work.addEffect("file dialog") { requester.presentationChanged(modifier.value.isPresented) }
    Subgraph.current!.onDestroy { requester.withdraw() }
  }
}

@MainActor
private final class FileDialogRequester {
  private let modifier: LiveValue<FileDialogRequest>
  private let environment: WeakAttribute<EnvironmentValues>
  private let window: WeakHost
  private let work: UpdateWork
  private var wantsDialog = false
  private var request: PendingFileDialog?

  init(_ modifier: LiveValue<FileDialogRequest>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    environment = inputs.environment.weak
    window = inputs.host.weakReference
    work = inputs.host.work
  }

  /// Called in a rule; the dialog is requested after the rule.
  func presentationChanged(_ isPresented: Bool) {
    guard isPresented != wantsDialog else { return }
    wantsDialog = isPresented
    work.enqueueAction(.change) { [weak self] in self?.follow() }
  }

  private func follow() {
    guard wantsDialog else { return withdraw() }
    guard request == nil, let dialogs = window.value?.fileDialogs, let modifier = modifier.value?.dialog else { return }
    guard var dialog = modifier.dialog() else {
      modifier.isPresented = false
      return
    }
    dialog.settings = environment.attribute?.peek().fileDialogSettings ?? FileDialogSettings()
    request = dialogs.request(dialog) { [weak self] urls in self?.answered(urls) }
  }

  private func answered(_ urls: [URL]?) {
    request = nil
    guard let modifier = modifier.value?.dialog else { return }
    modifier.isPresented = false
    if let urls, !urls.isEmpty { modifier.choose(urls) } else { modifier.cancel() }
  }

  func withdraw() {
    let request = request
    self.request = nil
    request?.withdraw()
  }
}

extension View {
  func fileDialog(
    isPresented: Binding<Bool>, dialog: @escaping @MainActor () -> FileDialog?,
    choose: @escaping @MainActor ([URL]) -> Void, cancel: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(FileDialogModifier(isPresented: isPresented, dialog: dialog, choose: choose, cancel: cancel))
  }
}
