// SPDX-License-Identifier: MIT

import Combine
import EspalierCore
import EspalierInteraction
import Foundation
import UniformTypeIdentifiers

/// What an editor of a `FileDocument` receives.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. What is written is undone by the window's undo manager, and saved by itself.
  @Binding public var document: Document
  /// Where the document's file is; nil before it is saved for the first time.
  public var fileURL: URL?
  /// Whether what is written is kept: false of documents that are only viewed.
  public var isEditable: Bool
}

/// An open document that is a value.
@MainActor
final class ValueDocument<Document: FileDocument>: DocumentContents {
  weak var session: DocumentSession?
  private(set) var document: Document { willSet { session?.objectWillChange.send() } }
  private(set) var version: Int? = 0
  private var lastVersion = 0
  /// What the undo manager had counted when a change was registered.
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

  /// Registers the value before the change. Of a word that is being typed, the one before its first letter.
  /// - Parameter known: The version that undoing brings back; nil for a value that is new.
  private func change(to new: Document, version known: Int? = nil) {
    guard let session, session.isEditable else { return }
    let (old, oldVersion) = (document, version)
    document = new
    if known == nil { lastVersion += 1 }
    version = known ?? lastVersion
    guard let undo = session.undoManager, undo.isUndoRegistrationEnabled else { return session.changedWithoutUndo() }
    // A field registers where its caret was, behind what is registered here.
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
