// SPDX-License-Identifier: MIT

import EspalierInteraction
import EspalierText

/// What a field shows: its text, with what is being composed in place of the selection, or a dot for each character of
/// it. Offsets in UTF-8.
struct ShownText: Equatable {
  /// As it is drawn.
  let string: String
  /// With what is composed.
  private let written: String
  private let isSecret: Bool
  /// What of the text the composed part stands for, and how long that is.
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

  /// The part that is composed, as it is drawn.
  var compositionRange: Range<Int> { drawn(replaced.lowerBound)..<drawn(replaced.lowerBound + composed) }

  /// Where a part of what is composed is drawn.
  func drawn(inComposition part: Range<Int>) -> Range<Int> {
    let part = part.clamped(to: 0..<composed)
    return drawn(replaced.lowerBound + part.lowerBound)..<drawn(replaced.lowerBound + part.upperBound)
  }

  /// Where a place of the text is drawn.
  func drawn(ofText byte: Int) -> Int {
    drawn(byte <= replaced.lowerBound ? byte : max(byte - replaced.count + composed, replaced.lowerBound + composed))
  }

  private func drawn(_ byte: Int) -> Int {
    guard isSecret else { return byte }
    return written[..<written.utf8Index(byte)].count * Self.dot.utf8.count
  }

  /// The place of the text that is drawn somewhere.
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
