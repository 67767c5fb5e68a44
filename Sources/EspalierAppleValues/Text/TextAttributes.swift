// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import Foundation

// The attributes of texts that UIKit and AppKit draw. Foundation on Linux has the class of attributed strings without them.

extension NSAttributedString.Key {
  /// A `UIFont` or `NSFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The `UIColor` or `NSColor` of letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` or `NSColor` behind letters; not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number of points between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number of points between letters.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line below letters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`, of the line through letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number of points by which letters are raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An address.
  public static let link = NSAttributedString.Key("NSLink")
  /// The colour of outlines; stored, not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines; stored, not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A shadow; stored, not drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An `NSTextAttachment`, whose picture stands in the place of the characters.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// The lines below or through letters.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line, drawn as a single one.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines, drawn as a single one.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
}

/// The place of a paragraph's lines.
public enum NSTextAlignment: Int, Sendable {
  /// At the left side, in the middle, at the right side, at both sides (drawn as natural), or where the language begins.
  case left, center, right, justified, natural
}

/// Break of a line that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words, between letters, at the edge, or in one line with an ellipsis.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The alignment and the distances of a paragraph.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The place of the lines.
  public internal(set) var alignment = NSTextAlignment.natural
  /// The distance in points between lines.
  public internal(set) var lineSpacing: CGFloat = 0
  /// The distance in points after the paragraph; stored.
  public internal(set) var paragraphSpacing: CGFloat = 0
  /// Break of lines that do not fit.
  public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The distance in points of the first line from the leading side; stored.
  public internal(set) var firstLineHeadIndent: CGFloat = 0
  /// The distance in points of other lines from the leading side; stored.
  public internal(set) var headIndent: CGFloat = 0
  /// The factor of the height of lines; stored.
  public internal(set) var lineHeightMultiple: CGFloat = 0
  /// The least height of lines in points; stored.
  public internal(set) var minimumLineHeight: CGFloat = 0
  /// The largest height of lines in points; stored.
  public internal(set) var maximumLineHeight: CGFloat = 0

  /// The style of a paragraph without one.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The style of a paragraph without one.
  public override init() { super.init() }

  /// A copy.
  public func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }
  /// A copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let result = NSMutableParagraphStyle()
    result.setParagraphStyle(self)
    return result
  }
}

/// A paragraph's style whose values can be set.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The place of the lines.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The distance in points between lines.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The distance in points after the paragraph; stored.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The break of lines that do not fit.
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The distance in points of the first line from the leading side; stored.
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// The distance in points of other lines from the leading side; stored.
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// The factor of the height of lines; stored.
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The least height of lines in points; stored.
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The largest height of lines in points; stored.
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }

  /// Takes all values of another style.
  public func setParagraphStyle(_ style: NSParagraphStyle) {
    alignment = style.alignment
    lineSpacing = style.lineSpacing
    paragraphSpacing = style.paragraphSpacing
    lineBreakMode = style.lineBreakMode
    firstLineHeadIndent = style.firstLineHeadIndent
    headIndent = style.headIndent
    lineHeightMultiple = style.lineHeightMultiple
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
  }
}

/// A colour of UIKit or AppKit in the attributes of a text.
package protocol PlatformColor {
  var drawnColor: Color { get }
}
