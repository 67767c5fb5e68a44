// SPDX-License-Identifier: MIT

internal import EspalierCFiles
import Foundation

/// An open folder. Names still refer to this folder after another one takes its path.
final class FolderHandle {
  let descriptor: Int32

  /// - Throws: An error of Cocoa's for files that contains the path.
  init(_ path: String) throws {
    var folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that must not be listed can still be written.
    if folder < 0, errno == EACCES { folder = open(path, Self.pathOnly | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { throw CocoaError(writing: errno, path: path) }
    descriptor = folder
  }

  /// Opens a folder in another one. A link is not a folder.
  /// - Throws: An error of Cocoa's for files.
  init(_ name: FileName, in folder: FolderHandle) throws {
    descriptor = openat(folder.descriptor, name.bytes, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw CocoaError(reading: errno, path: folder.path(of: name)) }
  }

  /// `O_PATH`, which the headers declare only for the GNU dialect of C.
  static let pathOnly: Int32 = 0o10_000_000

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// A path to a name of the folder that is valid only in this process.
  func path(of name: String) -> String { "/proc/self/fd/\(descriptor)/\(name)" }

  /// A path for messages, and for calls that require text.
  func path(of name: FileName) -> String {
    path(of: String(decoding: name.bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// Renames a file; it may replace another one.
  /// - Returns: Zero, or the system's error.
  func rename(_ old: String, to new: String) -> Int32 {
    renameat(descriptor, old, descriptor, new) == 0 ? 0 : errno
  }

  /// Renames a file to an unused name.
  /// - Returns: Zero, or the system's error: `EEXIST` if the name is in use.
  func renameToUnused(_ old: String, from source: FolderHandle? = nil, to new: String) -> Int32 {
    let source = source ?? self
    let error = Self.rename(source.descriptor, old, descriptor, new, Self.noReplace)
    guard error == EINVAL || error == ENOSYS else { return error }
    // The file system has no such call. Hard links never replace a file; folders have none, but replace only an empty folder.
    if FileStatus(old, in: source)?.isDirectory == true {
      if FileStatus(new, in: self) != nil { return EEXIST }
      return renameat(source.descriptor, old, descriptor, new) == 0 ? 0 : errno
    }
    guard linkat(source.descriptor, old, descriptor, new, 0) == 0 else { return errno }
    return unlinkat(source.descriptor, old, 0) == 0 ? 0 : errno
  }

  /// Exchanges the contents of two names, at once.
  /// - Returns: Zero, or the system's error: `EINVAL` or `ENOSYS` if the file system has no such call.
  func exchange(_ a: String, _ b: String) -> Int32 {
    Self.rename(descriptor, a, descriptor, b, Self.exchanging)
  }

  /// Removes a file that this program has written or replaced, as far as the system permits.
  func remove(_ name: String) { try? remove(FileName(name), isForced: true) }

  /// Writes the names of the folder to the disk.
  func synchronize() { fsync(descriptor) }

  private static let noReplace: CUnsignedInt = 1
  private static let exchanging: CUnsignedInt = 2

  private static func rename(
    _ oldFolder: Int32, _ old: String, _ newFolder: Int32, _ new: String, _ flags: CUnsignedInt
  ) -> Int32 {
    renameat2(oldFolder, old, newFolder, new, flags) == 0 ? 0 : errno
  }
}
