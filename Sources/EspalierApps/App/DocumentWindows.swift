// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierFiles
import Foundation
import UniformTypeIdentifiers

/// The windows of a group of documents: each is about one.
@MainActor
package protocol DocumentSource: WindowSource {
  /// The kinds of files that can be opened.
  var readableTypes: [UTType] { get }
  /// Whether there are new documents.
  var canMake: Bool { get }
  func makeDocument(named name: String) -> DocumentSession?
  /// A document that was made elsewhere; nil for one of another type.
  func session(of document: Any, named name: String) -> DocumentSession?
  /// - Parameter url: Of the file; nil for a document that is to have none.
  func readDocument(_ file: FileWrapper, as type: UTType, at url: URL?, named name: String) throws -> DocumentSession
}

extension DocumentSource {
  /// As which of its kinds of files the group opens a file; nil for others.
  ///
  /// A folder is opened only as a kind that is one: it would be read and written as a whole.
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
      // A file without an ending may be any text.
      return readableTypes.first { UTType.plainText.conforms(to: $0) || UTType.data.conforms(to: $0) }
    }
    return readableTypes.first { type.conforms(to: $0) }
  }
}

/// The windows of a `DocumentGroup`. They read the group where the app's graph has it.
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
    let content = group.map("content of a window") { [style = settings.style] in
      WindowContent(content: $0.editor, style: style)
    }
    return WindowContent<DocumentEditor<Content>>._makeView(view: content, inputs: inputs)
  }
}
