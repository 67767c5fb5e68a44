// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierContent
import EspalierCore
import Foundation
import UniformTypeIdentifiers

/// A dialog for files that a view of the host requested, and that waits for the test's answer:
///
///     try host.get(.text("Open…")).tap()
///     try host.fileDialogs[0].choose(url)
@MainActor
public struct FileDialog {
  private let graph: ViewGraph
  private let pending: PendingFileDialog

  init(_ pending: PendingFileDialog, in graph: ViewGraph) {
    self.pending = pending
    self.graph = graph
  }

  /// The kinds of choices.
  public enum Purpose: Equatable, Sendable {
    /// Existing files or folders.
    case open
    /// The place and the name of a new file.
    case save
    /// The folder into which something is written or moved.
    case chooseFolder
  }

  /// The kind of choice.
  public var purpose: Purpose {
    switch pending.dialog.purpose {
    case .open: .open
    case .save: .save
    case .chooseFolder: .chooseFolder
    }
  }

  /// The kinds of files that can be chosen, or that the file is saved as.
  public var allowedContentTypes: [UTType] { pending.dialog.types }
  /// Whether several files can be chosen.
  public var allowsMultipleSelection: Bool { pending.dialog.allowsMultiple }
  /// The initial name of the file that is saved.
  public var defaultFilename: String? { pending.dialog.name }
  /// The folder in which the dialog begins; nil leaves it to the desktop.
  public var directory: URL? { pending.dialog.settings.directory }
  /// The text of `fileDialogMessage(_:)`.
  public var message: String? { pending.dialog.settings.message?.plainString(in: graph.environment.values) }
  /// The text of `fileDialogConfirmationLabel(_:)`.
  public var confirmationLabel: String? {
    pending.dialog.settings.confirmationLabel?.plainString(in: graph.environment.values)
  }

  /// Chooses files as the user does, and updates the host.
  /// - Throws: `FileDialogMisuse` if the dialog is over, or if a user could not choose these.
  public func choose(_ urls: URL...) throws { try choose(urls) }

  /// Chooses files as the user does, and updates the host.
  /// - Throws: `FileDialogMisuse` if the dialog is over, or if a user could not choose these.
  public func choose(_ urls: [URL]) throws {
    let names = urls.map(\.lastPathComponent).joined(separator: ", ")
    if urls.isEmpty { throw FileDialogMisuse("choose() without a file: use cancel().") }
    if urls.count > 1, !allowsMultipleSelection { throw FileDialogMisuse("The dialog takes one file, not \(names).") }
    for url in urls where !pending.dialog.accepts(url) {
      let types = allowedContentTypes.map(\.identifier).joined(separator: ", ")
      throw FileDialogMisuse("\(url.lastPathComponent) cannot be chosen: the dialog is for \(types).")
    }
    try answer { pending.choose(urls) }
  }

  /// Leaves the dialog without a choice, and updates the host.
  /// - Throws: `FileDialogMisuse` if the dialog is over.
  public func cancel() throws { try answer { pending.cancel() } }

  private func answer(_ body: () -> Void) throws {
    if pending.isOver { throw FileDialogMisuse("The dialog is over: it was answered, or its view took it back.") }
    graph.whileCurrent(body)
    graph.update()
  }
}

/// The error of an invalid answer to a dialog for files.
public struct FileDialogMisuse: Error, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
}

extension ViewHost {
  /// The dialogs for files that wait for an answer, in the order of the requests: those of `fileImporter`, `fileExporter`
  /// and `fileMover`. A window shows the first.
  public var fileDialogs: [FileDialog] {
    refresh()
    return graph.fileDialogs.pending.map { FileDialog($0, in: graph) }
  }
}
