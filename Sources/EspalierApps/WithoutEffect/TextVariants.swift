// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives

/// The choice among the lengths in which a text may be written.
public protocol TextVariantPreference {}

/// The longest variant, also where it is truncated.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// The longest variant that fits.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The longest variant, also where it is truncated.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest variant that fits.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// The same text: texts have one variant here, which wraps and is truncated.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}

extension Text.Layout {
  /// The options with which a part of a layout is drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Options from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Glyphs at exact places, for a text that moves. Here they are at exact places in any case.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws the line, whose glyphs are at exact places with any options.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions) { draw(line) }

  /// Draws the run, whose glyphs are at exact places with any options.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions) { draw(run) }

  /// Draws the glyphs, which are at exact places with any options.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions) { draw(slice) }
}
