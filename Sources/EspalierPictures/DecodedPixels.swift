// SPDX-License-Identifier: MIT

import Foundation

/// Keeps the pixels that were decoded last, up to a number of bytes: a picture that is shown in one size after the other is decoded
/// once. The newest are kept whatever their size.
final class DecodedPixels: @unchecked Sendable {
  static let shared = DecodedPixels(limit: 32 << 20)

  private let limit: Int
  private let lock = NSLock()
  /// The newest last.
  private var kept: [PixelSurface] = []
  private(set) var byteCount = 0

  init(limit: Int) { self.limit = limit }

  /// Keeps pixels as the newest. O(kept).
  func keep(_ surface: PixelSurface) {
    lock.withLock {
      if let index = kept.firstIndex(where: { $0 === surface }) {
        kept.remove(at: index)
      } else {
        byteCount += surface.byteCount
      }
      kept.append(surface)
      while byteCount > limit, kept.count > 1 { byteCount -= kept.removeFirst().byteCount }
    }
  }

  /// Releases all of them.
  func removeAll() {
    lock.withLock {
      kept = []
      byteCount = 0
    }
  }
}
