// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import Foundation

/// The description of a font.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
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

    var design: Font.Design {
      switch self {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Thick strokes.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 0x20)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 0x40)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 0x400)
    /// Less distance between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 0x8000)
    /// More distance between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 0x10000)
  }

  /// The description of the system's font in a style.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size in points.
  public var pointSize: CGFloat { UIFont(font).pointSize }

  /// The traits of the font.
  public var symbolicTraits: SymbolicTraits {
    let resolved = UIFont(font).resolved
    var traits: SymbolicTraits = []
    if resolved.italic { traits.insert(.traitItalic) }
    if resolved.weight >= 600 { traits.insert(.traitBold) }
    if resolved.family == .system(design: .monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same description with a design of the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font.with { $0.design = design.design })
  }

  /// The same description with traits; those that are not named are off.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      font.with {
        $0.weight = traits.contains(.traitBold) ? .bold : nil
        $0.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitMonoSpace) { $0.design = .monospaced }
        if traits.contains(.traitTightLeading) { $0.leading = .tight }
        if traits.contains(.traitLooseLeading) { $0.leading = .loose }
        if traits.contains(.traitCondensed) { $0.width = .condensed }
        if traits.contains(.traitExpanded) { $0.width = .expanded }
      })
  }

  /// The same description in a size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.with { $0.pointSize = newPointSize })
  }
}

/// The scaling of sizes by the user's text size.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Scales as a style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Scales as running text does.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font in the user's text size.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

  /// The font in the user's text size, of at most some points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// A length in points, scaled as the style is.
  public func scaledValue(for value: CGFloat) -> CGFloat { ProgramText.scaled(value, relativeTo: style.style) }
}
