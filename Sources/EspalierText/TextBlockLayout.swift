// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// The blocks of an edited text one below the other, or side by side if the text is one line. Points are counted from
/// the text's top left corner.
@MainActor
package final class TextBlockLayout {
  package let width: CGFloat?
  private unowned let blocks: TextBlocks
  /// The lengths of the blocks along the axis; estimated if a block is not laid out.
  private var extents: [CGFloat]
  private var shaped: [ShapedText?]
  /// The start of each block along the axis, and the end of the last one; nil after a change.
  private var knownPlaces: [CGFloat]?
  /// The texts whose lines are kept, the oldest first: lines are a hundred times larger than their text.
  private var kept: [ShapedText] = []
  private static let keptCount = 64
  /// The placement of blocks that are narrower than the available width: that width in points, and the part of the
  /// remaining space that lies before them, 0…1.
  package var alignment = (width: CGFloat(0), part: CGFloat(0))

  init(_ blocks: TextBlocks, width: CGFloat?) {
    self.blocks = blocks
    self.width = width
    shaped = Array(repeating: nil, count: blocks.lengths.count)
    extents = []
    extents = blocks.lengths.indices.map { estimate($0) }
  }

  package var count: Int { shaped.count }
  private var isLine: Bool { blocks.isLine }
  /// Points between two lines, and between two blocks.
  package var spacing: CGFloat { isLine ? 0 : fontMetrics(blocks.style.font).leading + blocks.style.lineSpacing }

  /// The space above and below a text of one line, whose total height is the pitch of its font's lines.
  private var inset: CGFloat { isLine ? fontMetrics(blocks.style.font).leading / 2 : 0 }

  func replace(_ range: ClosedRange<Int>, with count: Int) {
    shaped.replaceSubrange(range, with: Array(repeating: nil, count: count))
    extents.replaceSubrange(range, with: Array(repeating: 0, count: count))
    for index in range.lowerBound..<range.lowerBound + count { extents[index] = estimate(index) }
    knownPlaces = nil
  }

  /// An estimate of a block's length: a letter is about half as wide as it is high.
  private func estimate(_ index: Int) -> CGFloat {
    if count == 1 { return 0 }
    let letter = blocks.style.font.usableSize * 0.52
    if isLine { return CGFloat(blocks.lengths[index]) * letter }
    let line = fontMetrics(blocks.style.font).lineHeight + spacing
    let perLine = width.map { max($0 / letter, 1) } ?? .infinity
    var copy = blocks.string
    let start = blocks.starts[index]
    let end = start + blocks.lengths[index]
    let lines = copy.withUTF8 { bytes in
      let base = bytes.baseAddress!
      var (lines, place) = (CGFloat(0), start)
      while place < end {
        let found = memchr(base + place, 10, end - place).map {
          base.distance(to: $0.assumingMemoryBound(to: UInt8.self))
        }
        let stop = found ?? end
        lines += max((CGFloat(stop - place) / perLine).rounded(.up), 1)
        place = stop + 1
      }
      return lines
    }
    return max(lines, 1) * line - spacing
  }

  /// A block with its lines.
  package func block(_ index: Int) -> ShapedText {
    if let known = shaped[index] { return known }
    let text = blocks.text(of: index)
    let made: ShapedText
    if count == 1 {
      made = TextLayoutCache.layout(text, width: width)
    } else {
      made = ShapedText(text, width: width, height: nil)
      kept.append(made)
      if kept.count > Self.keptCount {
        for old in kept.prefix(Self.keptCount / 2) { old.dropLayout() }
        kept.removeFirst(Self.keptCount / 2)
      }
    }
    shaped[index] = made
    let extent = isLine ? made.size.width : made.size.height
    if extents[index] != extent {
      extents[index] = extent
      knownPlaces = nil
    }
    return made
  }

  private var places: [CGFloat] {
    if let knownPlaces { return knownPlaces }
    if count == 1 { _ = block(0) }
    var result: [CGFloat] = []
    result.reserveCapacity(count + 1)
    var sum = -spacing
    for extent in extents {
      result.append(sum + spacing)
      sum += extent + spacing
    }
    result.append(sum)
    knownPlaces = result
    return result
  }

  /// The start of a block along the axis; for the number of blocks, the end of the last one.
  package func start(of index: Int) -> CGFloat { places[index] }

  /// The size of all blocks; of those that are not laid out, as far as it is known.
  package var size: CGSize {
    if isLine { return CGSize(width: places[count], height: block(0).size.height + 2 * inset) }
    if count == 1 { return block(0).size }
    return CGSize(width: width ?? shaped.reduce(0) { max($0, $1?.size.width ?? 0) }, height: places[count])
  }

  package var firstBaseline: CGFloat { inset + block(0).firstBaseline }
  package var lastBaseline: CGFloat { (isLine ? inset : start(of: count - 1)) + block(count - 1).lastBaseline }

  /// The top left corner of a block.
  package func origin(of index: Int) -> CGPoint {
    let free = max(alignment.width - (isLine ? size.width : block(index).size.width), 0) * alignment.part
    return isLine ? CGPoint(x: start(of: index) + free, y: inset) : CGPoint(x: free, y: start(of: index))
  }

  /// The block at a position of the axis.
  package func firstBlock(at place: CGFloat) -> Int { index(at: place) }

  /// Lays out the blocks that meet a part of the axis.
  package func blocks(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    if count == 1 { return 0..<1 }
    let first = index(at: low)
    var last = first
    while true {
      _ = block(last)
      if last + 1 == count || start(of: last + 1) >= high { return first..<last + 1 }
      last += 1
    }
  }

  private func index(at place: CGFloat) -> Int { min(max(places.firstIndexAfter(place) - 1, 0), count - 1) }

  // MARK: - Positions

  /// The position of the caret before the character at a byte.
  package func caretRect(at byte: Int) -> CGRect {
    let index = blocks.index(of: byte)
    let rect = block(index).caretRect(atByte: byte - blocks.starts[index])
    let origin = origin(of: index)
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The byte of the character boundary nearest to a point.
  package func byteOffset(at point: CGPoint) -> Int {
    var index = index(at: isLine ? point.x : point.y)
    // Once it is laid out, the block may prove to end before the point.
    while true {
      _ = block(index)
      let now = self.index(at: isLine ? point.x : point.y)
      if now == index { break }
      index = now
    }
    let origin = origin(of: index)
    let inside = CGPoint(x: point.x - origin.x, y: isLine ? block(index).size.height / 2 : point.y - origin.y)
    return blocks.starts[index] + block(index).byteOffset(at: inside)
  }

  /// The boxes behind some bytes, as far as they lie in some blocks.
  package func selectionRects(_ range: Range<Int>, in visible: Range<Int>) -> [CGRect] {
    visible.flatMap { index -> [CGRect] in
      let start = blocks.starts[index]
      let part = range.clamped(to: start..<start + blocks.lengths[index])
      if part.isEmpty { return [] }
      let origin = origin(of: index)
      return block(index).selectionRects(bytes: part.lowerBound - start..<part.upperBound - start)
        .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
  }
}
