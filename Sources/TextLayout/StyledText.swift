import Drawing
import Foundation

/// A line under or through text.
package struct TextDecoration: Hashable, Sendable {
  package enum Pattern: UInt8, Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package var pattern: Pattern
  /// Nil: the text's colour.
  package var color: ResolvedColor?

  package init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

/// Characters that share a style. Lengths in points.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var font: FontDescription
  /// Nil: the colour of the item that draws the text.
  package var color: ResolvedColor?
  /// Added after each character; ligatures stay apart.
  package var kerning: CGFloat
  /// Added after each character too; where both are given, tracking wins, as in SwiftUI.
  package var tracking: CGFloat
  /// Positive moves up.
  package var baselineOffset: CGFloat
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?

  package init(
    _ string: String, font: FontDescription = FontDescription(), color: ResolvedColor? = nil, kerning: CGFloat = 0,
    tracking: CGFloat = 0, baselineOffset: CGFloat = 0, underline: TextDecoration? = nil,
    strikethrough: TextDecoration? = nil
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// Whether the font alone says how it looks.
  var isPlain: Bool {
    color == nil && kerning == 0 && tracking == 0 && baselineOffset == 0 && underline == nil && strikethrough == nil
  }

  var letterSpacing: CGFloat { tracking != 0 ? tracking : kerning }
}

/// Text with everything that its layout depends on, except the room it gets. The key of the layout cache.
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
  /// Points between lines, beyond their own height.
  package var lineSpacing: CGFloat = 0
  /// How far, 0…1, the text may shrink before it is truncated.
  package var minimumScaleFactor: CGFloat = 1

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
