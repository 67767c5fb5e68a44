// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import EspalierText
import Foundation

/// A font in a size: the common part of `UIFont` and `NSFont`.
open class _PlatformFont: NSObject, @unchecked Sendable {
  /// The font as a view uses it.
  package let font: Font
  package let resolved: FontDescription

  /// A font of SwiftUI in the text size of the front window. The size is fixed from here on, as that of a platform's font is.
  public required init(_ font: Font) {
    let environment = ProgramScreen.environment
    resolved = font.description(at: environment.dynamicTypeSize, in: environment.look.values.text)
    self.font = font.with { [size = resolved.size] in $0.pointSize = size }
    super.init()
  }

  private var metrics: FontMetrics {
    let description = resolved
    return onMainQueue { fontMetrics(description) }
  }

  /// The size in points.
  public var pointSize: CGFloat { resolved.size }
  /// The distance from the baseline to the top of letters, in points.
  public var ascender: CGFloat { metrics.ascent }
  /// The distance from the baseline to the bottom of letters, in points, below zero.
  public var descender: CGFloat { -metrics.descent }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The height of small letters, in points: two thirds of that of capital letters and a bit, as in most typefaces.
  public var xHeight: CGFloat { metrics.capHeight * 0.72 }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// The distance between lines in addition to their height, in points.
  public var leading: CGFloat { metrics.leading }

  /// The name of the typeface: `.SystemUI` for the system's, else the name that the font was made with.
  public var familyName: String {
    switch resolved.family {
    case .system(design: .default): ".SystemUI"
    case .system(let design): ".SystemUI\("\(design)".capitalized)"
    case .custom(let name): name
    }
  }
  /// The name of the font: that of the typeface, with the weight for bold ones.
  public var fontName: String {
    familyName + (resolved.weight >= 600 ? "-Bold" : "") + (resolved.italic ? "Italic" : "")
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? _PlatformFont)?.resolved == resolved }
  public override var hash: Int { resolved.hashValue }

  // MARK: - Fonts

  /// The system's font in a size in points.
  public class func systemFont(ofSize size: CGFloat) -> Self { Self(.system(size: size)) }
  /// The system's font in a size in points and a weight.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> Self {
    Self(.system(size: size, weight: weight.weight))
  }
  /// The system's font in a weight of 700.
  public class func boldSystemFont(ofSize size: CGFloat) -> Self { Self(.system(size: size, weight: .bold)) }
  /// The system's font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Self {
    Self(Font.system(size: size, weight: weight.weight).monospacedDigit())
  }
  /// The system's font with letters of one width.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Self {
    Self(.system(size: size, weight: weight.weight, design: .monospaced))
  }
  /// The size of the system's texts in points: that of running text on an Apple system with the same look.
  open class var systemFontSize: CGFloat { 13 }
  /// The size of the system's small texts in points.
  open class var smallSystemFontSize: CGFloat { 11 }
  /// The size of labels in points.
  open class var labelFontSize: CGFloat { 10 }

  /// The same font in another size in points.
  public func withSize(_ fontSize: CGFloat) -> Self { Self(font.with { $0.pointSize = fontSize }) }

  /// The thickness of strokes: 0 is that of running text, below 0 thinner.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight as a number: 0 is that of running text, below 0 thinner.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The weights from the thinnest to the thickest.
    public static let ultraLight = Weight(-0.8)
    /// Thinner than light.
    public static let thin = Weight(-0.6)
    /// Thinner than running text.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A little thicker than running text.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// The weight of emphasis.
    public static let bold = Weight(0.4)
    /// Thicker than bold.
    public static let heavy = Weight(0.56)
    /// The thickest.
    public static let black = Weight(0.62)

    /// The weight of SwiftUI.
    package var weight: Font.Weight {
      let weights: [(CGFloat, Font.Weight)] = [
        (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium), (0.3, .semibold),
        (0.4, .bold), (0.56, .heavy), (0.62, .black),
      ]
      return weights.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }!.1
    }
  }
}

extension Font {
  /// The font of a `UIFont` or an `NSFont`, in its size, which does not follow the user's text size.
  public init(_ font: _PlatformFont) { self = font.font }
}
