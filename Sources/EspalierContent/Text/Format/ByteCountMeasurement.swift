// SPDX-License-Identifier: MIT

import Foundation

extension Measurement<UnitInformationStorage>.FormatStyle {
  /// Formats an amount of data in a unit that fits its size: 5 MB.
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// The format of numbers of bytes.
    public var style: ByteCountFormatStyle

    /// The amount in the style's language.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let bytes = value.converted(to: .bytes).value.rounded()
      return style.format(Int64(exactly: min(max(bytes, -9e18), 9e18)) ?? 0)
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Formats an amount of data in a unit that fits its size.
  /// - Parameters:
  ///   - style: The counted quantity: files in thousands, memory in multiples of 1024.
  ///   - allowedUnits: The units to choose from.
  ///   - spellsOutZero: Whether zero is a word.
  ///   - includesActualByteCount: Whether the number of bytes follows the amount.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount))
  }
}
