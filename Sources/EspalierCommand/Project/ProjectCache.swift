// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A cache with a folder for each project. Its number, size and age are bounded: the folders whose last use is longest ago are
/// removed first, and none that a running command uses.
struct ProjectCache {
  let folder: URL

  /// The bounds of a cache.
  struct Bounds {
    var count = 40
    var bytes = 2 << 30
    /// Seconds since the last use.
    var age = 60.0 * 24 * 60 * 60
  }

  /// The locks that this process holds until it ends.
  private static let locks = Mutex<[String: Int32]>([:])

  /// The folder of a project, which counts as used from now on until this process ends.
  func use(_ name: String) throws -> URL {
    let place = folder.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(
      at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    Self.locks.withLock { locks in
      guard locks[place.path] == nil else { return }
      let lock = Self.lock(place)
      if lock >= 0, flock(lock, LOCK_SH | LOCK_NB) == 0 { locks[place.path] = lock } else { close(lock) }
    }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: place.path)
    return place
  }

  private static func lock(_ place: URL) -> Int32 {
    open(place.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
  }

  /// Removes folders until the cache is within its bounds.
  func prune(_ bounds: Bounds = Bounds(), now: Date = Date()) {
    var count = 0
    var bytes = 0
    for entry in entries {
      count += 1
      bytes += entry.bytes
      let isKept =
        count <= bounds.count && bytes <= bounds.bytes && now.timeIntervalSince(entry.used) <= bounds.age
      if isKept || !Self.remove(entry.folder) { continue }
      count -= 1
      bytes -= entry.bytes
    }
  }

  private struct Entry {
    let folder: URL
    let used: Date
    let bytes: Int
  }

  /// The folders, the last used one first.
  private var entries: [Entry] {
    let keys: [URLResourceKey] = [.contentModificationDateKey, .isDirectoryKey]
    let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)) ?? []
    return all.compactMap { url in
      guard let values = try? url.resourceValues(forKeys: Set(keys)), values.isDirectory == true else { return nil }
      return Entry(folder: url, used: values.contentModificationDate ?? .distantPast, bytes: Self.bytes(of: url))
    }.sorted { $0.used > $1.used }
  }

  private static func bytes(of folder: URL) -> Int {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys))
    var sum = 0
    while let file = files?.nextObject() as? URL {
      guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
      sum += values.fileSize ?? 0
    }
    return sum
  }

  /// Removes a folder that no running command uses.
  /// - Returns: Whether it is removed.
  private static func remove(_ folder: URL) -> Bool {
    let lock = lock(folder)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return false }
    return (try? FileManager.default.removeItem(at: folder)) != nil
  }
}
