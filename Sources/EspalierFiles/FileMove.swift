// SPDX-License-Identifier: MIT

import Foundation

/// Moves a file or a folder to a place where nothing is: at every moment it is whole at the old place or at the new one.
package enum FileMove {
  /// - Throws: `FileReplacement.Refusal.exists` where something is at the new place, `.changed` where another program changed the
  ///   file while it was copied to another file system, or an error of Cocoa's for files. The old place has it then.
  package static func move(_ old: URL, to new: URL) throws {
    // A link itself is moved, not what it leads to.
    let source = try FolderHandle(old.deletingLastPathComponent().path)
    let name = old.lastPathComponent
    guard FileStatus(name, in: source) != nil else { throw CocoaError(.fileNoSuchFile, path: old.path) }
    let target = try FolderHandle(new.deletingLastPathComponent().path)
    let error = target.renameToUnused(name, from: source, to: new.lastPathComponent)
    switch error {
    case 0:
      target.synchronize()
      source.synchronize()
    case EEXIST, ENOTEMPTY: throw FileReplacement.Refusal.exists
    case EXDEV: try copyAndRemove(name, in: source, to: new, in: target)
    default: throw CocoaError(writing: error, path: new.path)
    }
  }

  /// Between two file systems: the copy comes to the disk before the original goes.
  private static func copyAndRemove(_ name: String, in source: FolderHandle, to new: URL, in target: FolderHandle)
    throws
  {
    if FileStatus(new.lastPathComponent, in: target) != nil { throw FileReplacement.Refusal.exists }
    let before = FileStatus(name, in: source)
    let temporary = SavingRemains.newName()
    do {
      SavingRemains.remove(in: target)
      try FileCopy.copy(FileName(name), in: source, to: FileName(temporary), in: target)
      guard FileStatus(name, in: source) == before else { throw FileReplacement.Refusal.changed }
      let error = target.renameToUnused(temporary, to: new.lastPathComponent)
      if error == EEXIST || error == ENOTEMPTY { throw FileReplacement.Refusal.exists }
      guard error == 0 else { throw CocoaError(writing: error, path: new.path) }
      target.synchronize()
    } catch {
      target.remove(temporary)
      throw (error as? CocoaError)?.naming(new.path) ?? error
    }
    source.remove(name)
    source.synchronize()
  }
}
