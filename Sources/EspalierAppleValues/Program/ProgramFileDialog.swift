// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierContent
import EspalierCore
import Foundation
import UniformTypeIdentifiers

/// A dialog for files of code outside of views.
@MainActor
package struct ProgramFileDialog {
  package var dialog: FileDialog

  package init(_ purpose: FileDialog.Purpose) { dialog = FileDialog(purpose) }

  package var message: String? {
    get { nil }
    set { dialog.settings.message = newValue.map { Text(verbatim: $0) } }
  }
  package var confirmation: String? {
    get { nil }
    set { dialog.settings.confirmationLabel = newValue.map { Text(verbatim: $0) } }
  }
  package var folder: URL? {
    get { dialog.settings.directory }
    set { dialog.settings.directory = newValue }
  }

  /// Shows the dialog, and waits. Returns the chosen files; nil if the user cancelled, or if no window can be shown.
  package func run() -> [URL]? {
    guard let program = RunningPrograms.current else {
      Diagnostics.warn("The dialog for files has no answer: the program has no windows.", subject: "file dialog")
      return nil
    }
    return program.runModal(dialog)
  }

  /// Shows the dialog over the front window. A test answers it as those of `fileImporter`.
  /// - Parameter answer: Called with the chosen files; nil if the user cancelled.
  package func begin(_ answer: @escaping @MainActor ([URL]?) -> Void) {
    guard let graph = ProgramScreen.graph else {
      Diagnostics.warn("The dialog for files has no answer: the program has no windows.", subject: "file dialog")
      return answer(nil)
    }
    graph.fileDialogs.request(dialog, answer: answer)
  }
}
