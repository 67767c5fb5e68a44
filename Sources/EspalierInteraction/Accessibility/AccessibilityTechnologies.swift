// SPDX-License-Identifier: MIT

/// The assistive technologies of users with a disability.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switches in place of keys.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
