// SPDX-License-Identifier: MIT

import Foundation

/// Moves a file or a folder to an unused path: at every moment it is complete at the old path or at the new one.
package enum FileMove {
  /// - Throws: `FileReplacement.Refusal.exists` if the new path is in use, `.changed` if another program changed the file while
  ///   it was copied to another file system, or an error of Cocoa's for files. In these cases only the old path has the file;
  ///   if only a part of the original could be removed, the error states that, and the new path has the file.
  package static func move(_ old: URL, to new: URL) throws {
    // A link itself is moved, not its target.
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

  /// Moves between two file systems: the copy is on the disk before the original is removed.
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
      // The original is complete, and the copy is removed unless another program has changed it.
      if let copy, FileStatus(newName, in: target) == copy { target.remove(newName) }
      target.synchronize()
      throw (error as? CocoaError)?.naming(old.path) ?? error
    }
  }

  /// Hides the original from other programs, so that they cannot change it any more, and removes it; restores it if it
  /// differs from the copied content, or cannot be removed.
  /// - Throws: `Rest` if a part is gone; with any other error nothing is.
  private static func remove(_ old: URL, _ before: FileStatus, in source: FolderHandle) throws {
    let name = old.lastPathComponent
    let removed = SavingRemains.newName()
    // Until it has been compared, the file may be the only one with its content: a later process must not remove it.
    let aside = removed + SavingRemains.keptEnding
    let error = source.renameToUnused(name, to: aside)
    // Layered file systems cannot rename a folder of a lower layer.
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

  /// An error for a part of the original that could not be removed.
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
