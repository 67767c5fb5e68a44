// SPDX-License-Identifier: MIT

extension String {
  /// The path of the folder in which a path without a slash at its end lies; empty for a name alone.
  ///
  /// Foundation's `deletingLastPathComponent` ends the process on Linux where a path is one character long.
  var parentPath: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
