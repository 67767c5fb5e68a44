// SPDX-License-Identifier: MIT

import Foundation

extension FolderHandle {
  /// The names in the folder. O(names).
  /// - Throws: An error of Cocoa's for files.
  func contents() throws -> [FileName] {
    // A second descriptor of the same folder: its position in the list is independent.
    let list = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard list >= 0 else { throw CocoaError(reading: errno, path: path(of: "")) }
    guard let stream = fdopendir(list) else {
      close(list)
      throw CocoaError(reading: errno, path: path(of: ""))
    }
    defer { closedir(stream) }
    var names: [FileName] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { FileName($0) }
      }
      if !name.isFolderItself { names.append(name) }
    }
    return names
  }

  /// The system's status of a name; a link is not followed. Nil if nothing is there.
  func status(_ name: FileName) -> stat? {
    var status = stat()
    return fstatat(descriptor, name.bytes, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// Opens a name for its attributes, not its content; a link is not followed.
  /// - Returns: A descriptor to be closed, or -1.
  func openForAttributes(_ name: FileName) -> Int32 {
    openat(descriptor, name.bytes, Self.pathOnly | O_NOFOLLOW | O_CLOEXEC)
  }
}
