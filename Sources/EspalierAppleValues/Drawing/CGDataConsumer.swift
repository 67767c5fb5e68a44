// SPDX-License-Identifier: MIT

import Foundation

/// The target of bytes that functions of Core Graphics write.
public final class CGDataConsumer {
  let write: (Data) -> Void

  /// Writes to the end of an object in memory.
  public init?(data: NSMutableData) { write = { data.append($0) } }

  /// Writes a file, whose content is replaced; nil if the address is not one of a file.
  public init?(url: NSURL) {
    let url = url as URL
    guard url.isFileURL else { return nil }
    write = RecordedPDFFile.writer(to: url)
  }
}
