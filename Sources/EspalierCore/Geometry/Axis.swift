// SPDX-License-Identifier: MIT

/// A direction of the plane.
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  /// Along the width.
  case horizontal
  /// Along the height.
  case vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other direction.
  @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Any combination of the two axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Only along the width.
    public static let horizontal = Set(.horizontal)
    /// Only along the height.
    public static let vertical = Set(.vertical)
    package static let both: Set = [.horizontal, .vertical]

    package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}
