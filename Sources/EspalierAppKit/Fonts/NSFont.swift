// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierText
import Foundation

/// A font in a size. `Font(_:)` uses it in a view.
public class NSFont: _PlatformFont, @unchecked Sendable {
  /// A named size of the type scale.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The styles from the largest to the smallest.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The heading of a paragraph.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Text below a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text set apart from running text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Text below running text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Text below a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small text below a picture.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }

  /// An installed font by the name of its family, in a size in points; nil if none is installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard InstalledFonts.has(fontName) else { return nil }
    self.init(Font.custom(fontName, fixedSize: fontSize))
  }

  /// The font of a description, in a size in points; 0 is the description's own.
  public convenience init?(descriptor: NSFontDescriptor, size fontSize: CGFloat) {
    self.init(fontSize > 0 ? descriptor.font.with { $0.pointSize = fontSize } : descriptor.font)
  }

  /// The system's font in a style, in the user's text size.
  public class func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont { NSFont(Font.system(style.style)) }

  /// Options of a style; there are none.
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The font of titles of windows.
  public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont {
    .systemFont(ofSize: fontSize > 0 ? fontSize : systemFontSize, weight: .semibold)
  }
  /// The font of content of controls.
  public class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont {
    .systemFont(ofSize: fontSize > 0 ? fontSize : systemFontSize)
  }
  /// The font of labels.
  public class func labelFont(ofSize fontSize: CGFloat) -> NSFont {
    .systemFont(ofSize: fontSize > 0 ? fontSize : labelFontSize)
  }
  /// The font of menus.
  public class func menuFont(ofSize fontSize: CGFloat) -> NSFont {
    .systemFont(ofSize: fontSize > 0 ? fontSize : systemFontSize)
  }
  /// The font of messages.
  public class func messageFont(ofSize fontSize: CGFloat) -> NSFont {
    .systemFont(ofSize: fontSize > 0 ? fontSize : systemFontSize)
  }
  /// The font of texts of a program's own.
  public class func userFont(ofSize fontSize: CGFloat) -> NSFont? {
    .systemFont(ofSize: fontSize > 0 ? fontSize : 12)
  }
  /// The font of code.
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    .monospacedSystemFont(ofSize: fontSize > 0 ? fontSize : 12, weight: .regular)
  }

  /// The description of the font.
  public var fontDescriptor: NSFontDescriptor { NSFontDescriptor(font) }
  /// The name of the font for users.
  public var displayName: String? { familyName }
  /// Whether all letters have one width.
  public var isFixedPitch: Bool { resolved.family == .system(design: .monospaced) }
}

/// The description of a font.
public final class NSFontDescriptor: NSObject, @unchecked Sendable {
  let font: Font

  init(_ font: Font) { self.font = font }

  /// The design of a typeface.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's typeface.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A typeface with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The rounded typeface, if one is installed.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A monospaced typeface.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted letters.
    public static let italic = SymbolicTraits(rawValue: 1)
    /// Thick strokes.
    public static let bold = SymbolicTraits(rawValue: 2)
    /// Letters of one width.
    public static let monoSpace = SymbolicTraits(rawValue: 0x400)
  }

  /// The same description with a design of the system's.
  public func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
    let own: Font.Design =
      switch design {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: .default
      }
    return NSFontDescriptor(font.with { $0.design = own })
  }

  /// The same description with traits; those that are not named are off.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> NSFontDescriptor {
    NSFontDescriptor(
      font.with {
        $0.weight = traits.contains(.bold) ? .bold : nil
        $0.isItalic = traits.contains(.italic)
        if traits.contains(.monoSpace) { $0.design = .monospaced }
      })
  }
}
