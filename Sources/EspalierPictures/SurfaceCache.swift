// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// Remembers the pixels that pictures were drawn to, up to a number of bytes; what was not used longest goes first.
package final class SurfaceCache: @unchecked Sendable {
  /// What the pixels show of a picture.
  enum Form: Hashable {
    case drawn(width: Int, height: Int, layer: Int?)
    case reduced(width: Int, height: Int, ImageDrawing.Interpolation)
  }

  private struct Key: Hashable {
    let picture: ObjectIdentifier
    let form: Form
  }

  private struct Entry {
    /// Not kept alive, for it may be many times as large as the surface. Another picture may have its identity later.
    weak var picture: Picture?
    let surface: PixelSurface
    var lastUse: UInt64
  }

  package static let shared = SurfaceCache(limit: 64 << 20)

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  /// At so many entries, those of pictures that are gone are looked for.
  private var sweepCount = 16
  private var clock: UInt64 = 0
  private let lock = NSLock()
  package private(set) var byteCount = 0

  init(limit: Int) { self.limit = limit }

  /// O(1) for what is remembered, and on average for what is new; O(entries) when the limit is reached.
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

  /// Done again when there are twice as many entries as remain: O(1) for each new one. Without it a program that shows
  /// one new picture after the other, such as a preview's window, would fill the cache with surfaces that are never found again.
  private func forgetGonePictures() {
    for (key, entry) in entries where entry.picture == nil { forget(key, entry) }
    sweepCount = max(16, 2 * entries.count)
  }

  /// Down to half of the limit, so that it is not done at every turn.
  private func forgetOldest() {
    forgetGonePictures()
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where byteCount > limit / 2 {
      forget(key, entry)
    }
  }

  private func forget(_ key: Key, _ entry: Entry) {
    entries[key] = nil
    byteCount -= entry.surface.byteCount
  }
}
