// SPDX-License-Identifier: MIT

import Foundation

extension String {
  /// Whether a folder is at this path.
  var isPathOfFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: self, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The path of the folder that contains a path without a slash at its end; empty for a name alone.
  ///
  /// Foundation's `deletingLastPathComponent` ends the process on Linux if a path is one character long.
  var parentPath: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
