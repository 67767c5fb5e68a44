// SPDX-License-Identifier: MIT

/// A direction of the plane.
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  case horizontal
  case vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other direction.
  @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Any combination of the two axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)
    package static let both: Set = [.horizontal, .vertical]

    package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}
