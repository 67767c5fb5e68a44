// SPDX-License-Identifier: MIT

internal import EspalierCFiles
import Foundation

/// Attributes that stay with a path when its content is replaced, and with a file that is copied: permissions, the
/// owner, and extended attributes, among them access control lists and tags.
///
/// Rights to run as another user or group (setuid, setgid), and capabilities, belong to a content and an owner. They
/// stay only with the same content of the same owner and group: new content has none, as after a plain write, and a
/// copy that could not be given to the owner has none, as with `cp -p`.
enum FileAttributes {
  enum Content { case same, new }

  /// Copies the attributes that the system permits this user to copy.
  /// - Parameters:
  ///   - old: An open file or folder.
  ///   - new: Another one of the same kind, which need not be open for writing.
  static func copy(from old: Int32, to new: Int32, _ content: Content) {
    var status = stat()
    guard fstat(old, &status) == 0 else { return }
    // The descriptors, as paths: they may be open for their attributes alone, and no other file can take their names.
    let (oldPath, newPath) = ("/proc/self/fd/\(old)", "/proc/self/fd/\(new)")
    let (hasOwner, hasGroup) = give(newPath, status)
    let isGiven = hasOwner && hasGroup
    let isSame = content == .same && isGiven
    // After the owner, since changing it removes capabilities; before the permissions, which may forbid it.
    for name in names(oldPath) where isSame || !belongsToContent(name) { copy(name, from: oldPath, to: newPath) }
    var permissions = status.st_mode & 0o7777
    if FileKind(status.st_mode) == .folder {
      // On a folder the bit gives new files its group.
      if !isGiven { permissions &= ~(S_ISUID | S_ISGID) }
    } else if !isSame {
      permissions &= ~(S_ISUID | S_ISGID)
    }
    if !hasGroup { permissions &= ~0o070 | (permissions & 0o007) << 3 }
    _ = chmod(newPath, permissions)
  }

  /// Copies the owner and the group of a link, which has no other attributes.
  static func copyOwner(_ status: stat, toLink name: FileName, in folder: FolderHandle) {
    if fchownat(folder.descriptor, name.bytes, status.st_uid, status.st_gid, AT_SYMLINK_NOFOLLOW) != 0 {
      _ = fchownat(folder.descriptor, name.bytes, uid_t.max, status.st_gid, AT_SYMLINK_NOFOLLOW)
    }
  }

  /// Copies the time of the last change.
  static func copyTime(_ status: stat, to name: FileName, in folder: FolderHandle) {
    var times = [timespec(tv_sec: 0, tv_nsec: omitted), status.st_mtim]
    _ = utimensat(folder.descriptor, name.bytes, &times, AT_SYMLINK_NOFOLLOW)
  }

  /// `UTIME_OMIT`, a macro that Swift does not import: the time of the last access is not set.
  private static let omitted = (1 << 30) - 2

  /// - Returns: Whether the owner and the group are now those of the old one.
  private static func give(_ path: String, _ old: stat) -> (hasOwner: Bool, hasGroup: Bool) {
    // Only the superuser can give files away; the group may be one of the user's.
    if chown(path, old.st_uid, old.st_gid) == 0 { return (true, true) }
    let hasGroup = chown(path, uid_t.max, old.st_gid) == 0
    return (old.st_uid == geteuid(), hasGroup)
  }

  /// Capabilities, and the signatures of contents.
  private static func belongsToContent(_ name: String) -> Bool {
    ["security.capability", "security.ima", "security.evm"].contains(name)
  }

  private static func names(_ path: String) -> [String] {
    let size = listxattr(path, nil, 0)
    guard size > 0 else { return [] }
    var buffer = [CChar](repeating: 0, count: size)
    let count = listxattr(path, &buffer, size)
    guard count > 0 else { return [] }
    return buffer[..<count].split(separator: 0).map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
  }

  private static func copy(_ name: String, from old: String, to new: String) {
    let size = getxattr(old, name, nil, 0)
    guard size >= 0 else { return }
    var buffer = [UInt8](repeating: 0, count: max(size, 1))
    let count = getxattr(old, name, &buffer, size)
    if count >= 0 { _ = setxattr(new, name, buffer, count, 0) }
  }
}
