// SPDX-License-Identifier: MIT

import EspalierInteraction

/// A rotor that screen readers of Apple's systems have for all programs. On Linux it is a rotor with an English name.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  /// The name for the user.
  let name: String

  private init(_ name: String) { self.name = name }

  /// Headings of all levels.
  public static let headings = AccessibilitySystemRotor("Headings")
  /// Bold text.
  public static let boldText = AccessibilitySystemRotor("Bold Text")
  /// Italic text.
  public static let italicText = AccessibilitySystemRotor("Italic Text")
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor("Underlined Text")
  /// Words that the spell checker does not know.
  public static let misspelledWords = AccessibilitySystemRotor("Misspelled Words")
  /// Pictures.
  public static let images = AccessibilitySystemRotor("Images")
  /// Fields of text.
  public static let textFields = AccessibilitySystemRotor("Text Fields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor("Tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor("Lists")
  /// Areas of a page with a subject of their own.
  public static let landmarks = AccessibilitySystemRotor("Landmarks")
  /// All links.
  public static let links = AccessibilitySystemRotor("Links")

  /// Headings of one level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    level == .unspecified ? .headings : AccessibilitySystemRotor("Headings of Level \(level.rawValue)")
  }

  /// Links to pages that the user has seen, or to those that the user has not seen.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(visited ? "Visited Links" : "Unvisited Links")
  }
}
