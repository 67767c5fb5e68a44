// SPDX-License-Identifier: MIT

import EspalierPDFFiles
import Foundation

/// The source of bytes that functions of Core Graphics read.
public final class CGDataProvider {
  /// The bytes.
  public let data: NSData?

  /// Bytes in memory.
  public init?(data: NSData) { self.data = data }

  /// The bytes of a file; nil if it cannot be read.
  public init?(url: NSURL) {
    guard let data = PDFFile.data(at: url as URL) else { return nil }
    self.data = data as NSData
  }

  /// The bytes of the file at a path; nil if it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
  }
}
