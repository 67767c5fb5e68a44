// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// Standard output and error, unbuffered, so that they keep their order with a child's output.
enum Console {
  static func print(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
  static func error(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// A message of the command's own, which may quote names from other people's files.
  static func report(_ text: String) { error("espalier: " + text.printable) }
}
