// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierFiles
import Foundation
import UniformTypeIdentifiers

/// A question or a message about a document.
package struct DocumentAlert {
  package struct Choice {
    package let label: String
    package var role: ButtonRole?
    package let action: @MainActor () -> Void
  }

  package let title: String
  package let message: String
  package let choices: [Choice]
}

// The menus' operations on a document.
extension DocumentSession {
  private var quotedName: String { "“\(name)”" }

  /// Saves the document in its file. If it has none, or there is trouble with it, the user is asked.
  /// - Parameter then: Receives whether the document was saved.
  package func save(then: @escaping @MainActor (Bool) -> Void = { _ in }) {
    guard let fileURL else { return saveAs(then: then) }
    if let trouble { return present(trouble, then: then) }
    write(to: fileURL, as: type, replacing: asRead, then: then)
  }

  /// Saves the document in a file that the user chooses, which is its file from then on.
  package func saveAs(then: @escaping @MainActor (Bool) -> Void = { _ in }) {
    guard let window else { return then(false) }
    var dialog = FileDialog(.save)
    dialog.types = writableTypes
    dialog.name = fileURL?.lastPathComponent ?? FileDialog.name(untitledName, as: writableTypes.first)
    dialog.settings.directory = fileURL?.deletingLastPathComponent()
    window.fileDialogs.request(dialog) { [weak self] urls in
      guard let self, let url = urls?.first else { return then(false) }
      let type =
        writableTypes.first { UTType(filenameExtension: url.pathExtension)?.conforms(to: $0) ?? false }
        ?? writableTypes.first ?? type
      // The dialog has asked whether to replace an existing file.
      write(to: FileDialog.place(url, for: type), as: type, replacing: .sameKind, then: then)
    }
  }

  private func write(
    to url: URL, as type: UTType, replacing expected: FileReplacement.Expectation,
    then: @escaping @MainActor (Bool) -> Void
  ) {
    do {
      try write(to: url, as: type, replacing: expected)
      then(true)
    } catch {
      // Another program has changed the file first.
      if error is FileReplacement.Refusal, url == fileURL, let trouble { return present(trouble, then: then) }
      let target = "“\(url.lastPathComponent)”"
      alert = DocumentAlert(
        title: "\(target) could not be saved.", message: error.reason,
        choices: [saveAsChoice(then), cancelChoice(then)])
    }
  }

  /// Asks the user before the document is reverted to its last opened or saved state.
  package func revertAfterQuestion() {
    guard canRevert else { return }
    alert = DocumentAlert(
      title: "Revert \(quotedName) to what was opened or saved last?", message: "What was changed since is lost.",
      choices: [
        .init(label: "Revert", role: .destructive) { [weak self] in
          guard let self else { return }
          do { try revert() } catch { showError("\(quotedName) could not be reverted.", error) }
        },
        .init(label: "Cancel", role: .cancel) {},
      ])
  }

  /// Saves the document if no question is needed; otherwise asks the user.
  /// - Parameter then: Receives whether the window may close.
  package func close(then: @escaping @MainActor (Bool) -> Void) {
    noticeLoss(trouble)
    guard isEdited else { return then(true) }
    if fileURL != nil, trouble == nil, autosave() { return then(true) }
    let why = trouble.map { " " + explanation(of: $0) } ?? ""
    alert = DocumentAlert(
      title: "Save changes to \(quotedName) before closing?",
      message: "Without saving, what was changed is lost." + why,
      choices: [
        .init(label: "Save…", role: nil) { [weak self] in self?.saveBeforeClosing(then) },
        .init(label: "Cancel", role: .cancel) { then(false) },
        .init(label: "Close Without Saving", role: .destructive) { [weak self] in
          self?.draft?.remove()
          then(true)
        },
      ])
  }

  private func saveBeforeClosing(_ then: @escaping @MainActor (Bool) -> Void) {
    if fileURL == nil || trouble == .isReadOnly { saveAs(then: then) } else { save(then: then) }
  }

  // MARK: - Trouble

  private func explanation(of trouble: DocumentTrouble) -> String {
    switch trouble {
    case .changedElsewhere: "Another program has changed the file."
    case .isGone: "The file is not there any more: it was moved or deleted."
    case .isAnotherKind(let kind): "There is \(kind.description) in its place."
    case .isReadOnly: "The file is read-only."
    case .cannotBeWritten(let reason): reason
    case .cannotBeKept(let reason): "What is not saved is only in this window. \(reason)"
    }
  }

  /// Asks the user how to handle a file that cannot simply be written.
  /// - Parameter then: Receives whether the document was saved.
  func present(_ trouble: DocumentTrouble, then: @escaping @MainActor (Bool) -> Void = { _ in }) {
    var choices: [DocumentAlert.Choice] = []
    var message = "What you changed is not lost: it is in this window."
    switch trouble {
    case .changedElsewhere:
      message = "What you changed here and what was changed there are not together in one file."
      // The answer is about the file in its current state; if the file changes again, the user is asked again.
      let theirs = fileURL.flatMap(FileStatus.init)
      choices = [
        .init(label: "Save Mine", role: nil) { [weak self] in
          self?.overwrite(theirs.map { .only($0) } ?? .nothing, then)
        },
        .init(label: "Load Theirs", role: .destructive) { [weak self] in
          guard let self else { return }
          do {
            try readFile()
            then(true)
          } catch { showError("\(quotedName) could not be read.", error) }
        },
      ]
    case .isGone: choices = [.init(label: "Save Again", role: nil) { [weak self] in self?.overwrite(.nothing, then) }]
    case .cannotBeKept: message = "It is lost if the program ends before it is saved elsewhere."
    case .isAnotherKind, .isReadOnly, .cannotBeWritten: break
    }
    alert = DocumentAlert(
      title: "\(quotedName): \(explanation(of: trouble))", message: message,
      choices: choices + [saveAsChoice(then), cancelChoice(then)])
  }

  private func overwrite(_ expected: FileReplacement.Expectation, _ then: @escaping @MainActor (Bool) -> Void) {
    guard let fileURL else { return then(false) }
    write(to: fileURL, as: type, replacing: expected, then: then)
  }

  private func saveAsChoice(_ then: @escaping @MainActor (Bool) -> Void) -> DocumentAlert.Choice {
    .init(label: "Save As…", role: nil) { [weak self] in self?.saveAs(then: then) }
  }

  private func cancelChoice(_ then: @escaping @MainActor (Bool) -> Void) -> DocumentAlert.Choice {
    .init(label: "Cancel", role: .cancel) { then(false) }
  }

  private func showError(_ title: String, _ error: any Error) {
    alert = DocumentAlert(
      title: title, message: error.reason, choices: [.init(label: "OK", role: .cancel) {}])
  }
}
