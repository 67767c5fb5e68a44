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
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; by default those that can be read.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  /// - Throws: An error about the file's content; the user sees the error's description.
  init(configuration: ReadConfiguration) throws
  /// The wrapper that is written to the file.
  /// - Throws: An error that prevents the writing; the user sees its description, and the file is unchanged.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  /// The input of reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The input of writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object. It counts as changed when an action is registered with the window's undo manager.
///
/// The requirements are called on the main actor.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// The document's state at one moment, which is written.
  associatedtype Snapshot
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; by default those that can be read.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  /// - Throws: An error about the file's content; the user sees the error's description.
  init(configuration: ReadConfiguration) throws
  /// The document's current state, for writing.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// The wrapper that is written to the file.
  /// - Throws: An error that prevents the writing; the user sees its description, and the file is unchanged.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
  /// The input of reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The input of writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The input of reading a document.
public struct FileDocumentReadConfiguration {
  /// The type of the file: one of the document's readable types.
  public let contentType: UTType
  /// The file's content.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The input of writing a document.
public struct FileDocumentWriteConfiguration {
  /// The type of the file to write: one of the document's writable types.
  public let contentType: UTType
  /// The content of the existing file; nil for a new file.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper?) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

extension FileDocument {
  /// The wrapper of the document as a file of a type.
  func wrapper(as type: UTType, existing: FileWrapper?) throws -> FileWrapper {
    try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: existing))
  }
}

extension ReferenceFileDocument {
  /// The wrapper of the document as a file of a type.
  func wrapper(as type: UTType, existing: FileWrapper?) throws -> FileWrapper {
    try fileWrapper(
      snapshot: snapshot(contentType: type),
      configuration: WriteConfiguration(contentType: type, existingFile: existing))
  }
}
