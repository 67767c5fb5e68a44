// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierFiles
import Foundation
import UniformTypeIdentifiers

/// A dialog for the user's choice of files to open, of a place to save a file, or of a folder.
package struct FileDialog {
  package enum Purpose: Equatable, Sendable {
    case open
    case save
    case chooseFolder
  }

  package var purpose: Purpose
  /// The types of files that can be chosen, or as which the file is saved.
  package var types: [UTType] = []
  package var allowsMultiple = false
  /// The suggested name of the saved file.
  package var name: String?
  package var settings = FileDialogSettings()

  package init(_ purpose: Purpose) { self.purpose = purpose }

  /// Whether the dialog chooses folders, and no files.
  package var choosesFolders: Bool {
    purpose == .chooseFolder || purpose == .open && !types.isEmpty && types.allSatisfy(\.isFolder)
  }

  /// Whether a file or folder can be chosen for opening.
  package func accepts(_ url: URL) -> Bool {
    guard purpose == .open, !types.isEmpty else { return true }
    let isFolder = FileStatus(url)?.isDirectory ?? url.hasDirectoryPath
    let type = UTType(filenameExtension: url.pathExtension)
    return types.contains { allowed in
      if isFolder, allowed.isFolder || allowed == .item { return true }
      if !isFolder, allowed == .item || allowed == .data || allowed == .content { return true }
      return type?.conforms(to: allowed) ?? false
    }
  }

  /// A name with the extension of the type, if it has no suitable one.
  package static func name(_ name: String, as type: UTType?) -> String {
    guard let type, let ending = type.preferredFilenameExtension else { return name }
    let own = (name as NSString).pathExtension
    if !own.isEmpty, UTType(filenameExtension: own)?.conforms(to: type) == true { return name }
    return "\(name).\(ending)"
  }
}

extension UTType {
  fileprivate var isFolder: Bool { conforms(to: .directory) && !conforms(to: .package) }
}

/// A requested dialog that waits for its answer.
@MainActor
package final class PendingFileDialog {
  package let dialog: FileDialog
  /// Called when the dialog is over, however it ended; a host then removes it from the screen.
  package var onEnd: (@MainActor () -> Void)?
  private let answer: @MainActor ([URL]?) -> Void
  package private(set) var isOver = false
  fileprivate weak var dialogs: FileDialogs?

  /// - Parameter answer: Receives the chosen files; nil if the user cancelled.
  fileprivate init(_ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void) {
    self.dialog = dialog
    self.answer = answer
  }

  /// Ends the dialog with the user's choice.
  package func choose(_ urls: [URL]) {
    guard end() else { return }
    if let id = dialog.settings.customizationID, let first = urls.first {
      FileDialogs.folders[id] = first.deletingLastPathComponent()
    }
    answer(urls)
  }

  /// Ends the dialog without a choice.
  package func cancel() {
    if end() { answer(nil) }
  }

  /// Ends the dialog without an answer, on request of the program.
  package func withdraw() { _ = end() }

  private func end() -> Bool {
    if isOver { return false }
    isOver = true
    onEnd?()
    onEnd = nil
    dialogs?.ended(self)
    return true
  }
}

/// The file dialogs of a window. A host shows one at a time, in the order of the requests.
@MainActor
package final class FileDialogs: HostPart {
  package private(set) var pending: [PendingFileDialog] = []
  private weak var shown: PendingFileDialog?
  /// The last folder of each dialog with an identifier.
  fileprivate static var folders: [String: URL] = [:]

  /// Shows a dialog to the user. If it is nil, dialogs wait until a test answers them.
  package var show: (@MainActor (PendingFileDialog) -> Void)?

  package init(_ host: ViewGraph) {}

  /// - Parameter answer: Receives the chosen files; nil if the user cancelled.
  @discardableResult
  package func request(
    _ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void
  ) -> PendingFileDialog {
    var dialog = dialog
    if let id = dialog.settings.customizationID, let folder = Self.folders[id] { dialog.settings.directory = folder }
    let request = PendingFileDialog(dialog, answer: answer)
    request.dialogs = self
    pending.append(request)
    showNext()
    return request
  }

  fileprivate func ended(_ request: PendingFileDialog) {
    pending.removeAll { $0 === request }
    showNext()
  }

  private func showNext() {
    guard let show, let next = pending.first, next !== shown else { return }
    shown = next
    show(next)
  }
}

extension ViewGraph {
  /// The file dialogs that views of the window request.
  package var fileDialogs: FileDialogs { part(FileDialogs.self) }
}
