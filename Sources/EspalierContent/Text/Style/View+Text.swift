// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import EspalierText
import Foundation

extension View {
  /// The font of the texts in this view that have none of their own; nil is the default.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// The weight of the texts in this view; nil is that of their fonts.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { traits(\.weight, weight) }
  /// The width of letters in this view; nil is that of their fonts.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { traits(\.width, width) }
  /// The kind of letters in this view; nil is that of their fonts.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { traits(\.design, design) }
  /// Texts in this view are bold; with false they have the weight of their fonts.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .emphasized : nil) }
  /// Texts in this view are slanted; with false upright.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { traits(\.isItalic, isActive) }
  /// Texts in this view have letters of one width; with false those of their fonts.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { traits(\.isMonospaced, isActive) }
  /// Digits in this view have one width, so that changing numbers do not move.
  public nonisolated func monospacedDigit() -> some View { traits(\.hasMonospacedDigits, true) }
  /// Points after each letter, the last one too; pairs keep their kerning.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    traits(\.kerning, textLength(kerning, "kerning"))
  }
  /// Points between letters; wins over kerning.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    traits(\.tracking, textLength(tracking, "tracking"))
  }
  /// Points upwards.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
    traits(\.baselineOffset, textLength(offset, "baselineOffset"))
  }
  /// A line under the texts in this view; the colour nil is that of the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    traits(\.underline, isActive ? .style(Text.LineStyle(pattern: pattern, color: color)) : .some(.none))
  }

  /// A line through the texts in this view; the colour nil is that of the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    traits(\.strikethrough, isActive ? .style(Text.LineStyle(pattern: pattern, color: color)) : .some(.none))
  }
  /// Text that stands back behind other text is smaller.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text) { if isEnabled { $0.traits.scale = scale } }
  }

  private nonisolated func traits<Value: Sendable>(
    _ path: WritableKeyPath<TextTraits, Value>, _ value: Value
  ) -> some View {
    let traits: WritableKeyPath<EnvironmentValues, TextTraits> = \.text.traits
    return environment(traits.appending(path: path), value)
  }

  /// At most this many lines; nil for no limit (specification L116).
  public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Texts in this view take the height of at least as many lines, and have no limit above.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, .init(lower: limit.lowerBound, upper: nil))
  }

  /// Texts in this view have at most as many lines; the rest is shortened.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, .init(lower: nil, upper: limit.upperBound))
  }

  /// Texts in this view take the height of at least the lower number of lines, and have at most the upper one.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, .init(lower: limit.lowerBound, upper: limit.upperBound))
  }
  /// Exactly this many lines, if `reservesSpace` (specification L117).
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, .init(lower: reservesSpace ? limit : nil, upper: limit))
  }

  /// Where a text that does not fit is shortened: at its beginning, its end or in its middle.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Where the lines of a text of several lines begin or end; it does not move the text in its container.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Points between the lines of a text, in addition to the font's own distance.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, textLength(lineSpacing, "lineSpacing"))
  }
  /// How small a text may become before it is shortened: a share of its font's size, 1 is not at all.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, effectNumber(factor, "minimumScaleFactor", "the factor", otherwise: 1))
  }
  /// Whether letters may move together before text is truncated.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// Texts in this view are shown in capitals or in lower case; nil shows them as they are written.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

extension View {
  /// The language in which characters are set, where it matters to their shape.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text) { if isEnabled { $0.traits.language = language.maximalIdentifier } }
  }
}
