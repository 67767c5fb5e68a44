// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// Caches the pixels that pictures were drawn to, up to a number of bytes; the least recently used are removed first.
package final class SurfaceCache: @unchecked Sendable {
  /// The part, the size and the method of a picture's cached pixels.
  enum Form: Hashable {
    case drawn(width: Int, height: Int, layer: Int?)
    case reduced(width: Int, height: Int, ImageDrawing.Interpolation)

    /// Whether all of the picture's own colours are in the surface.
    fileprivate var isWhole: Bool { if case .drawn(_, _, .some) = self { false } else { true } }
  }

  private struct Key: Hashable {
    let picture: ObjectIdentifier
    let form: Form
  }

  private struct Entry {
    /// Weak, since the picture may be many times as large as the surface. Another picture may have its identity later.
    weak var picture: Picture?
    let surface: PixelSurface
    var lastUse: UInt64
  }

  package static let shared = SurfaceCache(limit: 64 << 20)

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  /// The number of entries at which those of released pictures are removed.
  private var sweepCount = 16
  private var clock: UInt64 = 0
  private let lock = NSLock()
  package private(set) var byteCount = 0

  init(limit: Int) { self.limit = limit }

  /// The cached surface of a picture, or a new one. O(1) for a cached one, and on average for a new one; O(entries)
  /// when the limit is reached.
  func surface(_ picture: Picture, _ form: Form, make: () -> PixelSurface?) -> PixelSurface? {
    let key = Key(picture: ObjectIdentifier(picture), form: form)
    lock.lock()
    clock += 1
    if let found = entries[key], found.picture === picture {
      entries[key]!.lastUse = clock
      lock.unlock()
      return found.surface
    }
    lock.unlock()
    guard let made = make() else { return nil }
    lock.withLock {
      guard made.byteCount <= limit / 2, entries[key]?.picture !== picture else { return }
      byteCount -= entries[key]?.surface.byteCount ?? 0
      entries[key] = Entry(picture: picture, surface: made, lastUse: clock)
      byteCount += made.byteCount
      if entries.count >= sweepCount { forgetGonePictures() }
      if byteCount > limit { forgetOldest() }
    }
    return made
  }

  /// The cached surface of a form; nil if it has to be made.
  func known(_ picture: Picture, _ form: Form) -> PixelSurface? {
    lock.withLock {
      guard let found = entries[Key(picture: ObjectIdentifier(picture), form: form)], found.picture === picture else {
        return nil
      }
      return found.surface
    }
  }

  /// The surface of a whole picture, in any size, that was used last. O(entries).
  func latest(_ picture: Picture) -> PixelSurface? {
    lock.withLock {
      let own = entries.lazy.filter { $0.value.picture === picture && $0.key.form.isWhole }
      return own.max { $0.value.lastUse < $1.value.lastUse }?.value.surface
    }
  }

  /// Removes the entries of released pictures. It is repeated when there are twice as many entries as remain: O(1) for
  /// each new one. Without it a program that shows one new picture after the other, such as a preview's window, would
  /// fill the cache with surfaces that are never found again.
  private func forgetGonePictures() {
    for (key, entry) in entries where entry.picture == nil { forget(key, entry) }
    sweepCount = max(16, 2 * entries.count)
  }

  /// Removes the oldest entries down to half of the limit, so that it rarely has to run.
  private func forgetOldest() {
    forgetGonePictures()
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where byteCount > limit / 2 {
      forget(key, entry)
    }
  }

  func removeAll() {
    lock.withLock {
      entries = [:]
      byteCount = 0
    }
  }

  private func forget(_ key: Key, _ entry: Entry) {
    entries[key] = nil
    byteCount -= entry.surface.byteCount
  }
}
