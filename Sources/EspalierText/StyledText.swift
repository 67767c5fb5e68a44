// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// A line under or through text.
package struct TextDecoration: Hashable, Sendable {
  package enum Pattern: UInt8, Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package var pattern: Pattern
  /// A paint of the item that draws the text, by number; nil: the text's.
  package var paint: Int?

  package init(pattern: Pattern = .solid, paint: Int? = nil) {
    self.pattern = pattern
    self.paint = paint
  }
}

/// Room for a picture on a line, in points.
package struct TextAttachment: Hashable, Sendable {
  package var size: CGSize
  /// How far it reaches below the baseline.
  package var descent: CGFloat

  package init(size: CGSize, descent: CGFloat) {
    self.size = size
    self.descent = descent
  }

  /// The character that stands for it in the string.
  package static let character = "\u{FFFC}"
}

/// Characters that share a style. Lengths in points.
///
/// Paints are numbers: what they stand for is resolved when the text is drawn, so that a new colour needs no new layout.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var font: FontDescription
  /// Nil: the first paint of the item that draws the text.
  package var paint: Int?
  /// What fills the line's height behind the characters.
  package var background: Int?
  /// Added after each character, the last one of a line too; ligatures stay apart.
  package var kerning: CGFloat
  /// Added between characters; where both are given, tracking wins, as in SwiftUI.
  package var tracking: CGFloat
  /// Positive moves up.
  package var baselineOffset: CGFloat
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  /// The picture that stands in place of the characters.
  package var attachment: TextAttachment?
  /// In which the characters are set; nil: English.
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

  /// Whether the font alone determines its appearance.
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

  /// One plain run needs no array.
  enum Content: Hashable, Sendable {
    case plain(String, FontDescription)
    case runs([TextRun])
  }

  var content: Content
  /// No more lines than this, counting from 1.
  package var lineLimit: Int?
  /// Room for this many lines even where fewer are used.
  package var minimumLines = 0
  package var truncation = Truncation.tail
  /// How lines narrower than the text's size are placed in it.
  package var alignment = Alignment.leading
  /// Whether leading is right.
  package var isRightToLeft = false
  /// Points between lines, beyond their own height; what is no number is 0.
  package var lineSpacing: CGFloat = 0 {
    didSet { if !lineSpacing.isFinite { lineSpacing = 0 } }
  }
  /// How far, 0…1, the text may shrink before it is truncated, sticks out or breaks a word.
  package var minimumScaleFactor: CGFloat = 1
  package var canShrink: Bool { minimumScaleFactor < 1 }
  /// Whether letters move together, by up to a twentieth of the font's size, before it shrinks or is truncated.
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
