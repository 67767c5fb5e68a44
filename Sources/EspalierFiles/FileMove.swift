// SPDX-License-Identifier: MIT

import Foundation

/// Moves a file or a folder to a place where nothing is: at every moment it is whole at the old place or at the new one.
package enum FileMove {
  /// - Throws: `FileReplacement.Refusal.exists` where something is at the new place, `.changed` where another program changed the
  ///   file while it was copied to another file system, or an error of Cocoa's for files. The old place has it then, and the new one
  ///   has not; where only a part of the original could be removed, the error says so, and the new place has it.
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
    case EXDEV: try copyAndRemove(old, in: source, to: new, in: target)
    default: throw CocoaError(writing: error, path: new.path)
    }
  }

  /// Between two file systems: the copy comes to the disk before the original goes.
  private static func copyAndRemove(_ old: URL, in source: FolderHandle, to new: URL, in target: FolderHandle) throws {
    let (name, newName) = (old.lastPathComponent, new.lastPathComponent)
    if FileStatus(newName, in: target) != nil { throw FileReplacement.Refusal.exists }
    do { try source.checkRemoval(of: FileName(name)) } catch let error as CocoaError { throw error.naming(old.path) }
    guard let before = FileStatus(name, in: source) else { throw CocoaError(.fileNoSuchFile, path: old.path) }
    let temporary = SavingRemains.newName()
    let copy: FileStatus?
    do {
      SavingRemains.remove(in: target)
      try FileCopy.copy(FileName(name), in: source, to: FileName(temporary), in: target)
      guard FileStatus(name, in: source) == before else { throw FileReplacement.Refusal.changed }
      copy = FileStatus(temporary, in: target)
      let error = target.renameToUnused(temporary, to: newName)
      if error == EEXIST || error == ENOTEMPTY { throw FileReplacement.Refusal.exists }
      guard error == 0 else { throw CocoaError(writing: error, path: new.path) }
      target.synchronize()
    } catch {
      target.remove(temporary)
      throw (error as? CocoaError)?.naming(new.path) ?? error
    }
    do { try remove(old, before, in: source) } catch let rest as Rest { throw rest.error(old, new) } catch {
      // The original is whole, and the copy goes, unless another program has made it its own.
      if let copy, FileStatus(newName, in: target) == copy { target.remove(newName) }
      target.synchronize()
      throw (error as? CocoaError)?.naming(old.path) ?? error
    }
  }

  /// Removes the original out of the sight of other programs, which cannot change it any more, and puts it back if it is not what was
  /// copied, or cannot be removed.
  /// - Throws: `Rest` where a part is gone; else nothing is.
  private static func remove(_ old: URL, _ before: FileStatus, in source: FolderHandle) throws {
    let name = old.lastPathComponent
    let removed = SavingRemains.newName()
    // Until it is looked at, it may have what is nowhere else: a later process must not remove it.
    let aside = removed + SavingRemains.keptEnding
    let error = source.renameToUnused(name, to: aside)
    // Layered file systems rename no folder of a lower layer.
    if error == EXDEV { return try remove(name, before, in: source) }
    guard error == 0 else { throw CocoaError(writing: error, path: old.path) }
    var current = aside
    do {
      guard FileStatus(aside, in: source)?.hasContent(of: before) == true else { throw FileReplacement.Refusal.changed }
      let error = source.renameToUnused(aside, to: removed)
      guard error == 0 else { throw CocoaError(writing: error, path: old.path) }
      current = removed
      try remove(removed, before, in: source)
      source.synchronize()
    } catch {
      _ = source.renameToUnused(current, to: name)
      source.synchronize()
      throw error
    }
  }

  private static func remove(_ name: String, _ before: FileStatus, in source: FolderHandle) throws {
    do { try source.remove(FileName(name)) } catch {
      guard FileStatus(name, in: source)?.hasContent(of: before) == true else { throw Rest(reason: error) }
      throw error
    }
  }

  /// A part of the original that could not be removed.
  private struct Rest: Error {
    let reason: any Error

    func error(_ old: URL, _ new: URL) -> CocoaError {
      CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSFilePathErrorKey: old.path,
          NSLocalizedDescriptionKey: "\(new.path) has all of it, but a part of \(old.path) could not be removed: "
            + "\(reason.fileReason). Remove the rest there.",
        ])
    }
  }
}
