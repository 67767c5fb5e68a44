// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import EspalierText
import Foundation

extension View {
  /// Sets the font of the texts in this view without one of their own; nil is the default.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets the weight of the texts in this view; nil is that of their fonts.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { traits(\.weight, weight) }
  /// Sets the width of letters in this view; nil is that of their fonts.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { traits(\.width, width) }
  /// Sets the design of typefaces in this view; nil is that of their fonts.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { traits(\.design, design) }
  /// Makes texts in this view bold; with false they have the weight of their fonts.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .emphasized : nil) }
  /// Makes texts in this view slanted; with false upright.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { traits(\.isItalic, isActive) }
  /// Makes texts in this view monospaced; with false they have the widths of their fonts.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { traits(\.isMonospaced, isActive) }
  /// Makes digits in this view equally wide, so that changing numbers do not move.
  public nonisolated func monospacedDigit() -> some View { traits(\.hasMonospacedDigits, true) }
  /// Adds points after each letter, including the last one; pairs keep their kerning.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    traits(\.kerning, textLength(kerning, "kerning"))
  }
  /// Adds points between letters; takes precedence over kerning.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    traits(\.tracking, textLength(tracking, "tracking"))
  }
  /// Raises texts above the baseline, in points.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
    traits(\.baselineOffset, textLength(offset, "baselineOffset"))
  }
  /// Adds a line under the texts in this view; a nil `color` is that of the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    traits(\.underline, isActive ? .style(Text.LineStyle(pattern: pattern, color: color)) : .some(.none))
  }

  /// Adds a line through the texts in this view; a nil `color` is that of the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    traits(\.strikethrough, isActive ? .style(Text.LineStyle(pattern: pattern, color: color)) : .some(.none))
  }
  /// Makes secondary text smaller.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text) { if isEnabled { $0.traits.scale = scale } }
  }

  private nonisolated func traits<Value: Sendable>(
    _ path: WritableKeyPath<TextTraits, Value>, _ value: Value
  ) -> some View {
    let traits: WritableKeyPath<EnvironmentValues, TextTraits> = \.text.traits
    return environment(traits.appending(path: path), value)
  }

  /// Limits the number of lines; nil for no limit (specification L116).
  public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Makes texts in this view at least as high as a number of lines, without an upper limit.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, .init(lower: limit.lowerBound, upper: nil))
  }

  /// Limits texts in this view to a number of lines; longer text is truncated.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, .init(lower: nil, upper: limit.upperBound))
  }

  /// Makes texts in this view at least as high as the lower number of lines, and limits them to the upper one.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, .init(lower: limit.lowerBound, upper: limit.upperBound))
  }
  /// Limits the number of lines; with `reservesSpace` text always has the height of this number (specification L117).
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, .init(lower: reservesSpace ? limit : nil, upper: limit))
  }

  /// Sets the place at which a text that does not fit is truncated: its beginning, its end or its middle.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the alignment of a text's lines; it does not move the text in its container.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Adds points between the lines of a text, in addition to the font's own distance.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, textLength(lineSpacing, "lineSpacing"))
  }
  /// Sets the least scale of a text before it is truncated: a fraction of its font's size, 1 is not at all.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, effectNumber(factor, "minimumScaleFactor", "the factor", otherwise: 1))
  }
  /// Sets whether letters may move together before text is truncated.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// Shows texts in this view in capitals or in lower case; nil shows them as written.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

extension View {
  /// Sets the language in which characters are typeset, if it affects their shape.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text) { if isEnabled { $0.traits.language = language.maximalIdentifier } }
  }

  /// Sets the language in which characters are typeset, or that they are typeset without one.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text) { if isEnabled { $0.traits.language = language.identifier } }
  }
}
