// SPDX-License-Identifier: MIT

import Foundation

/// The state of a path in the file system: the identity of its file, and the data from which a change is detected.
///
/// For a folder the names, sizes and times of all that is below it are included. O(files below a folder), else O(1).
package struct FileStatus: Equatable, Sendable {
  /// The identity of a file, whatever its name.
  package struct Identity: Hashable, Sendable {
    package let device, file: UInt
  }

  package let identity: Identity
  package let kind: FileKind
  package let permissions: mode_t
  package let owner: uid_t
  package let group: gid_t
  private let size: Int
  let modified: (seconds: Int, nanoseconds: Int)
  /// A hash of the content below a folder.
  private let content: Int

  /// The status of a path; links are followed. Nil if nothing is there.
  package init?(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    self.init(status) { Self.content(of: url.path) }
  }

  /// The status of a name in an open folder; a link is not followed. Nil if nothing is there.
  init?(_ name: String, in folder: FolderHandle) {
    guard let status = folder.status(FileName(name)) else { return nil }
    self.init(status) { Self.content(of: folder.path(of: name)) }
  }

  private init(_ status: stat, content: () -> Int) {
    identity = Identity(device: UInt(status.st_dev), file: UInt(status.st_ino))
    kind = FileKind(status.st_mode)
    permissions = status.st_mode & 0o7777
    (owner, group) = (status.st_uid, status.st_gid)
    size = Int(status.st_size)
    modified = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    self.content = kind == .folder ? content() : 0
  }

  /// Whether the path may be written. The superuser may write everything; nevertheless a file that its owner protected
  /// stays protected.
  package func isWritable(at path: String) -> Bool { permissions & 0o222 != 0 && access(path, W_OK) == 0 }

  package var isDirectory: Bool { kind == .folder }
  /// Whether the path is a file, and not a pipe or a device, which have no end.
  package var isRegular: Bool { kind == .file }

  // Permissions and owners may change without the content.
  package static func == (a: FileStatus, b: FileStatus) -> Bool {
    a.modified == b.modified && (a.identity, a.size, a.content) == (b.identity, b.size, b.content)
  }

  /// Whether the content, its size and its time are the same, whatever file number the file system assigns.
  func hasContent(of other: FileStatus) -> Bool {
    modified == other.modified && (kind, size, content) == (other.kind, other.size, other.content)
  }

  /// A hash that is independent of the order in which the system lists the files.
  private static func content(of folder: String) -> Int {
    var sum = 0
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      var hasher = Hasher()
      hasher.combine(name)
      hasher.combine(status.st_ino)
      hasher.combine(status.st_size)
      hasher.combine(status.st_mtim.tv_sec)
      hasher.combine(status.st_mtim.tv_nsec)
      if FileKind(status.st_mode) == .folder { hasher.combine(content(of: path)) }
      sum &+= hasher.finalize()
    }
    return sum
  }
}

extension FileStatus.Identity {
  /// The identity of an open file; nil if the descriptor is not open.
  init?(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(device: UInt(status.st_dev), file: UInt(status.st_ino))
  }
}
