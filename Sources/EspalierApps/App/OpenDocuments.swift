// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierFiles
import EspalierInteraction
import EspalierPrimitives
import Foundation
import UniformTypeIdentifiers

/// Creates and opens the documents of an app, and keeps track of the open ones.
@MainActor
package final class OpenDocuments {
  private struct Entry { weak var session: DocumentSession? }

  package let sources: [any DocumentSource]
  package let recent: RecentDocuments
  private let drafts: URL
  private var entries: [Entry] = []

  /// - Parameter folder: The folder for data that the app keeps between its runs.
  package init(_ windows: [any WindowSource], in folder: URL) {
    sources = windows.compactMap { $0 as? any DocumentSource }
    recent = RecentDocuments(folder.appendingPathComponent("recent"))
    drafts = folder.appendingPathComponent("unsaved")
  }

  package var sessions: [DocumentSession] { entries.compactMap(\.session) }

  private func keep(_ session: DocumentSession) -> DocumentSession {
    entries = entries.filter { $0.session != nil } + [Entry(session: session)]
    session.onSave = { [weak self] in self?.noteUse(of: $0) }
    if session.isEditable, session.draft == nil { session.draft = DocumentDraft(in: drafts) }
    return session
  }

  /// Creates a document; nil if the group has no new documents.
  package func make(in source: any DocumentSource) -> DocumentSession? {
    source.makeDocument(named: unusedName).map(keep)
  }

  /// Creates a document of the first group for which `make` returns one.
  package func make(
    _ make: (any DocumentSource, String) -> DocumentSession?
  ) -> (session: DocumentSession, source: any DocumentSource)? {
    for source in sources { if let session = make(source, unusedName) { return (keep(session), source) } }
    return nil
  }

  private var unusedName: String {
    let taken = sessions.filter { $0.fileURL == nil }.map(\.untitledName)
    return FileWrapper.unusedName("Untitled") { taken.contains($0) }
  }

  /// The document of a file: the open one if there is one, otherwise read from the file.
  /// - Throws: An error with the reason, if the file cannot be opened.
  package func open(_ url: URL) throws -> (session: DocumentSession, source: any DocumentSource) {
    let file = url.resolvingSymlinksInPath()
    guard let status = FileStatus(file) else { throw CocoaError(.fileReadNoSuchFile, path: url.path) }
    guard let source = sources.first(where: { $0.type(of: file, status.kind) != nil }),
      let type = source.type(of: file, status.kind)
    else {
      if status.kind != .file { throw RegularFile.Refusal.notAFile(status.kind) }
      throw CocoaError(.fileReadUnknown, path: url.path)
    }
    if let open = sessions.first(where: { $0.fileURL?.resolvingSymlinksInPath().path == file.path }) {
      return (open, source)
    }
    let session = try source.readDocument(FileWrapper(url: file), as: type, at: url, named: url.lastPathComponent)
    session.wasRead(status)
    noteUse(of: url)
    return (keep(session), source)
  }

  /// Called with the URL of each opened or saved file.
  package var onUse: (@MainActor (URL) -> Void)?

  private func noteUse(of url: URL) {
    recent.add(url)
    onUse?(url)
  }

  /// Whether a file is one of the app's documents by its name. The result is also true if something other than a file is at the
  /// URL; opening it then throws the reason.
  package func takes(_ url: URL) -> Bool {
    guard url.isFileURL else { return false }
    let file = url.resolvingSymlinksInPath()
    let kinds = [FileKind.file] + [FileStatus(file)?.kind].compactMap { $0 }
    return sources.contains { source in kinds.contains { source.type(of: file, $0) != nil } }
  }

  /// The documents that were unsaved at the end of an earlier run.
  package func takeDrafts() -> [(session: DocumentSession, source: any DocumentSource)] {
    DocumentDraft.takeAll(in: drafts).compactMap { draft in
      guard let (file, type, name, original) = draft.read() else { return nil }
      for source in sources where source.canMake && source.readableTypes.contains(where: { type.conforms(to: $0) }) {
        // The draft of a document with a file is not written over the file, which may be newer.
        let title = original.map { "\($0.deletingPathExtension().lastPathComponent) (restored)" } ?? name
        guard let session = try? source.readDocument(file, as: type, at: nil, named: title) else { continue }
        session.adopt(draft)
        return (keep(session), source)
      }
      return nil
    }
  }

  // MARK: - The menus

  /// The dialog for files to open.
  package var dialog: FileDialog {
    var dialog = FileDialog(.open)
    dialog.types = sources.flatMap(\.readableTypes)
    dialog.allowsMultiple = true
    return dialog
  }

  /// The message for a file that cannot be opened.
  package static func alert(_ url: URL, _ error: any Error) -> DocumentAlert {
    DocumentAlert(
      title: "“\(url.lastPathComponent)” could not be opened.", message: error.reason,
      choices: [.init(label: "OK", role: .cancel) {}])
  }
}

extension DocumentSession {
  /// The window's title: the page's own title or the document's name, with a mark before it if there are unsaved changes.
  package func windowTitle(_ own: String? = nil, subtitle: String? = nil) -> WindowTitle {
    WindowTitle(own ?? name, subtitle: subtitle, isEdited: isEdited)
  }
}
