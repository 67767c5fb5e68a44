// SPDX-License-Identifier: MIT

import EspalierPrimitives
import EspalierText
import Foundation

/// Of several modifiers of a kind, the innermost counts.
extension Text {
  private func changing(_ change: (inout TextSegment) -> Void) -> Text {
    Text(
      segments.map {
        var segment = $0
        change(&segment)
        return segment
      })
  }

  private func trait<Value>(_ path: WritableKeyPath<TextTraits, Value?>, _ value: Value?) -> Text {
    changing { $0.traits[keyPath: path] = $0.traits[keyPath: path] ?? value }
  }

  /// Nil leaves the environment's.
  public func font(_ font: Font?) -> Text { trait(\.font, font) }
  /// The text's weight, where no modifier closer to it gave one; nil leaves the environment's.
  public func fontWeight(_ weight: Font.Weight?) -> Text { trait(\.weight, weight) }
  /// The width of letters, where no modifier closer to the text gave one; nil leaves the environment's.
  public func fontWidth(_ width: Font.Width?) -> Text { trait(\.width, width) }
  /// The kind of letters, where no modifier closer to the text gave one; nil leaves the environment's.
  public func fontDesign(_ design: Font.Design?) -> Text { trait(\.design, design) }
  /// Bold, unless the text has a weight.
  public func bold() -> Text { fontWeight(.emphasized) }
  /// Bold, unless the text has a weight; with false the text as it is.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// Slanted, unless the text is upright by a modifier of its own.
  public func italic() -> Text { italic(true) }
  /// Slanted or upright, where no modifier closer to the text gave that.
  public func italic(_ isActive: Bool) -> Text { trait(\.isItalic, isActive) }
  /// Digits have one width, so that changing numbers do not move.
  public func monospacedDigit() -> Text { trait(\.hasMonospacedDigits, true) }
  /// Letters have one width, or their font's, where no modifier closer to the text gave that.
  public func monospaced(_ isActive: Bool = true) -> Text { trait(\.isMonospaced, isActive) }
  /// Text that stands back behind other text is smaller.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? trait(\.scale, scale) : self }
  /// Points after each letter, the last one too; pairs keep their kerning.
  public func kerning(_ kerning: CGFloat) -> Text { trait(\.kerning, textLength(kerning, "kerning")) }
  /// Points between letters; wins over kerning.
  public func tracking(_ tracking: CGFloat) -> Text { trait(\.tracking, textLength(tracking, "tracking")) }
  /// Points upwards.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    trait(\.baselineOffset, textLength(offset, "baselineOffset"))
  }

  /// A line under the text, or none; the colour nil is that of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// A line under the text, or none; the colour nil is that of the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    trait(\.underline, isActive ? .style(LineStyle(pattern: pattern, color: color)) : TextTraits.Line.none)
  }

  /// A line through the text, or none; the colour nil is that of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// A line through the text, or none; the colour nil is that of the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    trait(\.strikethrough, isActive ? .style(LineStyle(pattern: pattern, color: color)) : TextTraits.Line.none)
  }

  /// The colour of the letters, where no modifier closer to the text gave one; nil leaves the environment's.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } }
  }
  /// A gradient runs through the frame of the whole text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
  }

  /// Marks characters for a renderer of text.
  public func customAttribute<T: TextAttribute>(_ attribute: T) -> Text { changing { $0.attributes.add(attribute) } }

  /// The language in which characters are set, where it matters to their shape.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    isEnabled ? trait(\.language, language.maximalIdentifier) : self
  }
}
