// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierNumbers
import Foundation

/// Text of any length that is edited, in blocks of whole paragraphs of a few thousand bytes each.
///
/// A short text is one block and is laid out as a whole. A block of a long text is laid out when it becomes visible or
/// when a position in it is requested; the heights of the others are estimated. An edit compares the new text with the
/// old one, at a cost of one look at each byte, and replaces the blocks that it touches. A paragraph of more than
/// `longestParagraph` bytes is divided at that length. Offsets are in UTF-8.
@MainActor
package final class TextBlocks {
  /// A text of at most this many bytes is one block.
  package static let whole = 8192
  private static let block = 4096
  package static let longestParagraph = 16384

  package private(set) var string = ""
  /// The style of all blocks, without characters.
  package private(set) var style = StyledText("")
  /// Whether the text is one line, whatever its characters.
  package private(set) var isLine = true
  /// The lengths of the blocks, in bytes.
  private(set) var lengths = [0]
  /// The start of each block.
  private(set) var starts = [0]
  /// The layouts for the widths that were used last.
  private var layouts: [TextBlockLayout] = []

  package init() {}

  /// Adapts the blocks to a text.
  /// - Parameter style: The style of the text; its characters are ignored.
  /// - Returns: Whether anything changed.
  package func update(_ string: String, style: StyledText, isLine: Bool) -> Bool {
    var style = style
    style.clearCharacters()
    // The size of letters stays the same while the user types.
    style.minimumScaleFactor = 1
    let isRestyled = style != self.style || isLine != self.isLine
    if isRestyled {
      layouts = []
      self.style = style
      self.isLine = isLine
    }
    if isSame(string) { return isRestyled }
    if isRestyled || string.utf8.count <= Self.whole || self.string.utf8.count <= Self.whole {
      self.string = string
      setLengths(split(0..<string.utf8.count))
      layouts = []
    } else {
      splice(string)
    }
    return true
  }

  private func setLengths(_ new: [Int]) {
    lengths = new
    starts = []
    starts.reserveCapacity(lengths.count)
    var sum = 0
    for length in lengths {
      starts.append(sum)
      sum += length
    }
  }

  /// The blocks in lines of a width; nil for lines that end only with their paragraphs.
  package func layout(width: CGFloat?) -> TextBlockLayout {
    let width = isLine ? nil : width
    if let index = layouts.firstIndex(where: { $0.width == width }) {
      if index > 0 { layouts.swapAt(0, index) }
      return layouts[0]
    }
    let made = TextBlockLayout(self, width: width)
    // A window that is resized by hand needs a new width in each frame.
    layouts = [made] + layouts.prefix(2)
    return made
  }

  /// The text of a block, without the line break at its end.
  func text(of index: Int) -> StyledText {
    guard lengths.count > 1 else { return style.saying(string) }
    var part = Substring(
      string.utf8[string.utf8Index(starts[index])..<string.utf8Index(starts[index] + lengths[index])])
    if index + 1 < lengths.count, part.utf8.last == 10 {
      part = Substring(part.utf8.dropLast())
      if part.utf8.last == 13 { part = Substring(part.utf8.dropLast()) }
    }
    return style.saying(String(part))
  }

  /// The block that contains a byte; at a boundary, the one that begins there.
  func index(of byte: Int) -> Int { Swift.max(starts.firstIndexAfter(byte) - 1, 0) }

  // MARK: - Cutting

  private func isSame(_ other: String) -> Bool {
    guard other.utf8.count == string.utf8.count else { return false }
    return withBytes(of: string, other) {
      $0.baseAddress == $1.baseAddress || memcmp($0.baseAddress!, $1.baseAddress!, $0.count) == 0
    }
  }

  private func splice(_ new: String) {
    let (old, oldCount) = (string, string.utf8.count)
    let (prefix, suffix) = withBytes(of: old, new) { a, b in
      let count = min(a.count, b.count)
      let prefix = commonPrefix(a.baseAddress!, b.baseAddress!, count)
      return (prefix, commonSuffix(a.baseAddress! + a.count, b.baseAddress! + b.count, count - prefix))
    }
    var first = index(of: prefix)
    var last = index(of: oldCount - suffix)
    let change = new.utf8.count - oldCount
    func region() -> Range<Int> { starts[first]..<starts[last] + lengths[last] + change }
    // An empty region is joined to a neighbouring block.
    if region().isEmpty, first > 0 { first -= 1 } else if region().isEmpty, last + 1 < lengths.count { last += 1 }
    let range = region()
    string = new
    let made = split(range)
    setLengths(lengths[..<first] + made + lengths[(last + 1)...])
    for layout in layouts { layout.replace(first...last, with: made.count) }
  }

  private func split(_ range: Range<Int>) -> [Int] {
    guard range.count > 2 * Self.block else { return [range.count] }
    var copy = string
    return copy.withUTF8 { bytes in
      let base = bytes.baseAddress!
      var result: [Int] = []
      var start = range.lowerBound
      let mark: UInt8 = isLine ? 32 : 10
      while range.upperBound - start > 2 * Self.block {
        var end = start + Self.block
        while end > start, base[end - 1] != mark { end -= 1 }
        if end == start {
          let limit = min(start + (isLine ? Self.block : Self.longestParagraph), range.upperBound)
          let from = start + Self.block
          if let found = memchr(base + from, Int32(mark), limit - from) {
            end = base.distance(to: found.assumingMemoryBound(to: UInt8.self)) + 1
          } else if limit < range.upperBound {
            end = limit
            while end > start, base[end - 1] != 32 { end -= 1 }
            if end == start {
              end = limit
              while base[end] & 0xC0 == 0x80 { end -= 1 }
            }
          } else {
            end = limit
          }
        }
        result.append(end - start)
        start = end
      }
      if start < range.upperBound || result.isEmpty { result.append(range.upperBound - start) }
      return result
    }
  }
}

@MainActor
private func withBytes<Result>(
  of a: String, _ b: String, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  var (a, b) = (a, b)
  return a.withUTF8 { first in b.withUTF8 { second in body(first, second) } }
}

/// The number of bytes, at most `count`, that are the same from the beginning on.
private func commonPrefix(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Int {
  var (start, step) = (0, 1 << 16)
  while start < count {
    let length = min(step, count - start)
    if memcmp(a + start, b + start, length) == 0 {
      start += length
    } else if length == 1 {
      break
    } else {
      step = length / 2
    }
  }
  return start
}

/// The number of bytes, at most `count`, that are the same before two ends.
private func commonSuffix(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Int {
  var (known, step) = (0, 1 << 16)
  while known < count {
    let length = min(step, count - known)
    if memcmp(a - known - length, b - known - length, length) == 0 {
      known += length
    } else if length == 1 {
      break
    } else {
      step = length / 2
    }
  }
  return known
}

extension Array where Element: Comparable {
  /// The index of the first element of a sorted array that is larger than a value.
  func firstIndexAfter(_ value: Element) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension String {
  /// The index at an offset in UTF-8, within the text. O(1).
  package func utf8Index(_ offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf8.count))
  }
}

extension StyledText {
  fileprivate mutating func clearCharacters() {
    switch content {
    case .plain(_, let font): content = .plain("", font)
    case .runs(var runs):
      for i in runs.indices { runs[i].string = "" }
      content = .runs(Array(runs.prefix(1)))
    }
  }

  /// Another text in the same style.
  fileprivate func saying(_ string: String) -> StyledText {
    var result = self
    switch content {
    case .plain(_, let font): result.content = .plain(string, font)
    case .runs(var runs):
      runs[0].string = string
      result.content = .runs(runs)
    }
    return result
  }
}
