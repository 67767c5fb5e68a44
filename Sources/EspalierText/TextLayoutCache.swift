// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// Shaped text by its characters, its style and the size that was proposed.
///
/// Two generations bound its memory: when the younger one is full, it becomes the older one, and texts that were not
/// used since the last such change are dropped.
@MainActor
package enum TextLayoutCache {
  /// The counts of the cache's lookups since the last reset.
  package struct Counters: Equatable, Sendable {
    /// The texts found, for the same size or for one that makes no difference.
    package var hits = 0
    /// Texts that were measured.
    package var misses = 0
    /// Misses that were laid out by Pango.
    package var shapings = 0

    package init() {}
  }

  @exclusivity(unchecked) package static var counters = Counters()

  /// The number of texts in a generation; a long text counts as several. A text takes about 400 bytes, so both take 8 MB.
  package static var capacity = 10_000

  @exclusivity(unchecked) private static var recent: [StyledText: ShapedText] = [:]
  @exclusivity(unchecked) private static var older: [StyledText: ShapedText] = [:]
  @exclusivity(unchecked) private static var recentCost = 0

  /// The text laid out in at most `width` × `height` points; nil is unlimited. O(1) for a text and size requested before.
  ///
  /// A narrower width breaks lines between words, or within a word that is wider than a line. A line limit and a
  /// limited height both truncate; at least one line remains.
  package static func layout(_ text: StyledText, width: CGFloat? = nil, height: CGFloat? = nil) -> ShapedText {
    let ideal: ShapedText
    if let found = recent[text] {
      counters.hits += 1
      ideal = found
    } else {
      ideal = idealLayout(text)
    }
    if fits(ideal, width, height) { return ideal }
    return constrained(ideal, width: width, height: height)
  }

  /// Empties the cache. Texts that are held elsewhere stay valid.
  package static func removeAll() {
    recent = [:]
    older = [:]
    recentCost = 0
    LayoutRetention.shared.removeAll()
  }

  private static func fits(_ ideal: ShapedText, _ width: CGFloat?, _ height: CGFloat?) -> Bool {
    if let width, ideal.size.width > width + 0.001 || width <= 0 { return false }
    if let height, ideal.lineCount > 1 || ideal.text.canShrink, ideal.size.height > height + 0.01 { return false }
    return true
  }

  private static func idealLayout(_ text: StyledText) -> ShapedText {
    let result: ShapedText
    if let kept = older.removeValue(forKey: text) {
      counters.hits += 1
      result = kept
    } else {
      counters.misses += 1
      result = measured(text)
    }
    insert(result)
    return result
  }

  private static func measured(_ text: StyledText) -> ShapedText {
    if text.minimumLines <= 1, case .plain(let string, let font) = text.content {
      let face = FontLibrary.shared.face(font)
      if let width = face.widths?.width(of: string) {
        return ShapedText(line: text, width: width, metrics: face.metrics)
      }
      if string.utf8.count > longText, text.lineLimit == nil, let widths = face.widths,
        let paragraphs = measuredParagraphs(string, widths)
      {
        return ShapedText(
          paragraphs: text, count: paragraphs.count, width: paragraphs.widest, metrics: face.metrics)
      }
    }
    counters.shapings += 1
    return ShapedText(text, width: nil, height: nil)
  }

  /// The number of bytes above which simple paragraphs are laid out when they are drawn. Pango needs 30 µs for each.
  private static let longText = 8192

  /// The number of paragraphs of a text, and the width of the widest; nil if one of them is not simple.
  private static func measuredParagraphs(_ string: String, _ widths: SimpleTextWidths) -> (count: Int, widest: CGFloat)?
  {
    var result = (count: 0, widest: CGFloat(0))
    for paragraph in string.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      guard let width = widths.width(of: String(Substring(paragraph))) else { return nil }
      result = (result.count + 1, max(result.widest, width))
    }
    return result
  }

  private static func constrained(_ ideal: ShapedText, width: CGFloat?, height: CGFloat?) -> ShapedText {
    let proposal = ShapedText.Proposal(width: width, height: height)
    if let found = ideal.narrower?[proposal] { return found }
    counters.shapings += 1
    let result = ShapedText(ideal.text, width: width, height: height)
    // A window that is resized by hand needs a new width in each frame.
    if ideal.narrower?.count ?? 0 >= 16 { ideal.narrower = nil }
    ideal.narrower = ideal.narrower ?? [:]
    ideal.narrower?[proposal] = result
    return result
  }

  private static func insert(_ text: ShapedText) {
    recentCost += 1 + text.string.utf8.count / 256
    if recentCost > capacity {
      older = recent
      recent = [:]
      recentCost = 0
    }
    recent[text.text] = text
  }
}
