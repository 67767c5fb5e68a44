// SPDX-License-Identifier: MIT

import EspalierPrimitives
import EspalierText
import Foundation

/// Among modifiers of a kind, the innermost takes precedence.
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

  /// Sets the font, unless an inner modifier has set one; nil is the environment's.
  public func font(_ font: Font?) -> Text { trait(\.font, font) }
  /// Sets the text's weight, unless an inner modifier has set one; nil is the environment's.
  public func fontWeight(_ weight: Font.Weight?) -> Text { trait(\.weight, weight) }
  /// Sets the width of letters, unless an inner modifier has set one; nil is the environment's.
  public func fontWidth(_ width: Font.Width?) -> Text { trait(\.width, width) }
  /// Sets the design of the typeface, unless an inner modifier has set one; nil is the environment's.
  public func fontDesign(_ design: Font.Design?) -> Text { trait(\.design, design) }
  /// Makes the text bold, unless it has a weight.
  public func bold() -> Text { fontWeight(.emphasized) }
  /// Makes the text bold, unless it has a weight; with false returns the text unchanged.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// Makes the text slanted, unless an inner modifier has made it upright.
  public func italic() -> Text { italic(true) }
  /// Makes the text slanted or upright, unless an inner modifier has set it.
  public func italic(_ isActive: Bool) -> Text { trait(\.isItalic, isActive) }
  /// Makes digits equally wide, so that changing numbers do not move.
  public func monospacedDigit() -> Text { trait(\.hasMonospacedDigits, true) }
  /// Makes the text monospaced, or restores its font's widths, unless an inner modifier has set it.
  public func monospaced(_ isActive: Bool = true) -> Text { trait(\.isMonospaced, isActive) }
  /// Makes secondary text smaller.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? trait(\.scale, scale) : self }
  /// Adds points after each letter, including the last one; pairs keep their kerning.
  public func kerning(_ kerning: CGFloat) -> Text { trait(\.kerning, textLength(kerning, "kerning")) }
  /// Adds points between letters; takes precedence over kerning.
  public func tracking(_ tracking: CGFloat) -> Text { trait(\.tracking, textLength(tracking, "tracking")) }
  /// Raises the text above the baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    trait(\.baselineOffset, textLength(offset, "baselineOffset"))
  }

  /// Adds a line under the text, or removes it; a nil `color` is that of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Adds a line under the text, or removes it; a nil `color` is that of the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    trait(\.underline, isActive ? .style(LineStyle(pattern: pattern, color: color)) : TextTraits.Line.none)
  }

  /// Adds a line through the text, or removes it; a nil `color` is that of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Adds a line through the text, or removes it; a nil `color` is that of the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    trait(\.strikethrough, isActive ? .style(LineStyle(pattern: pattern, color: color)) : TextTraits.Line.none)
  }

  /// Sets the colour of the letters, unless an inner modifier has set one; nil is the environment's.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } }
  }
  /// Sets the style of the letters. A gradient extends over the frame of the whole text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
  }

  /// Marks characters for a text renderer.
  public func customAttribute<T: TextAttribute>(_ attribute: T) -> Text { changing { $0.attributes.add(attribute) } }

  /// Sets the language in which characters are typeset, if it affects their shape.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    isEnabled ? trait(\.language, language.maximalIdentifier) : self
  }

  /// Sets the language in which characters are typeset; automatic leaves that of the surroundings.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    guard isEnabled, let identifier = language.identifier else { return self }
    return trait(\.language, identifier)
  }
}
