// SPDX-License-Identifier: MIT

extension String {
  /// The path of the folder that contains a path without a slash at its end; empty for a name alone.
  ///
  /// Foundation's `deletingLastPathComponent` ends the process on Linux if a path is one character long.
  var parentPath: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
