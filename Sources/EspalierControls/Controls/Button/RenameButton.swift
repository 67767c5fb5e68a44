// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction

/// Begins the renaming of the item that a view represents.
@MainActor @preconcurrency
public struct RenameAction {
  private let action: () -> Void

  fileprivate init(_ action: @escaping () -> Void) { self.action = action }

  /// Begins the renaming.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Begins the renaming of the enclosing item; nil if it cannot be renamed.
  @EnvironmentEntry public internal(set) var rename: RenameAction? = nil
}

/// A button that begins the renaming of the enclosing item by the action set with `renameAction(_:)`. Without such an action it
/// is disabled.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// A button called "Rename".
  public init() where Label == EspalierControls.Label<Text, Image> {
    label = EspalierControls.Label("Rename", systemImage: "pencil")
  }

  public var body: some View {
    let rename = rename
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension View {
  /// Sets the action of the rename buttons in this view and in its context menu.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action))
  }

  /// Sets the rename buttons in this view to move the keyboard focus to the view that `isFocused` is bound to.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
