// SPDX-License-Identifier: MIT

internal import EspalierCFiles
import Foundation

/// Attributes that stay with a place when its content is replaced: permissions, the owner, and extended attributes, among them
/// access control lists and tags.
enum FileAttributes {
  /// Copies what the system lets this user copy.
  static func copy(_ status: FileStatus, from old: String, to new: String) {
    // Only the superuser gives files away; a group may be one of the user's.
    _ = lchown(new, status.owner, status.group)
    // After the owner: changing that takes away the right to run as them.
    _ = chmod(new, status.permissions)
    for name in names(old) { copy(name, from: old, to: new) }
  }

  private static func names(_ path: String) -> [String] {
    let size = llistxattr(path, nil, 0)
    guard size > 0 else { return [] }
    var buffer = [CChar](repeating: 0, count: size)
    let count = llistxattr(path, &buffer, size)
    guard count > 0 else { return [] }
    return buffer[..<count].split(separator: 0).map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
  }

  private static func copy(_ name: String, from old: String, to new: String) {
    let size = lgetxattr(old, name, nil, 0)
    guard size >= 0 else { return }
    var buffer = [UInt8](repeating: 0, count: max(size, 1))
    let count = lgetxattr(old, name, &buffer, size)
    if count >= 0 { _ = lsetxattr(new, name, buffer, count, 0) }
  }
}
