// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation
import UniformTypeIdentifiers

/// Windows that each show a document: a file that can be opened, edited and saved from the app's menus.
///
/// A document with a file is saved there automatically: two seconds after a change, and before its window closes. A new document
/// is kept as a draft until its window closes; then the user is asked whether to save it.
public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
  /// The operations on documents of the group's kind.
  struct Kind {
    let readableTypes: [UTType]
    /// Creates a new document; nil if documents are only viewed.
    let make: (@MainActor (_ name: String) -> DocumentSession)?
    /// Wraps an existing document; returns nil for one of another type.
    let wrap: @MainActor (_ document: Any, _ name: String) -> DocumentSession?
    /// Reads a document from a file. The URL is nil for a document that is to have no file.
    let read: @MainActor (_ file: FileWrapper, _ type: UTType, _ url: URL?, _ name: String) throws -> DocumentSession
  }

  let kind: Kind
  let editor: DocumentEditor<Content>

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    inputs.windows.sources.append(DocumentWindows(scene, settings: inputs.settings))
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Windows for documents that are values; the documents can be created, opened and saved.
  /// - Parameters:
  ///   - newDocument: Evaluated for each new document.
  ///   - editor: Creates the content of a document's window.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(value: newDocument, editor)
  }

  /// Windows that view documents that are values, without editing.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(value: nil, viewer)
  }

  private init(value make: (() -> Document)?, _ editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    self.init(
      types: (Document.readableContentTypes, Document.writableContentTypes), make: make,
      contents: { ValueDocument($0) }, read: { try Document(configuration: $0) }
    ) { session in
      editor((session.contents as! ValueDocument<Document>).configuration(in: session))
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Windows for documents that are objects; the documents can be created, opened and saved.
  /// - Parameters:
  ///   - newDocument: Called for each new document.
  ///   - editor: Creates the content of a document's window.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(object: newDocument, editor)
  }

  /// Windows that view documents that are objects, without editing.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(object: nil, viewer)
  }

  private init(
    object make: (() -> Document)?, _ editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(
      types: (Document.readableContentTypes, Document.writableContentTypes), make: make,
      contents: { ReferenceDocument($0) }, read: { try Document(configuration: $0) }
    ) { session in
      editor((session.contents as! ReferenceDocument<Document>).configuration(in: session))
    }
  }
}

extension DocumentGroup {
  /// - Parameters:
  ///   - make: Creates a new document; nil if documents are only viewed.
  ///   - contents: Wraps a document for its session.
  ///   - read: Reads the document in a file.
  private init(
    types: (readable: [UTType], writable: [UTType]), make: (() -> Document)?,
    contents: @escaping @MainActor (Document) -> any DocumentContents,
    read: @escaping @MainActor (FileDocumentReadConfiguration) throws -> Document,
    editor: @escaping (DocumentSession) -> Content
  ) {
    func session(_ document: Document, _ url: URL?, _ file: FileWrapper?, _ type: UTType, _ name: String)
      -> DocumentSession
    {
      DocumentSession(
        contents(document), url, file: file, type: type, isEditable: make != nil, untitledName: name)
    }
    var maker: (@MainActor (String) -> DocumentSession)?
    if let make { maker = { name in session(make(), nil, nil, types.writable.first ?? .data, name) } }
    let wrap: @MainActor (Any, String) -> DocumentSession? = { document, name in
      guard make != nil, let document = document as? Document else { return nil }
      return session(document, nil, nil, types.writable.first ?? .data, name)
    }
    kind = Kind(readableTypes: types.readable, make: maker, wrap: wrap) { file, type, url, name in
      let document = try read(FileDocumentReadConfiguration(contentType: type, file: file))
      return session(document, url, file, type, name)
    }
    self.editor = DocumentEditor(make: maker, content: editor)
  }
}
