// SPDX-License-Identifier: MIT

/// The kinds of areas that cover a part of the window.
@frozen public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The window's own edges, and bars of containers.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// A keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Everything that lies over the content: the container's bars and the keyboard.
  public static let all = SafeAreaRegions(rawValue: .max)
}
