// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierText
import Foundation

extension View {
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { traits(\.weight, weight) }
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { traits(\.width, width) }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { traits(\.design, design) }
  public nonisolated func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { traits(\.isItalic, isActive) }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { traits(\.isMonospaced, isActive) }
  public nonisolated func monospacedDigit() -> some View { traits(\.hasMonospacedDigits, true) }
  /// Points between letters; pairs keep their kerning.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { traits(\.kerning, kerning) }
  /// Points after each letter; wins over kerning.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { traits(\.tracking, tracking) }
  /// Points upwards.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { traits(\.baselineOffset, offset) }
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    traits(\.underline, isActive ? .style(Text.LineStyle(pattern: pattern, color: color)) : .some(.none))
  }
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
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, .init(lower: limit.lowerBound, upper: nil))
  }
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, .init(lower: nil, upper: limit.upperBound))
  }
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, .init(lower: limit.lowerBound, upper: limit.upperBound))
  }
  /// Exactly this many lines, if `reservesSpace` (specification L117).
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, .init(lower: reservesSpace ? limit : nil, upper: limit))
  }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Whether letters may move together before text is truncated.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

extension View {
  /// The language in which characters are set, where it matters to their shape.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text) { if isEnabled { $0.traits.language = language.maximalIdentifier } }
  }
}
