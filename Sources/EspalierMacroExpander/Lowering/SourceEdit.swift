// SPDX-License-Identifier: MIT

/// A replacement of bytes of a source that keeps the number of lines.
struct SourceEdit {
  /// The replaced bytes; an empty range inserts.
  let range: Range<Int>
  let replacement: [UInt8]

  /// Inserts text without line breaks.
  init(at offset: Int, insert text: String) {
    range = offset..<offset
    replacement = Array(text.utf8)
  }

  /// Replaces bytes with spaces; what follows on the line keeps its column.
  init(blank range: Range<Int>, of source: [UInt8]) {
    self.range = range
    replacement = source[range].map { Self.isLineBreak($0) ? $0 : UInt8(ascii: " ") }
  }

  /// Replaces bytes with text without line breaks. Spaces fill up what is missing to the old length, and the old line breaks
  /// follow.
  init(replace range: Range<Int>, of source: [UInt8], with text: String) {
    self.range = range
    let breaks = source[range].filter(Self.isLineBreak)
    let spaces = max(0, range.count - breaks.count - text.utf8.count)
    replacement = Array(text.utf8) + Array(repeating: UInt8(ascii: " "), count: spaces) + breaks
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// A source with edits that do not overlap: O(n log n) in their number, O(n) in the source.
  static func apply(_ edits: [SourceEdit], to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var end = 0
    // Insertions at one place keep their order, and precede a replacement that begins there.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }
    for (_, edit) in ordered {
      precondition(edit.range.lowerBound >= end, "two edits of the lowering overlap")
      result += source[end..<edit.range.lowerBound]
      result += edit.replacement
      end = edit.range.upperBound
    }
    return result + source[end...]
  }
}
