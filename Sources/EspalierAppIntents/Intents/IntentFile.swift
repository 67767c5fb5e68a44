// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import UniformTypeIdentifiers

/// File of an intent: its contents and its name.
public struct IntentFile: Hashable, Sendable {
  /// The largest file that is read, in bytes.
  private static let limit = 1 << 30
  /// The contents; empty if the file cannot be read, or if it has more than 1 GiB.
  public var data: Data { stored ?? fileURL.flatMap { try? RegularFile.read($0, limit: Self.limit) } ?? Data() }
  /// The file; nil if only its contents are known.
  public let fileURL: URL?
  /// The name.
  public var filename: String
  /// The kind of the contents.
  public var type: UTType?
  private let stored: Data?

  /// A file by its contents.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (stored, fileURL, self.filename) = (data, nil, filename)
    self.type = type ?? UTType(filenameExtension: (filename as NSString).pathExtension)
  }

  /// A file on the disk, which is read when `data` is.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (stored, self.fileURL, self.filename) = (nil, fileURL, filename ?? fileURL.lastPathComponent)
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
  }
}
