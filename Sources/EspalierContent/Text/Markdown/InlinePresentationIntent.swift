// SPDX-License-Identifier: MIT

import Foundation

/// The intent of a part of a string. Foundation on Linux lacks it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `*emphasis*`
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// `**strong emphasis**`
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// `code` in a line.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// `~~struck~~`
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break in the source, which is a space in the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break in the text.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML in a line; kept as text.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML between paragraphs; kept as text.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
