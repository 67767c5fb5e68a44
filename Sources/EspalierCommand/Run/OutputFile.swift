// SPDX-License-Identifier: MIT

import Foundation

/// A file that a command writes.
enum OutputFile {
  /// Checks a path before the work begins.
  /// - Throws: a usage error with the reason, if the file cannot be written.
  static func checkWritable(_ path: String) throws {
    var isFolder: ObjCBool = false
    let manager = FileManager.default
    if manager.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue { throw Stop.usage("cannot write \(path): it is a folder") }
      if !manager.isWritableFile(atPath: path) { throw Stop.usage("cannot write \(path): permission denied") }
      return
    }
    let parent = path.parentPath
    let folder = parent.isEmpty ? "." : parent
    guard manager.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw Stop.usage("cannot write \(path): no folder \(folder)")
    }
    if !isFolder.boolValue { throw Stop.usage("cannot write \(path): \(folder) is not a folder") }
    if !manager.isWritableFile(atPath: folder) { throw Stop.usage("cannot write \(path): permission denied") }
  }
}
