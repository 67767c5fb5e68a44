// SPDX-License-Identifier: MIT

import Foundation

/// Standard output and error, written at once, so that they keep their order with a child's.
enum Console {
  static func print(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
  static func error(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
