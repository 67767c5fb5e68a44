// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The file of an open document.
public struct DocumentConfiguration: Sendable {
  /// The document's file; nil until it is saved first.
  public let fileURL: URL?
  /// Whether the document can be edited; false in a group that only views documents.
  public let isEditable: Bool
}

extension EnvironmentValues {
  /// The file of the document that a view of a `DocumentGroup` shows; nil elsewhere.
  @EnvironmentEntry public package(set) var documentConfiguration: DocumentConfiguration? = nil
}
