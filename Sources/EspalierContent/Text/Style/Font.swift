// SPDX-License-Identifier: MIT

import EspalierPrimitives
import EspalierText
import Foundation

/// A font that is resolved when text is laid out.
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case system(size: CGFloat, design: Design)
    case style(TextStyle, design: Design)
    /// `relativeTo`: the style with whose size the font scales; nil for none.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    /// The font of the environment, or the body style.
    case inherited
  }

  package var base: Base
  package var weight: Weight?
  /// Whether `bold(false)` has removed the weight, also that of the environment's font.
  package var hasOwnWeight = false
  /// Traits that are on or off; nil is off, or as in the environment's font.
  package var isItalic: Bool?
  package var hasMonospacedDigits: Bool?
  package var hasSmallCaps: Bool?
  package var hasUppercaseSmallCaps: Bool?
  package var isMonospaced: Bool?
  package var leading: Leading = .standard
  package var width: Width?
  /// The design that overrides the base's.
  package var design: Design?
  /// The size in points that overrides the base's, before the factor.
  package var pointSize: CGFloat?
  /// The factor of the resolved size.
  package var factor: CGFloat = 1

  package init(_ base: Base, weight: Weight? = nil) {
    self.base = base
    self.weight = weight
  }

  /// A named size of the type scale.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Styles from the largest to the smallest; each has a size and a weight; the size follows the user's text size.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The design of a typeface: the system's, with serifs, rounded, or monospaced.
  public enum Design: Hashable, Sendable {
    /// The system's typeface.
    case `default`
    /// A typeface with serifs.
    case serif
    /// The rounded typeface, if one is installed.
    case rounded
    /// A monospaced typeface.
    case monospaced
  }
  /// The distance of lines: the font's own, smaller, or larger.
  public enum Leading: Hashable, Sendable {
    /// The font's own distance of lines.
    case standard
    /// A smaller distance.
    case tight
    /// A larger distance.
    case loose
  }

  /// The width of letters relative to their height.
  public struct Width: Hashable, Sendable {
    /// The relative width: 0 is the standard one, below 0 narrower, above 0 wider.
    public var value: CGFloat
    /// A custom width: 0 is the standard one, below 0 narrower.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrower than the standard width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// Wider than the standard width.
    public static let expanded = Width(0.2)
  }

  /// The thickness of letters' strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight as a number, 100…900.
    package let value: Int
    /// Whether the value is only a default, and text styles may define an emphasised weight of their own.
    package var isEmphasis = false

    package init(value: Int, isEmphasis: Bool = false) {
      self.value = value
      self.isEmphasis = isEmphasis
    }

    /// Weight 100.
    public static let ultraLight = Weight(value: 100)
    /// Weight 200.
    public static let thin = Weight(value: 200)
    /// Weight 300.
    public static let light = Weight(value: 300)
    /// Weight 400, that of running text.
    public static let regular = Weight(value: 400)
    /// Weight 500.
    public static let medium = Weight(value: 500)
    /// Weight 600.
    public static let semibold = Weight(value: 600)
    /// Weight 700.
    public static let bold = Weight(value: 700)
    /// The emphasised weight of a text style; 700 in other fonts.
    package static let emphasized = Weight(value: 700, isEmphasis: true)
    /// Weight 800.
    public static let heavy = Weight(value: 800)
    /// Weight 900.
    public static let black = Weight(value: 900)
  }

  /// The title of a window's first page: 32 points at the default text size, 34 with a phone's design.
  public static let largeTitle = Font(.style(.largeTitle, design: .default))
  /// A title: 26 points at the default text size, 28 with a phone's design.
  public static let title = Font(.style(.title, design: .default))
  /// A title of second rank: 20 points at the default text size, 22 with a phone's design.
  public static let title2 = Font(.style(.title2, design: .default))
  /// A title of third rank: 18 points at the default text size, 20 with a phone's design.
  public static let title3 = Font(.style(.title3, design: .default))
  /// The heading of a paragraph: semibold, as large as running text.
  public static let headline = Font(.style(.headline, design: .default))
  /// Text below a headline: 13 points at the default text size, 15 with a phone's design.
  public static let subheadline = Font(.style(.subheadline, design: .default))
  /// Running text: 15 points at the default text size, 17 with a phone's design.
  public static let body = Font(.style(.body, design: .default))
  /// Text set apart from running text: 14 points at the default text size, 16 with a phone's design.
  public static let callout = Font(.style(.callout, design: .default))
  /// Text below running text: 12 points at the default text size, 13 with a phone's design.
  public static let footnote = Font(.style(.footnote, design: .default))
  /// Text below a picture: 11 points at the default text size, 12 with a phone's design.
  public static let caption = Font(.style(.caption, design: .default))
  /// Text below a picture: 11 points at the default text size.
  public static let caption2 = Font(.style(.caption2, design: .default))

  /// The system's font in a size in points that does not follow the user's text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: fontSize(size, "Font.system"), design: design ?? .default), weight: weight)
  }

  /// The system's font in a style that follows the user's text size; a nil `weight` is the style's.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design: design ?? .default), weight: weight)
  }
  /// A font by its family's name; its size scales with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: fontSize(size, "Font.custom"), relativeTo: .body))
  }
  /// A font whose size scales with a style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: fontSize(size, "Font.custom"), relativeTo: textStyle))
  }

  /// An installed font by its family's name, in a size that does not follow the user's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fontSize(fixedSize, "Font.custom"), relativeTo: nil))
  }

  /// The same font in a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The same font with emphasis: in weight 700, or in the text style's emphasised weight, which for running text is 600 with a
  /// phone's design.
  public func bold() -> Font { bold(true) }
  /// The same font, slanted.
  public func italic() -> Font { italic(true) }
  /// The same font with digits of equal width, so that changing numbers do not move.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// The same font, monospaced.
  public func monospaced() -> Font { monospaced(true) }
  /// The same font with small capitals in place of all letters.
  public func smallCaps() -> Font { smallCaps(true) }
  /// The same font with small capitals in place of lower case.
  public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }
  /// The same font with small capitals in place of upper case.
  public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }
  /// The same font with another distance of lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
  /// The same font with letters of another width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  package func with(_ change: (inout Font) -> Void) -> Font {
    var result = self
    change(&result)
    return result
  }

  /// The font for text layout, at the user's text size, in the design's type scale.
  package func description(at typeSize: DynamicTypeSize = .large, in scale: TypeScale) -> FontDescription {
    var description = FontDescription()
    switch base {
    case .inherited: return Font.body.with { $0.adopt(self) }.description(at: typeSize, in: scale)
    case .system(let size, let design):
      description.size = size
      description.family = .system(design: isMonospaced == true ? .monospaced : (self.design ?? design).family)
    case .style(let style, let design):
      description.size = typeSize.scaled(style.size(in: scale), relativeTo: style)
      description.linePitch = TextStyle.linePitch(ofSize: description.size)
      description.family = .system(design: isMonospaced == true ? .monospaced : (self.design ?? design).family)
      if style == .headline { description.weight = Weight.semibold.value }
    case .custom(let name, let size, let style):
      description.size = style.map { typeSize.scaled(size, relativeTo: $0) } ?? size
      description.family = isMonospaced == true ? .system(design: .monospaced) : .custom(name)
    }
    if let pointSize { description.setSize(pointSize) }
    if factor != 1 { description.setSize(description.size * factor) }
    switch leading {
    case .standard: break
    case .tight: description.leading = .tight
    case .loose: description.leading = .loose
    }
    if let weight { description.weight = weight.isEmphasis ? emphasis(in: scale) : weight.value }
    description.italic = isItalic ?? false
    description.monospacedDigits = hasMonospacedDigits ?? false
    description.smallCaps = hasSmallCaps ?? false
    description.uppercaseSmallCaps = hasUppercaseSmallCaps ?? false
    if let width {
      description.width =
        width.value < 0 ? (width.value < -0.3 ? .compressed : .condensed) : width.value > 0 ? .expanded : .standard
    }
    return description
  }
}

extension Font {
  private func emphasis(in scale: TypeScale) -> Int {
    switch base {
    case .style(.largeTitle, _), .style(.title, _), .style(.title2, _): scale.emphasizedTitle
    case .style, .inherited: scale.emphasizedText
    case .system, .custom: Weight.emphasized.value
    }
  }
}

extension Font.Design {
  package var family: FontDescription.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension FontDescription {
  /// Changes the size, and the distance of lines if it depends on the size.
  fileprivate mutating func setSize(_ size: CGFloat) {
    self.size = size
    if linePitch != nil { linePitch = Font.TextStyle.linePitch(ofSize: size) }
  }
}
