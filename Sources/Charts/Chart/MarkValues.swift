// SPDX-License-Identifier: MIT

import Foundation

/// A width, a height or a radius of a mark.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Hashable { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A size in points.
  public init(floatLiteral value: Double) { self.init(.fixed(value)) }
  /// A length in points.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  /// A size that depends on the mark and the scale.
  public static let automatic = MarkDimension(.automatic)
  /// A size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// The available size without a margin on each side, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
  /// A part of the available size, 0…1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

  /// The size in points, at least 0.
  /// - Parameters:
  ///   - available: The available size in points.
  ///   - automatic: The size for `automatic`.
  func points(of available: CGFloat, automatic: CGFloat) -> CGFloat {
    let result =
      switch kind {
      case .automatic: automatic
      case .fixed(let value): value
      case .inset(let value): available - 2 * value
      case .ratio(let value): available * value
      }
    return result.isFinite ? max(result, 0) : 0
  }
}

/// The combination of bars or areas of the same place.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable { case standard, normalized, center, unstacked }
  let kind: Kind

  /// One upon the other; negative values in the other direction.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// One upon the other, as parts of 1.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// One upon the other, with their middle at 0.
  public static let center = MarkStackingMethod(kind: .center)
  /// Each from 0.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// The curve between the points of a line.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, monotone
    case stepStart, stepCenter, stepEnd
    /// A cubic curve whose tangents depend on the distances of points raised to a power.
    case catmullRom(CGFloat)
    case cardinal(CGFloat)
  }
  let kind: Kind

  /// Straight lines.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A curve without maxima and minima between the points.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// A curve of Catmull and Rom with exponent 0.5.
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
  /// A curve of Catmull and Rom.
  /// - Parameter alpha: The exponent of the distances: 0 uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha.isFinite ? min(max(alpha, 0), 1) : 0.5))
  }
  /// A cardinal curve with tension 0.
  public static let cardinal = InterpolationMethod(kind: .cardinal(0))
  /// A cardinal curve.
  /// - Parameter tension: 0 round to 1 straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension.isFinite ? min(max(tension, 0), 1) : 0))
  }
  /// Steps at the points: a value holds from its point to the next one.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
  /// Steps in the middle between points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Steps at the points: a value holds from the previous point to its own.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
}
