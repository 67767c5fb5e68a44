// SPDX-License-Identifier: MIT

import Combine
import EspalierCore
import Foundation
import UniformTypeIdentifiers

@available(*, unavailable, message: "Espalier has no FileDocument yet: read and write the file with Foundation's Data.")
public protocol FileDocument {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(*, unavailable, message: "Espalier has no FileDocument yet: read and write the file with Foundation's Data.")
extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

@available(
  *, unavailable, message: "Espalier has no ReferenceFileDocument yet: read and write the file with Foundation's Data."
)
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(
  *, unavailable, message: "Espalier has no ReferenceFileDocument yet: read and write the file with Foundation's Data."
)
extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

@available(*, unavailable, message: "Espalier has no FileDocument yet: read the file with Foundation's Data.")
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

@available(*, unavailable, message: "Espalier has no FileDocument yet: write the file with Foundation's Data.")
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

@available(*, unavailable, message: "Espalier has no FileDocument yet: bind the value that your view edits.")
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

@available(
  *, unavailable, message: "Espalier has no ReferenceFileDocument yet: hand over the object that your view edits."
)
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

@available(
  *, unavailable, message: "Espalier has no FileWrapper yet, nor has Foundation on Linux: use Data and FileManager."
)
open class FileWrapper {
  public init(regularFileWithContents contents: Data) {}
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {}
  public init(url: URL, options: ReadingOptions = []) throws {}
  open var isDirectory: Bool { false }
  open var isRegularFile: Bool { false }
  open var regularFileContents: Data? { nil }
  open var fileWrappers: [String: FileWrapper]? { nil }
  open var filename: String?
  open var preferredFilename: String?
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String { "" }
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String { "" }
  open func removeFileWrapper(_ child: FileWrapper) {}

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
}
