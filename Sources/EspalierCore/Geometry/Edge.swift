// SPDX-License-Identifier: MIT

/// A side of a rectangle, in reading order: `leading` is left where people read from left to right.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The edge at which a line begins: on the left where text runs from left to right.
  case leading
  /// The lower edge.
  case bottom
  /// The edge at which a line ends: on the right where text runs from left to right.
  case trailing

  /// Any combination of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper edge alone.
    public static let top = Set(.top)
    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The lower edge alone.
    public static let bottom = Set(.bottom)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]

    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }

  /// The edge on the far side.
  package var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

/// A side along the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The edge at which a line begins: on the left where text runs from left to right.
  case leading
  /// The edge at which a line ends: on the right where text runs from left to right.
  case trailing

  /// None, one or both of the edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }

  package var edge: Edge { self == .leading ? .leading : .trailing }
}

/// A side along the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// None, one or both of the edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper edge alone.
    public static let top = Set(.top)
    /// The lower edge alone.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }

  package var edge: Edge { self == .top ? .top : .bottom }
}
