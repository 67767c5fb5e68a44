// SPDX-License-Identifier: MIT

import Foundation

extension String {
  /// Writes the text into a file, and makes its missing folders.
  public func writeFile(_ file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: file, atomically: true, encoding: .utf8)
  }
}
