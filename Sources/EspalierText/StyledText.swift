// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// A line under or through text.
package struct TextDecoration: Hashable, Sendable {
  package enum Pattern: UInt8, Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package var pattern: Pattern
  /// A paint of the item that draws the text, by number; nil for the text's own.
  package var paint: Int?

  package init(pattern: Pattern = .solid, paint: Int? = nil) {
    self.pattern = pattern
    self.paint = paint
  }
}

/// Space for a picture on a line, in points.
package struct TextAttachment: Hashable, Sendable {
  package var size: CGSize
  /// The distance from the baseline to the lower edge.
  package var descent: CGFloat

  package init(size: CGSize, descent: CGFloat) {
    self.size = size
    self.descent = descent
  }

  /// The character that represents an attachment in the string.
  package static let character = "\u{FFFC}"
}

/// Characters that share a style. Lengths in points.
///
/// Paints are numbers: they are resolved when the text is drawn, so that a new colour needs no new layout.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var font: FontDescription
  /// The number of a paint of the item that draws the text; nil for its first.
  package var paint: Int?
  /// The paint that fills the line's height behind the characters.
  package var background: Int?
  /// Space after each character, including the last one of a line; ligatures are separated.
  package var kerning: CGFloat
  /// Space between characters; it takes precedence over `kerning`, as in SwiftUI.
  package var tracking: CGFloat
  /// The displacement of the baseline; positive moves up.
  package var baselineOffset: CGFloat
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  /// The picture that replaces the characters.
  package var attachment: TextAttachment?
  /// The language of the characters; nil for English.
  package var language: String?

  package init(
    _ string: String, font: FontDescription = FontDescription(), paint: Int? = nil, kerning: CGFloat = 0,
    tracking: CGFloat = 0, baselineOffset: CGFloat = 0, underline: TextDecoration? = nil,
    strikethrough: TextDecoration? = nil
  ) {
    self.string = string
    self.font = font
    self.paint = paint
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// Whether the font alone determines the appearance.
  var isPlain: Bool {
    paint == nil && background == nil && kerning == 0 && tracking == 0 && baselineOffset == 0 && underline == nil
      && strikethrough == nil && attachment == nil && language == nil
  }

  var letterSpacing: CGFloat { tracking != 0 ? tracking : kerning }
}

/// Text with everything that its layout depends on, except the proposed size. The key of the layout cache.
package struct StyledText: Hashable, Sendable {
  package enum Truncation: UInt8, Hashable, Sendable { case head, middle, tail }
  package enum Alignment: UInt8, Hashable, Sendable { case leading, center, trailing }

  /// The characters and their styles; one plain run needs no array.
  enum Content: Hashable, Sendable {
    case plain(String, FontDescription)
    case runs([TextRun])
  }

  var content: Content
  /// The greatest number of lines.
  package var lineLimit: Int?
  /// The smallest number of lines for which there is space, even if fewer are used.
  package var minimumLines = 0
  package var truncation = Truncation.tail
  /// The alignment of lines that are narrower than the text's size.
  package var alignment = Alignment.leading
  /// Whether the leading side is the right one.
  package var isRightToLeft = false
  /// Points between lines, in addition to their own height; 0 if set to a value that is not a finite number.
  package var lineSpacing: CGFloat = 0 {
    didSet { if !lineSpacing.isFinite { lineSpacing = 0 } }
  }
  /// The smallest factor, 0…1, by which the text may shrink before it is truncated, exceeds its box or breaks a word.
  package var minimumScaleFactor: CGFloat = 1
  package var canShrink: Bool { minimumScaleFactor < 1 }
  /// Whether letters move together, by up to a twentieth of the font's size, before the text shrinks or is truncated.
  package var allowsTightening = false

  package init(_ string: String, font: FontDescription = FontDescription()) { content = .plain(string, font) }

  package init(runs: [TextRun]) {
    content = .runs([])
    self.runs = runs
  }

  package var runs: [TextRun] {
    get {
      switch content {
      case .plain(let string, let font): [TextRun(string, font: font)]
      case .runs(let runs): runs
      }
    }
    set {
      if newValue.count == 1, newValue[0].isPlain {
        content = .plain(newValue[0].string, newValue[0].font)
      } else if newValue.isEmpty {
        content = .plain("", FontDescription())
      } else {
        content = .runs(newValue)
      }
    }
  }

  /// The characters of all runs.
  package var string: String {
    switch content {
    case .plain(let string, _): string
    case .runs(let runs): runs.map(\.string).joined()
    }
  }

  /// The font of the first character.
  package var font: FontDescription {
    switch content {
    case .plain(_, let font): font
    case .runs(let runs): runs[0].font
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch content {
    case .plain(let string, let font):
      hasher.combine(string)
      font.hash(into: &hasher)
    case .runs(let runs):
      for run in runs { hasher.combine(run.string) }
      runs[0].font.hash(into: &hasher)
    }
  }
}
