// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import Foundation

@available(*, unavailable, message: "Espalier has no choice among lengths of a text: use ViewThatFits.")
public protocol TextVariantPreference {}

@available(*, unavailable, message: "Espalier has no choice among lengths of a text: use ViewThatFits.")
public struct FixedTextVariant: TextVariantPreference, Sendable {}

@available(*, unavailable, message: "Espalier has no choice among lengths of a text: use ViewThatFits.")
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

@available(*, unavailable, message: "Espalier has no choice among lengths of a text: use ViewThatFits.")
extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

@available(*, unavailable, message: "Espalier has no choice among lengths of a text: use ViewThatFits.")
extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

@available(*, unavailable, message: "Espalier has no writing tools, which desktops lack: leave the value out.")
extension EnvironmentValues {
  public var writingToolsBehavior: WritingToolsBehavior? { fatalError("unavailable") }
}

extension Text.Layout {
  @available(
    *, unavailable, message: "Espalier has no DrawingOptions, for it keeps the places of moving glyphs: use draw(_:)."
  )
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

@available(
  *, unavailable, message: "Espalier has no DrawingOptions, for it keeps the places of moving glyphs: use draw(_:)."
)
extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions) {}
}
