// SPDX-License-Identifier: MIT

import Foundation

extension Edge {
  /// A corner of a rectangle, in reading order: leading corners are on the left where people read from left to right.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// The upper corner at which lines begin.
    case topLeading
    /// The upper corner at which lines end.
    case topTrailing
    /// The lower corner at which lines begin.
    case bottomLeading
    /// The lower corner at which lines end.
    case bottomTrailing

    /// Any combination of corners.
    public struct Set: OptionSet, Hashable, Sendable {
      public let rawValue: Int8
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// The set of one corner.
      public init(_ corner: Edge.Corner) { rawValue = 1 << corner.rawValue }
      /// Whether the corner is in the set.
      public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }

      /// The upper leading corner alone.
      public static let topLeading = Set(.topLeading)
      /// The upper trailing corner alone.
      public static let topTrailing = Set(.topTrailing)
      /// The lower leading corner alone.
      public static let bottomLeading = Set(.bottomLeading)
      /// The lower trailing corner alone.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// Both upper corners.
      public static let top: Set = [.topLeading, .topTrailing]
      /// Both lower corners.
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      /// Both leading corners.
      public static let leading: Set = [.topLeading, .bottomLeading]
      /// Both trailing corners.
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      /// All four corners.
      public static let all: Set = [.top, .bottom]
      /// No corner.
      public static let none: Set = []
    }
  }
}

extension Edge.Corner {
  /// The radius of a corner: fixed, or concentric with the corner of the container. A number is a fixed radius in points.
  public struct Style: Hashable, Sendable {
    private indirect enum Kind: Hashable, Sendable {
      case fixed(CGFloat)
      case concentric(minimum: Style?)
    }

    private var kind: Kind

    /// A radius in points.
    public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
    /// The radius of the container's corner, less the distance from it; at least zero.
    public static var concentric: Style { Style(kind: .concentric(minimum: nil)) }
    /// The radius of the container's corner, less the distance from it; at least `minimum`, or zero.
    public static func concentric(minimum: Style? = nil) -> Style { Style(kind: .concentric(minimum: minimum)) }

    /// Whether the radius depends on the container.
    package var isConcentric: Bool {
      if case .concentric = kind { true } else { false }
    }

    /// The radius in points.
    /// - Parameter concentric: The radius that is concentric with the container's corner.
    package func radius(concentric: CGFloat) -> CGFloat {
      switch kind {
      case .fixed(let radius): max(radius, 0)
      case .concentric(let minimum): max(concentric, minimum?.radius(concentric: concentric) ?? 0, 0)
      }
    }

    /// The number in the style: the fixed radius, or that of the minimum; zero if there is none.
    package var fixedRadius: CGFloat {
      get {
        switch kind {
        case .fixed(let radius): radius
        case .concentric(let minimum): minimum?.fixedRadius ?? 0
        }
      }
      set {
        switch kind {
        case .fixed: kind = .fixed(newValue)
        case .concentric(var minimum?):
          minimum.fixedRadius = newValue
          kind = .concentric(minimum: minimum)
        case .concentric(nil): break
        }
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The same as `.fixed`.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// The same as `.fixed`.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
