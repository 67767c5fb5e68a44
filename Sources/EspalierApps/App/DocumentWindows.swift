// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierFiles
import Foundation
import UniformTypeIdentifiers

/// The windows of a group of documents, each for one document.
@MainActor
package protocol DocumentSource: WindowSource {
  /// The types of files that can be opened.
  var readableTypes: [UTType] { get }
  /// Whether the group can create new documents.
  var canMake: Bool { get }
  func makeDocument(named name: String) -> DocumentSession?
  /// Wraps an existing document; returns nil for one of another type.
  func session(of document: Any, named name: String) -> DocumentSession?
  /// - Parameter url: The file's URL; nil for a document that is to have no file.
  func readDocument(_ file: FileWrapper, as type: UTType, at url: URL?, named name: String) throws -> DocumentSession
}

extension DocumentSource {
  /// The readable type as which the group opens a file; nil if there is none.
  ///
  /// A folder is opened only as a type that is a folder: it would be read and written as a whole.
  package func type(of url: URL, _ kind: FileKind) -> UTType? {
    switch kind {
    case .file: typeOfFile(url)
    case .folder: typeOfFolder(url)
    case .link, .pipe, .device, .socket: nil
    }
  }

  private func typeOfFolder(_ url: URL) -> UTType? {
    let folders = readableTypes.filter { $0.conforms(to: .directory) }
    guard !folders.isEmpty else { return nil }
    let type =
      url.pathExtension.isEmpty
      ? .folder : UTType(filenameExtension: url.pathExtension, conformingTo: .directory) ?? .folder
    return folders.first { type.conforms(to: $0) }
  }

  private func typeOfFile(_ url: URL) -> UTType? {
    guard !url.pathExtension.isEmpty, let type = UTType(filenameExtension: url.pathExtension) else {
      // A file without an extension may be any text.
      return readableTypes.first { UTType.plainText.conforms(to: $0) || UTType.data.conforms(to: $0) }
    }
    return readableTypes.first { type.conforms(to: $0) }
  }
}

/// The windows of a `DocumentGroup`. They read the group from the app's graph.
final class DocumentWindows<Document, Content: View>: DocumentSource {
  let settings: WindowSettings
  private let group: _GraphValue<DocumentGroup<Document, Content>>

  init(_ group: _GraphValue<DocumentGroup<Document, Content>>, settings: WindowSettings) {
    self.group = group
    self.settings = settings
  }

  private var kind: DocumentGroup<Document, Content>.Kind { group.attribute.peek().kind }
  var id: String? { nil }
  var title: Text? { nil }
  var isSingle: Bool { false }
  var isSettings: Bool { false }
  var valueType: Any.Type? { DocumentSession.self }
  var readableTypes: [UTType] { kind.readableTypes }
  var canMake: Bool { kind.make != nil }

  func makeDocument(named name: String) -> DocumentSession? { kind.make?(name) }
  func session(of document: Any, named name: String) -> DocumentSession? { kind.wrap(document, name) }

  func readDocument(_ file: FileWrapper, as type: UTType, at url: URL?, named name: String) throws -> DocumentSession {
    try kind.read(file, type, url, name)
  }

  func makeViews(_ inputs: _ViewInputs) -> _ViewOutputs {
    var inputs = inputs
    for change in settings.changes { change(&inputs) }
    let content = group.map("content of a window") { [settings] in
      WindowContent(content: $0.editor, settings: settings)
    }
    return WindowContent<DocumentEditor<Content>>._makeView(view: content, inputs: inputs)
  }
}
