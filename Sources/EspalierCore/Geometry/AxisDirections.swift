// SPDX-License-Identifier: MIT

/// A direction along a line of text.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Towards the edge at which a line begins.
  case leading
  /// Towards the edge at which a line ends.
  case trailing

  /// Any combination of directions.
  public struct Set: OptionSet, Equatable, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
    /// Towards the leading edge alone.
    public static let leading = Set(.leading)
    /// Towards the trailing edge alone.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction upwards or downwards.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// Any combination of directions.
  public struct Set: OptionSet, Equatable, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
    /// Upwards alone.
    public static let up = Set(.up)
    /// Downwards alone.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}
