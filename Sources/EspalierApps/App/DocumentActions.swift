// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation
import UniformTypeIdentifiers

/// A window host that opens documents.
@MainActor
package protocol DocumentOpener: AnyObject {
  func openDocument(at url: URL) throws
  /// - Parameter make: Creates a document of a group, with a name; returns nil for a group without documents of that type.
  func newDocument(_ make: (any DocumentSource, String) -> DocumentSession?)
}

/// Opens a file in a window of the app's `DocumentGroup`.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  nonisolated(unsafe) private weak var opener: (any DocumentOpener)?

  nonisolated package init(_ opener: (any DocumentOpener)? = nil) { self.opener = opener }

  /// Opens the document, or brings its window to the front.
  /// - Throws: An error with the reason, if the file cannot be opened. In a host without windows it warns and does nothing.
  public func callAsFunction(at url: URL) async throws {
    guard let opener else { return WindowsMissing.warn("openDocument") }
    try opener.openDocument(at: url)
  }
}

/// Opens a new document in a window of the app's `DocumentGroup`. In hosts without windows it warns.
@MainActor @preconcurrency
public struct NewDocumentAction {
  nonisolated(unsafe) private weak var opener: (any DocumentOpener)?

  nonisolated package init(_ opener: (any DocumentOpener)? = nil) { self.opener = opener }

  /// Opens a new document of the first group whose documents can be files of a type.
  public func callAsFunction(contentType: UTType) {
    new { source, name in
      guard source.readableTypes.contains(where: { contentType.conforms(to: $0) }) else { return nil }
      return source.makeDocument(named: name)
    }
  }

  /// Opens a window with a new document, of the group that has documents of its type.
  public func callAsFunction<Document: FileDocument>(_ newDocument: @autoclosure @escaping () -> Document) {
    new { $0.session(of: newDocument(), named: $1) }
  }

  /// Opens a window with a new document, of the group that has documents of its type.
  public func callAsFunction<Document: ReferenceFileDocument>(_ newDocument: @escaping () -> Document) {
    new { $0.session(of: newDocument(), named: $1) }
  }

  /// Opens a new document of the app's first group that can create documents.
  func callAsFunction() { new { $0.makeDocument(named: $1) } }

  private func new(_ make: (any DocumentSource, String) -> DocumentSession?) {
    guard let opener else { return WindowsMissing.warn("newDocument") }
    opener.newDocument(make)
  }
}

extension EnvironmentValues {
  /// Opens documents of the app from files.
  @EnvironmentEntry public package(set) var openDocument: OpenDocumentAction = OpenDocumentAction()

  /// Opens new documents of the app.
  @EnvironmentEntry public package(set) var newDocument: NewDocumentAction = NewDocumentAction()
}
