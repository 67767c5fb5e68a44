// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import Synchronization

/// Files that are made of other programs' data. They are in one folder of this process, which is removed when the
/// process exits: code that imports a file may read it later.
enum ReceivedFiles {
  private static let folder = Mutex<URL?>(nil)

  /// A new place in the folder.
  /// - Parameter pathExtension: The extension of the file's name; nil for none.
  /// - Throws: `FolderProblem`, if no private folder can be made.
  static func place(_ pathExtension: String?) throws -> URL {
    let name = UUID().uuidString + (pathExtension.map { "." + $0 } ?? "")
    return try folder.withLock { folder in
      if let folder { return folder.appendingPathComponent(name) }
      // Other users must neither read a file nor put another one in its place.
      let new = try PrivateFolder.temporary().url
      folder = new
      atexit { ReceivedFiles.removeAll() }
      return new.appendingPathComponent(name)
    }
  }

  static func removeAll() {
    folder.withLock { folder in
      if let folder { try? FileManager.default.removeItem(at: folder) }
      folder = nil
    }
  }
}
