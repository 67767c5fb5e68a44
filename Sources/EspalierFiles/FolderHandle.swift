// SPDX-License-Identifier: MIT

internal import EspalierCFiles
import Foundation

/// An open folder. Its names stay those of this folder when another one takes its path.
final class FolderHandle {
  let descriptor: Int32

  /// - Throws: An error of Cocoa's for files that names the path.
  init(_ path: String) throws {
    var folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that must not be listed can be written all the same.
    if folder < 0, errno == EACCES { folder = open(path, Self.pathOnly | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { throw CocoaError(writing: errno, path: path) }
    descriptor = folder
  }

  /// A folder in another one. A link is none.
  /// - Throws: An error of Cocoa's for files.
  init(_ name: FileName, in folder: FolderHandle) throws {
    descriptor = openat(folder.descriptor, name.bytes, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw CocoaError(reading: errno, path: folder.path(of: name)) }
  }

  /// `O_PATH`, which the headers show to C of GNU's dialect only.
  static let pathOnly: Int32 = 0o10_000_000

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// A path to a name of the folder that only this process has.
  func path(of name: String) -> String { "/proc/self/fd/\(descriptor)/\(name)" }

  /// A path for messages, and for calls that take text.
  func path(of name: FileName) -> String {
    path(of: String(decoding: name.bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// Gives a file another name, where it may take the place of another one.
  /// - Returns: Zero, or the system's error.
  func rename(_ old: String, to new: String) -> Int32 {
    renameat(descriptor, old, descriptor, new) == 0 ? 0 : errno
  }

  /// Gives a file a name that nothing has.
  /// - Returns: Zero, or the system's error: `EEXIST` where something has the name.
  func renameToUnused(_ old: String, from source: FolderHandle? = nil, to new: String) -> Int32 {
    let source = source ?? self
    let error = Self.rename(source.descriptor, old, descriptor, new, Self.noReplace)
    guard error == EINVAL || error == ENOSYS else { return error }
    // The file system has no such call. Hard links never take the place of a file; folders have none, but take only the place of
    // an empty folder.
    if FileStatus(old, in: source)?.isDirectory == true {
      if FileStatus(new, in: self) != nil { return EEXIST }
      return renameat(source.descriptor, old, descriptor, new) == 0 ? 0 : errno
    }
    guard linkat(source.descriptor, old, descriptor, new, 0) == 0 else { return errno }
    return unlinkat(source.descriptor, old, 0) == 0 ? 0 : errno
  }

  /// Two names get each other's content, at once.
  /// - Returns: Zero, or the system's error: `EINVAL` or `ENOSYS` where the file system has no such call.
  func exchange(_ a: String, _ b: String) -> Int32 {
    Self.rename(descriptor, a, descriptor, b, Self.exchanging)
  }

  /// Removes what this program has written or replaced, as far as the system lets it.
  func remove(_ name: String) { try? remove(FileName(name), isForced: true) }

  /// The names of the folder come to the disk.
  func synchronize() { fsync(descriptor) }

  private static let noReplace: CUnsignedInt = 1
  private static let exchanging: CUnsignedInt = 2

  private static func rename(
    _ oldFolder: Int32, _ old: String, _ newFolder: Int32, _ new: String, _ flags: CUnsignedInt
  ) -> Int32 {
    renameat2(oldFolder, old, newFolder, new, flags) == 0 ? 0 : errno
  }
}
