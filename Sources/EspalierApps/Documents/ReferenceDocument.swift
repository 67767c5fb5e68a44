// SPDX-License-Identifier: MIT

import Combine
import EspalierCore
import EspalierInteraction
import Foundation
import UniformTypeIdentifiers

/// The input of a `ReferenceFileDocument`'s editor.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document. It counts as changed when an action is registered with the window's undo manager.
  @ObservedObject public var document: Document
  /// The document's file; nil before the document is saved for the first time.
  public var fileURL: URL?
  /// Whether changes are saved: false for documents that are only viewed.
  public var isEditable: Bool
}

/// An open document that is an object.
@MainActor
final class ReferenceDocument<Document: ReferenceFileDocument>: DocumentContents {
  weak var session: DocumentSession?
  private var document: Document { didSet { follow() } }
  private var subscription: AnyCancellable?

  init(_ document: Document) {
    self.document = document
    follow()
  }

  /// Updates the editor when the object changes.
  private func follow() {
    session?.objectWillChange.send()
    subscription = document.objectWillChange.sink { [weak self] _ in self?.session?.objectWillChange.send() }
  }

  var version: Int? { nil }
  var writableTypes: [UTType] { Document.writableContentTypes }

  func configuration(in session: DocumentSession) -> ReferenceFileDocumentConfiguration<Document> {
    ReferenceFileDocumentConfiguration(
      document: document, fileURL: session.fileURL, isEditable: session.isEditable)
  }

  func makeWrapper(as type: UTType, existing: FileWrapper?) throws -> FileWrapper {
    try document.wrapper(as: type, existing: existing)
  }

  /// Replaces the object; the registered undo actions would change the old object, which is no longer shown.
  func read(_ file: FileWrapper, as type: UTType) throws {
    document = try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file))
    session?.undoManager?.removeAllActions()
    session?.changedWithoutUndo()
  }
}
