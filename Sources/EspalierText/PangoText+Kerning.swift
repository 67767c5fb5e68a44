// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierNumbers
import Foundation

extension TextRun {
  /// Whether the letters have their space behind them instead of between them.
  var isKerned: Bool { kerning != 0 && tracking == 0 }
}

extension PangoText {
  /// The width that the space after the last letter occupies on every line; reserved, because Pango omits that space.
  var trailingKerning: CGFloat {
    guard runs.allSatisfy(\.isKerned) else { return 0 }
    let least = runs.reduce(CGFloat.infinity) { min($0, $1.kerning) }
    return least.isFinite ? max(least, 0) : 0
  }

  /// Puts the space of kerned letters behind each of them. Pango puts half of it on each side of a letter, and none at
  /// the ends of a line and beside tabs.
  ///
  /// - Parameters:
  ///   - line: A line of a new layout.
  ///   - origin: The number to add to Pango's byte offsets for offsets in the text.
  /// - Returns: The number of Pango's units by which the line is wider than Pango has measured it, once for each line.
  func kern(_ line: UnsafeMutablePointer<PangoLayoutLine>, origin: Int) -> Int32 {
    guard hasKernedRuns else { return 0 }
    var added: Int32 = 0
    var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var node = line.pointee.runs
    while let current = node {
      items.append(current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self))
      node = current.pointee.next
    }
    for (number, pointer) in items.enumerated() where !isTab(pointer, origin) {
      let item = pointer.pointee
      let run = runs[runIndex(at: Int(item.item.pointee.offset) + origin)]
      guard run.isKerned, let glyphs = item.glyphs, glyphs.pointee.num_glyphs > 0 else { continue }
      let space = Self.units(letterSpacing(of: run))
      let left = Self.leftHalf(of: space)
      let count = Int(glyphs.pointee.num_glyphs)
      let isFirst = number == 0 || isTab(items[number - 1], origin) || glyphs.pointee.glyphs[0].geometry.width == 0
      let isLast =
        number + 1 == items.count || isTab(items[number + 1], origin)
        || glyphs.pointee.glyphs[count - 1].geometry.width == 0
      let isRightToLeft = item.item.pointee.analysis.level % 2 == 1
      let before = (isRightToLeft ? space : 0) - (isFirst ? 0 : left)
      let after = (isRightToLeft ? 0 : space) - (isLast ? 0 : space - left)
      Self.pad(glyphs, left: before, right: after)
      added += before + after
    }
    return added
  }

  private func isTab(_ item: UnsafeMutablePointer<PangoGlyphItem>, _ origin: Int) -> Bool {
    let place = Int(item.pointee.item.pointee.offset) + origin
    return bytes.indices.contains(place) && bytes[place] == 9
  }

  /// The left part of the space between two letters as Pango divides it: whole points stay whole.
  private static func leftHalf(of space: Int32) -> Int32 {
    let half = space / 2
    let scale = Int32(PANGO_SCALE)
    return space & (scale - 1) == 0 ? (half + scale / 2) & ~(scale - 1) : half
  }

  /// Adds space at the outer sides of the visible letters.
  private static func pad(_ string: UnsafeMutablePointer<PangoGlyphString>, left: Int32, right: Int32) {
    let glyphs = UnsafeMutableBufferPointer(start: string.pointee.glyphs, count: Int(string.pointee.num_glyphs))
    if let first = glyphs.indices.first(where: { glyphs[$0].geometry.width != 0 }) {
      glyphs[first].geometry.width += left
      glyphs[first].geometry.x_offset += left
    }
    if let last = glyphs.indices.last(where: { glyphs[$0].geometry.width != 0 }) {
      glyphs[last].geometry.width += right
    }
  }
}
