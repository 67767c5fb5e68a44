// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierCore
import EspalierPrimitives
import EspalierText
import Foundation

/// A font in a size. `Font(_:)` uses it in a view.
public class UIFont: _PlatformFont, @unchecked Sendable {
  /// A named size of the type scale, which follows the user's text size when the font is made.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String, _ style: Font.TextStyle) { rawValue = "UICTFontTextStyle" + name }
    /// The styles from the largest to the smallest.
    public static let largeTitle = TextStyle("Title0", .largeTitle)
    /// A title.
    public static let title1 = TextStyle("Title1", .title)
    /// A title of second rank.
    public static let title2 = TextStyle("Title2", .title2)
    /// A title of third rank.
    public static let title3 = TextStyle("Title3", .title3)
    /// The heading of a paragraph.
    public static let headline = TextStyle("Headline", .headline)
    /// Text below a headline.
    public static let subheadline = TextStyle("Subhead", .subheadline)
    /// Running text.
    public static let body = TextStyle("Body", .body)
    /// Text set apart from running text.
    public static let callout = TextStyle("Callout", .callout)
    /// Text below running text.
    public static let footnote = TextStyle("Footnote", .footnote)
    /// Text below a picture.
    public static let caption1 = TextStyle("Caption1", .caption)
    /// Small text below a picture.
    public static let caption2 = TextStyle("Caption2", .caption2)

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
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.font.with { $0.pointSize = pointSize } : descriptor.font)
  }

  /// The system's font in a style, in the user's text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(Font.system(style.style))
  }
  /// The system's font in a style, in the text size of given surroundings.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let environment = traitCollection?.environment else { return preferredFont(forTextStyle: style) }
    let font = Font.system(style.style)
    let resolved = font.description(at: environment.dynamicTypeSize, in: environment.look.values.text)
    return UIFont(font.with { $0.pointSize = resolved.size })
  }
  /// The system's font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font.system(size: fontSize).italic())
  }

  /// The size of the system's texts in points.
  public override class var systemFontSize: CGFloat { 14 }
  /// The size of the system's small texts in points.
  public override class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels in points.
  public override class var labelFontSize: CGFloat { 17 }
  /// The size of texts in buttons in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The names of the installed families.
  public class var familyNames: [String] { InstalledFonts.families }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }
}
