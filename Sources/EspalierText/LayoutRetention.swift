// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// Keeps the layouts of the texts that were used last, and drops older ones: a layout is a hundred times larger than a size.
///
/// The limit is one of memory, not of the number of texts: each key pressed in a paragraph of 10,000 characters lays
/// out another text of a megabyte.
@MainActor
final class LayoutRetention {
  static let shared = LayoutRetention()
  /// The greatest number of bytes of layouts that are kept, besides the latest one.
  static let limit = 16 << 20
  /// The texts with layouts, from the oldest to the latest.
  private var recent: [(text: ShapedText, bytes: Int)] = []
  private var bytes = 0

  func keep(_ text: ShapedText) {
    let added = Self.bytes(of: text)
    recent.append((text, added))
    bytes += added
    guard bytes > Self.limit else { return }
    // Half of them at once, so that the array is rarely shifted.
    var count = 0
    while bytes > Self.limit / 2, count < recent.count - 1 {
      recent[count].text.dropLayout()
      bytes -= recent[count].bytes
      count += 1
    }
    recent.removeFirst(count)
  }

  func removeAll() {
    for entry in recent { entry.text.dropLayout() }
    recent = []
    bytes = 0
  }

  /// The memory that Pango uses, as measured: the layout with its fonts and lines, and the data for each character.
  private static func bytes(of text: ShapedText) -> Int { 1024 + 112 * text.string.utf8.count }
}
