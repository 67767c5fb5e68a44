// SPDX-License-Identifier: MIT

import Combine
import EspalierCore
import EspalierInteraction
import Foundation
import UniformTypeIdentifiers

/// The input of a `FileDocument`'s editor.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. The window's undo manager undoes changes of it, and they are saved automatically.
  @Binding public var document: Document
  /// The document's file; nil before the document is saved for the first time.
  public var fileURL: URL?
  /// Whether changes are kept: false for documents that are only viewed.
  public var isEditable: Bool
}

/// An open document that is a value.
@MainActor
final class ValueDocument<Document: FileDocument>: DocumentContents {
  weak var session: DocumentSession?
  private(set) var document: Document { willSet { session?.objectWillChange.send() } }
  private(set) var version: Int? = 0
  private var lastVersion = 0
  /// The undo manager's count of registrations when a change was last registered.
  private var registration = -1

  init(_ document: Document) { self.document = document }

  var writableTypes: [UTType] { Document.writableContentTypes }

  func configuration(in session: DocumentSession) -> FileDocumentConfiguration<Document> {
    let binding = Binding {
      self.document
    } set: {
      self.change(to: $0)
    }
    return FileDocumentConfiguration(document: binding, fileURL: session.fileURL, isEditable: session.isEditable)
  }

  /// Registers the value before the change with the undo manager; during typing of a word, the value before its first letter.
  /// - Parameter known: The version that undo restores; nil for a new value.
  private func change(to new: Document, version known: Int? = nil) {
    guard let session, session.isEditable else { return }
    let (old, oldVersion) = (document, version)
    document = new
    if known == nil { lastVersion += 1 }
    version = known ?? lastVersion
    guard let undo = session.undoManager, undo.isUndoRegistrationEnabled else { return session.changedWithoutUndo() }
    // A text field registers its caret's position after the registration here.
    if undo.isContinuingEdit, undo.registrations - registration <= 1 { return session.changed() }
    undo.registerUndo(withTarget: self) { $0.change(to: old, version: oldVersion) }
    registration = undo.registrations
  }

  func makeWrapper(as type: UTType, existing: FileWrapper?) throws -> FileWrapper {
    try document.wrapper(as: type, existing: existing)
  }

  func read(_ file: FileWrapper, as type: UTType) throws {
    change(to: try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file)))
  }
}
