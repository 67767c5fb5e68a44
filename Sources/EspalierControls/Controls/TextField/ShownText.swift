// SPDX-License-Identifier: MIT

import EspalierInteraction
import EspalierText

/// The displayed text of a field: its text, with the composition in place of the selection, or a dot for each character. Offsets
/// in UTF-8.
struct ShownText: Equatable {
  /// The text as it is drawn.
  let string: String
  /// The text with the composition.
  private let written: String
  private let isSecret: Bool
  /// The range of the text that the composition replaces, and the composition's length.
  private let replaced: Range<Int>
  private let composed: Int

  private static let dot = "•"

  init(_ text: String, selection: Range<Int> = 0..<0, composition: TextComposition? = nil, isSecret: Bool = false) {
    self.isSecret = isSecret
    if let composition {
      var written = text
      written.replaceSubrange(
        text.utf8Index(selection.lowerBound)..<text.utf8Index(selection.upperBound), with: composition.text)
      self.written = written
      replaced = selection
      composed = composition.text.utf8.count
    } else {
      written = text
      replaced = 0..<0
      composed = 0
    }
    string = isSecret ? String(repeating: Self.dot, count: written.count) : written
  }

  /// The range of the composition in the drawn text.
  var compositionRange: Range<Int> { drawn(replaced.lowerBound)..<drawn(replaced.lowerBound + composed) }

  /// The range in the drawn text of a part of the composition.
  func drawn(inComposition part: Range<Int>) -> Range<Int> {
    let part = part.clamped(to: 0..<composed)
    return drawn(replaced.lowerBound + part.lowerBound)..<drawn(replaced.lowerBound + part.upperBound)
  }

  /// The offset in the drawn text of an offset in the text.
  func drawn(ofText byte: Int) -> Int {
    drawn(byte <= replaced.lowerBound ? byte : max(byte - replaced.count + composed, replaced.lowerBound + composed))
  }

  private func drawn(_ byte: Int) -> Int {
    guard isSecret else { return byte }
    return written[..<written.utf8Index(byte)].count * Self.dot.utf8.count
  }

  /// The offset in the text of an offset in the drawn text.
  func text(ofDrawn byte: Int) -> Int {
    var byte = byte
    if isSecret {
      let index = written.index(written.startIndex, offsetBy: byte / Self.dot.utf8.count, limitedBy: written.endIndex)
      byte = written.utf8.distance(from: written.startIndex, to: index ?? written.endIndex)
    }
    if byte <= replaced.lowerBound { return byte }
    return max(byte - composed, replaced.lowerBound) + (byte >= replaced.lowerBound + composed ? replaced.count : 0)
  }
}
