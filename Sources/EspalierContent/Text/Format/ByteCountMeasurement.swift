// SPDX-License-Identifier: MIT

import Foundation

extension Measurement<UnitInformationStorage>.FormatStyle {
  /// Writes an amount of data in the unit that suits its size: 5 MB.
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// How numbers of bytes are written.
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
  /// Writes an amount of data in the unit that suits its size.
  /// - Parameters:
  ///   - style: What is counted: files in thousands, memory in multiples of 1024.
  ///   - allowedUnits: The units to choose from.
  ///   - spellsOutZero: Zero is a word.
  ///   - includesActualByteCount: The number of bytes stands behind it.
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
