// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The interface of a compiled module for those that import it, and the stamp of the sources and settings from which it was made.
struct ModuleProduct {
  let interface: URL

  private var file: URL { interface.deletingPathExtension().appendingPathExtension("stamp") }

  /// Whether the interface is that of a stamp.
  func isKept(_ stamp: String) -> Bool {
    FileManager.default.fileExists(atPath: interface.path)
      && (try? RegularFile.text(file.path, limit: 1 << 10)) == stamp
  }

  /// Notes that the interface was made.
  func keep(_ stamp: String) throws { try stamp.write(to: file, atomically: true, encoding: .utf8) }

  /// Removes the interface of a module that does not compile any more.
  func remove() {
    discard()
    try? FileManager.default.removeItem(at: interface)
  }

  /// Notes that the interface is about to be made.
  func discard() { try? FileManager.default.removeItem(at: file) }
}
