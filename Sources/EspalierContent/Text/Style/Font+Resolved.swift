// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import EspalierText
import Foundation

extension Font {
  /// The values of an environment that decide what a font is: the user's text size, the type scale of the look, and the
  /// environment's font.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    fileprivate let typeSize: DynamicTypeSize
    fileprivate let look: DesignLook
    fileprivate let inherited: Font?

    public var debugDescription: String { "Font.Context(\(typeSize))" }
  }

  /// A font in a given environment: with a size in points, a weight and a design.
  public struct Resolved: Hashable, Sendable {
    fileprivate let description: FontDescription
    /// The distance of lines.
    public let leading: Leading
    /// The thickness of strokes.
    public let weight: Weight
    /// The width of letters: the value that the font asks for, whether or not an installed face has it.
    public let width: Width

    /// The size in points.
    public var pointSize: CGFloat { description.size }
    /// Whether the weight is at least semibold.
    public var isBold: Bool { description.weight >= Weight.semibold.value }
    /// Whether letters are slanted.
    public var isItalic: Bool { description.italic }
    /// Whether the font's design gives all letters the same width. False for a family of the user's, whatever its letters are.
    public var isMonospaced: Bool { description.family == .system(design: .monospaced) }
    /// Whether lower-case letters are small capitals.
    public var isLowercaseSmallCaps: Bool { description.smallCaps }
    /// Whether upper-case letters are small capitals.
    public var isUppercaseSmallCaps: Bool { description.uppercaseSmallCaps }
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { description.smallCaps && description.uppercaseSmallCaps }
  }

  /// The font in an environment, whose `fontResolutionContext` is `context`. O(1); no font is loaded.
  public func resolve(in context: Context) -> Resolved {
    let font = inheriting(context.inherited)
    let description = font.description(at: context.typeSize, in: context.look.values.text)
    return Resolved(
      description: description, leading: font.leading, weight: Weight(value: description.weight),
      width: font.width ?? .standard)
  }

  /// This font, or a variant of `outer` if it is one of the environment's font.
  package func inheriting(_ outer: Font?) -> Font {
    guard base == .inherited else { return self }
    return (outer ?? .body).with { $0.adopt(self) }
  }
}

extension EnvironmentValues {
  /// The values by which `Font.resolve(in:)` resolves a font in this environment.
  public var fontResolutionContext: Font.Context {
    Font.Context(typeSize: text.dynamicTypeSize, look: text.look, inherited: text.traits.font)
  }
}
