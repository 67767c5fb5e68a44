// SPDX-License-Identifier: MIT

import Combine
import EspalierCore
import Foundation
import UniformTypeIdentifiers

/// A document that is a value: a file's content, read and written as a whole.
///
/// The requirements are called on the main actor.
@preconcurrency
public protocol FileDocument {
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written; those that can be read, unless it is declared.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  /// - Throws: Whatever is wrong with it; the user sees the error's description.
  init(configuration: ReadConfiguration) throws
  /// What is to be written.
  /// - Throws: Whatever prevents that; the user sees the error's description, and the file stays as it was.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object. It changes where an action is registered with the window's undo manager.
///
/// The requirements are called on the main actor.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written, as it was at one moment.
  associatedtype Snapshot
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written; those that can be read, unless it is declared.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  /// - Throws: Whatever is wrong with it; the user sees the error's description.
  init(configuration: ReadConfiguration) throws
  /// The state of the document that is to be written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// What is to be written.
  /// - Throws: Whatever prevents that; the user sees the error's description, and the file stays as it was.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// What kind of file it is: one of the document's readable types.
  public let contentType: UTType
  /// The file's content.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
  /// What kind of file it is to be: one of the document's writable types.
  public let contentType: UTType
  /// What is there now; nil for a new file.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper?) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

extension FileDocument {
  /// What a user saves the document as.
  func wrapper(as type: UTType, existing: FileWrapper?) throws -> FileWrapper {
    try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: existing))
  }
}

extension ReferenceFileDocument {
  /// What a user saves the document as.
  func wrapper(as type: UTType, existing: FileWrapper?) throws -> FileWrapper {
    try fileWrapper(
      snapshot: snapshot(contentType: type),
      configuration: WriteConfiguration(contentType: type, existingFile: existing))
  }
}
