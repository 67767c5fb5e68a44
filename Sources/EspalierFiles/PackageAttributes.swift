// SPDX-License-Identifier: MIT

import Foundation

/// Attributes that stay with the parts of a package when all of it is written anew: each part has those of the former
/// part with the same name and the same kind. A part with the same content also keeps its time, and so does a folder
/// below the package if all its content is the same.
enum PackageAttributes {
  /// Copies the attributes that the system permits this user to copy. O(bytes).
  /// - Parameters:
  ///   - old: The package that is replaced.
  ///   - new: The package that replaces it.
  static func copy(from old: String, to new: String, in folder: FolderHandle) {
    guard let from = try? FolderHandle(FileName(old), in: folder), let to = try? FolderHandle(FileName(new), in: folder)
    else { return }
    copyParts(from: from, to: to)
  }

  /// - Returns: Whether all parts are the same.
  @discardableResult
  private static func copyParts(from old: FolderHandle, to new: FolderHandle) -> Bool {
    guard let before = try? old.contents(), let now = try? new.contents() else { return false }
    var areSame = Set(before) == Set(now)
    for name in now {
      guard let a = old.status(name), let b = new.status(name), FileKind(a.st_mode) == FileKind(b.st_mode),
        copyPart(name, a, from: old, to: new)
      else {
        areSame = false
        continue
      }
      FileAttributes.copyTime(a, to: name, in: new)
    }
    return areSame
  }

  /// - Returns: Whether the content is the same.
  private static func copyPart(
    _ name: FileName, _ status: stat, from old: FolderHandle, to new: FolderHandle
  ) -> Bool {
    switch FileKind(status.st_mode) {
    case .link:
      FileAttributes.copyOwner(status, toLink: name, in: new)
      return LinkTarget(name, in: old.descriptor) == LinkTarget(name, in: new.descriptor)
    case .folder:
      guard let from = try? FolderHandle(name, in: old), let to = try? FolderHandle(name, in: new) else { return false }
      let isSame = copyParts(from: from, to: to)
      FileAttributes.copy(from: from.descriptor, to: to.descriptor, isSame ? .same : .new)
      return isSame
    case .file:
      let (from, to) = (old.openForAttributes(name), new.openForAttributes(name))
      defer { for descriptor in [from, to] where descriptor >= 0 { close(descriptor) } }
      guard from >= 0, to >= 0 else { return false }
      let isSame = haveEqualBytes(from, to)
      FileAttributes.copy(from: from, to: to, isSame ? .same : .new)
      return isSame
    default: return false
    }
  }

  /// Whether two files that are open for their attributes have the same content.
  private static func haveEqualBytes(_ a: Int32, _ b: Int32) -> Bool {
    var (first, second) = (stat(), stat())
    guard fstat(a, &first) == 0, fstat(b, &second) == 0, first.st_size == second.st_size else { return false }
    func reader(_ file: Int32) -> Int32 { open("/proc/self/fd/\(file)", O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    let (one, other) = (reader(a), reader(b))
    defer { for descriptor in [one, other] where descriptor >= 0 { close(descriptor) } }
    guard one >= 0, other >= 0 else { return false }
    var (oneBuffer, otherBuffer) = ([UInt8](repeating: 0, count: 1 << 16), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = read(one, &oneBuffer, oneBuffer.count)
      guard count >= 0 else { return false }
      var otherCount = 0
      // One read may end before the other.
      while otherCount < max(count, 1) {
        let part = otherBuffer.withUnsafeMutableBytes {
          read(other, $0.baseAddress! + otherCount, max(count, 1) - otherCount)
        }
        if part <= 0 { break }
        otherCount += part
      }
      guard count == otherCount else { return false }
      if count == 0 { return true }
      guard oneBuffer[..<count] == otherBuffer[..<count] else { return false }
    }
  }
}
