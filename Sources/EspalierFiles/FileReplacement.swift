// SPDX-License-Identifier: MIT

import Foundation

/// Replaces a file or a folder at once: a program that reads the path gets either the old or the new content complete,
/// even if this process, or the machine, ends at any moment.
///
/// The new content is written beside the old one, under a name of its own, and is on the disk before it takes the path. The
/// replaced file is of the same kind, and the one that the caller expects: if another program puts something else there, at any
/// moment, that stays. Files in a package keep the attributes of those of the same name that they replace.
package enum FileReplacement {
  /// The state of the path in which a replacement is allowed.
  package enum Expectation {
    /// Nothing is there, or something of the same kind: a path that the user has chosen, or the program's own.
    case sameKind
    /// The content that was read or written last is there, unchanged.
    case only(FileStatus)
    /// Nothing is there.
    case nothing
  }

  /// The reason why nothing was replaced.
  package enum Refusal: Error, Equatable {
    /// A folder is never exchanged for a file, or a file for a folder; nor is a pipe, a device or a socket replaced.
    case anotherKind(FileKind)
    /// The content of the path is not the one that was read.
    case changed
    /// Something is there.
    case exists
  }

  /// - Parameters:
  ///   - make: Writes the new content for `url` at the unused address that it receives. If it replaces something, the
  ///     content is private while it is written: others may read it once it has the permissions of the old one.
  /// - Returns: The new status of the path, to be expected the next time.
  /// - Throws: `Refusal`, an error of `make`, or an error of Cocoa's for files that contains the path. The old content
  ///   is then untouched.
  @discardableResult
  package static func write(
    to url: URL, expecting expectation: Expectation = .sameKind, _ make: (_ url: URL, _ isPrivate: Bool) throws -> Void
  ) throws -> FileStatus {
    let place = try ResolvedPlace(url)
    let folder = place.folder
    SavingRemains.remove(in: folder)
    let old = FileStatus(place.name, in: folder)
    try expectation.check(old)
    let temporary = SavingRemains.newName()
    do {
      try make(URL(fileURLWithPath: folder.path(of: temporary)), old != nil)
      if old?.isDirectory == true { PackageAttributes.copy(from: place.name, to: temporary, in: folder) }
      guard let new = FileStatus(temporary, in: folder) else { throw CocoaError(.fileWriteUnknown, path: url.path) }
      try put((temporary, new), at: place, expectation)
      folder.synchronize()
      return new
    } catch {
      folder.remove(temporary)
      throw (error as? CocoaError)?.naming(url.path) ?? error
    }
  }

  /// Moves new content to its path.
  private static func put(
    _ new: (name: String, status: FileStatus), at place: ResolvedPlace, _ expectation: Expectation
  ) throws {
    let folder = place.folder
    for attempt in 1... {
      let old = FileStatus(place.name, in: folder)
      try expectation.check(old)
      do {
        guard let old else { return try check(folder.renameToUnused(new.name, to: place.name), path: place.path) }
        guard old.kind == new.status.kind else { throw Refusal.anotherKind(old.kind) }
        guard old.isWritable(at: folder.path(of: place.name)) else {
          throw CocoaError(writing: EACCES, path: place.path)
        }
        try copyAttributes(old, place.name, to: new, in: folder)
        return try replace(old, by: new, at: place, expectation)
      } catch let refusal as Refusal where refusal == .changed || refusal == .exists {
        // Programs that write the same path at the same time do so one after the other.
        guard case .sameKind = expectation, attempt < 3 else { throw refusal }
      }
    }
  }

  /// Copies the attributes only between the two intended files: another user may exchange names in a shared folder.
  private static func copyAttributes(
    _ old: FileStatus, _ name: String, to new: (name: String, status: FileStatus), in folder: FolderHandle
  ) throws {
    let (from, to) = (folder.openForAttributes(FileName(name)), folder.openForAttributes(FileName(new.name)))
    defer { for descriptor in [from, to] where descriptor >= 0 { close(descriptor) } }
    guard FileStatus.Identity(from) == old.identity else { throw Refusal.changed }
    guard FileStatus.Identity(to) == new.status.identity else {
      throw CocoaError(.fileWriteUnknown, path: folder.path(of: new.name))
    }
    FileAttributes.copy(from: from, to: to, .new)
  }

  /// Exchanges the two names, so that the replaced content can be compared before it is removed.
  private static func replace(
    _ old: FileStatus, by new: (name: String, status: FileStatus), at place: ResolvedPlace, _ expectation: Expectation
  ) throws {
    let folder = place.folder
    let marked = SavingRemains.exchangedName(new.name, old: old, new: new.status)
    try check(folder.rename(new.name, to: marked), path: place.path)
    let error = folder.exchange(marked, place.name)
    if error == 0 {
      // Content that another program put there since the comparison gets its path back.
      if let out = FileStatus(marked, in: folder), expectation.allows(out, new: new.status) {
        return SavingRemains.discard(marked, in: folder)
      }
      try check(folder.exchange(marked, place.name), path: place.path)
      // The path may have changed once more: then this content is not the one written here, and it stays.
      guard FileStatus(marked, in: folder) == new.status else {
        _ = folder.rename(marked, to: marked + SavingRemains.keptEnding)
        throw Refusal.changed
      }
    }
    try check(folder.rename(marked, to: new.name), path: place.path)
    switch error {
    case 0, ENOENT: throw Refusal.changed
    case EINVAL, ENOSYS: try replaceWithoutExchange(old, by: new, at: place, expectation)
    default: throw CocoaError(writing: error, path: place.path)
    }
  }

  /// Replaces a file by renaming, if the file system cannot exchange names; a folder's path is unused for a moment, in
  /// which the old folder has a name of its own.
  private static func replaceWithoutExchange(
    _ old: FileStatus, by new: (name: String, status: FileStatus), at place: ResolvedPlace, _ expectation: Expectation
  ) throws {
    let folder = place.folder
    guard let now = FileStatus(place.name, in: folder), expectation.allows(now, new: new.status) else {
      throw Refusal.changed
    }
    guard old.isDirectory else { return try check(folder.rename(new.name, to: place.name), path: place.path) }
    let aside = new.name + SavingRemains.keptEnding
    try check(folder.rename(place.name, to: aside), path: place.path)
    let error = folder.renameToUnused(new.name, to: place.name)
    guard error == 0 else {
      _ = folder.renameToUnused(aside, to: place.name)
      throw CocoaError(writing: error, path: place.path)
    }
    folder.remove(aside)
  }

  private static func check(_ error: Int32, path: String) throws {
    if error == EEXIST { throw Refusal.exists }
    if error != 0 { throw CocoaError(writing: error, path: path) }
  }

  /// Writes a new file, and returns after it is on the disk.
  package static func create(_ data: Data, at url: URL, isPrivate: Bool = false) throws {
    let file = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, isPrivate ? 0o600 : 0o666)
    guard file >= 0 else { throw CocoaError(writing: errno, path: url.path) }
    defer { close(file) }
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          throw CocoaError(writing: errno, path: url.path)
        }
        rest = rest.dropFirst(count)
      }
    }
    guard fsync(file) == 0 else { throw CocoaError(writing: errno, path: url.path) }
  }

  /// Writes the names of a folder to the disk.
  package static func synchronize(_ folder: URL) { try? FolderHandle(folder.path).synchronize() }

  /// Writes a file in place of another one.
  @discardableResult
  package static func write(
    _ data: Data, to url: URL, expecting expectation: Expectation = .sameKind
  ) throws -> FileStatus {
    try write(to: url, expecting: expectation) { try create(data, at: $0, isPrivate: $1) }
  }
}

extension FileReplacement.Expectation {
  fileprivate func check(_ old: FileStatus?) throws {
    switch self {
    case .sameKind:
      if let old, old.kind != .file, old.kind != .folder { throw FileReplacement.Refusal.anotherKind(old.kind) }
    case .only(let expected):
      guard let old else { throw FileReplacement.Refusal.changed }
      if old.kind != expected.kind { throw FileReplacement.Refusal.anotherKind(old.kind) }
      if old != expected { throw FileReplacement.Refusal.changed }
    case .nothing: if old != nil { throw FileReplacement.Refusal.exists }
    }
  }

  /// Whether the content that was replaced may be removed.
  fileprivate func allows(_ out: FileStatus, new: FileStatus) -> Bool {
    if case .only(let expected) = self { return out == expected }
    return out.kind == new.kind
  }
}

extension FileReplacement.Refusal: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .anotherKind(let kind): "There is \(kind.description) in its place, which is not replaced."
    case .changed: "Another program has changed it."
    case .exists: "Something of this name is there already."
    }
  }
}
