// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation
import UniformTypeIdentifiers

/// Opens documents: a window host.
@MainActor
package protocol DocumentOpener: AnyObject {
  func openDocument(at url: URL) throws
  /// - Parameter make: Makes a document of a group, with a name; nil for a group that has no such documents.
  func newDocument(_ make: (any DocumentSource, String) -> DocumentSession?)
}

/// Opens a file in a window of the app's `DocumentGroup`.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  nonisolated(unsafe) private weak var opener: (any DocumentOpener)?

  nonisolated package init(_ opener: (any DocumentOpener)? = nil) { self.opener = opener }

  /// Opens the document, or brings its window to the front.
  /// - Throws: Why it cannot be opened. In a host without windows it warns, and nothing happens.
  public func callAsFunction(at url: URL) async throws {
    guard let opener else { return WindowsMissing.warn("openDocument") }
    try opener.openDocument(at: url)
  }
}

/// Opens a new document in a window of the app's `DocumentGroup`. In hosts without windows it gives a warning.
@MainActor @preconcurrency
public struct NewDocumentAction {
  nonisolated(unsafe) private weak var opener: (any DocumentOpener)?

  nonisolated package init(_ opener: (any DocumentOpener)? = nil) { self.opener = opener }

  /// A new document of the first group whose documents can be files of a kind.
  public func callAsFunction(contentType: UTType) {
    new { source, name in
      guard source.readableTypes.contains(where: { contentType.conforms(to: $0) }) else { return nil }
      return source.makeDocument(named: name)
    }
  }

  /// A window with a document that is made; of the group that has such documents.
  public func callAsFunction<Document: FileDocument>(_ newDocument: @autoclosure @escaping () -> Document) {
    new { $0.session(of: newDocument(), named: $1) }
  }

  /// A window with a document that is made; of the group that has such documents.
  public func callAsFunction<Document: ReferenceFileDocument>(_ newDocument: @escaping () -> Document) {
    new { $0.session(of: newDocument(), named: $1) }
  }

  private func new(_ make: (any DocumentSource, String) -> DocumentSession?) {
    guard let opener else { return WindowsMissing.warn("newDocument") }
    opener.newDocument(make)
  }
}

extension EnvironmentValues {
  private enum OpenDocumentKey: EnvironmentKey {
    static var defaultValue: OpenDocumentAction { OpenDocumentAction() }
  }
  private enum NewDocumentKey: EnvironmentKey { static var defaultValue: NewDocumentAction { NewDocumentAction() } }

  /// Opens documents of the app that are in files.
  public package(set) var openDocument: OpenDocumentAction {
    get { self[OpenDocumentKey.self] }
    set { self[OpenDocumentKey.self] = newValue }
  }

  /// Opens new documents of the app.
  public package(set) var newDocument: NewDocumentAction {
    get { self[NewDocumentKey.self] }
    set { self[NewDocumentKey.self] = newValue }
  }
}
