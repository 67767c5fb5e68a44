// SPDX-License-Identifier: MIT

import EspalierPrimitives
import EspalierText
import Foundation

/// The explicitly set style of characters: by a modifier of a text, an attribute of a string or the environment.
package struct TextTraits: Equatable, Sendable {
  /// A line that is set, or explicitly removed.
  package enum Line: Equatable, Sendable {
    case none
    case style(Text.LineStyle)
  }

  package var font: Font?
  package var weight: Font.Weight?
  package var width: Font.Width?
  package var design: Font.Design?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var hasMonospacedDigits: Bool?
  package var scale: Text.Scale?
  /// Lengths in points.
  package var kerning: CGFloat?
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat?
  package var underline: Line?
  package var strikethrough: Line?
  /// The identifier of the language in which characters are typeset.
  package var language: String?

  package init() {}

  /// These traits, completed by those of `outer`.
  package func inheriting(_ outer: TextTraits) -> TextTraits {
    var result = self
    result.font = font?.inheriting(outer.font) ?? outer.font
    result.weight = weight ?? outer.weight
    result.width = width ?? outer.width
    result.design = design ?? outer.design
    result.isItalic = isItalic ?? outer.isItalic
    result.isMonospaced = isMonospaced ?? outer.isMonospaced
    result.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
    result.scale = scale ?? outer.scale
    result.kerning = kerning ?? outer.kerning
    result.tracking = tracking ?? outer.tracking
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    result.underline = underline ?? outer.underline
    result.strikethrough = strikethrough ?? outer.strikethrough
    result.language = language ?? outer.language
    return result
  }

  /// The font described by these traits.
  package func fontDescription(at size: DynamicTypeSize, in typeScale: TypeScale) -> FontDescription {
    var font = font ?? .body
    if let weight { font.weight = weight }
    if let width { font.width = width }
    if let design { font.design = design }
    if isItalic == true { font.isItalic = true }
    if isMonospaced == true { font.isMonospaced = true }
    if hasMonospacedDigits == true { font.hasMonospacedDigits = true }
    var description = font.description(at: size, in: typeScale)
    if scale == .secondary {
      description.size *= Text.Scale.secondaryFactor
      description.linePitch? *= Text.Scale.secondaryFactor
    }
    return description
  }

  /// Whether only the font determines the characters' appearance.
  var isOnlyFont: Bool {
    kerning == nil && tracking == nil && baselineOffset == nil && underline == nil && strikethrough == nil
  }
}

extension TextTraits.Line {
  var style: Text.LineStyle? { if case .style(let style) = self { style } else { nil } }
}

extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    package var pattern: Pattern
    package var color: Color?

    /// - Parameter color: The colour; nil for the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One unbroken line in the colour of the text.
    public static let single = LineStyle()

    /// The pattern of the line.
    public struct Pattern: Hashable, Sendable {
      package let decoration: TextDecoration.Pattern

      /// An unbroken line.
      public static let solid = Pattern(decoration: .solid)
      /// A line of dots.
      public static let dot = Pattern(decoration: .dot)
      /// A line of dashes.
      public static let dash = Pattern(decoration: .dash)
      /// A line of dashes and dots in turn.
      public static let dashDot = Pattern(decoration: .dashDot)
      /// A line of a dash and two dots in turn.
      public static let dashDotDot = Pattern(decoration: .dashDotDot)
    }
  }

  /// The relative size of text among other text.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller, for additional text.
    public static let secondary = Scale(isSecondary: true)

    static let secondaryFactor: CGFloat = 0.8
  }
}
