// SPDX-License-Identifier: MIT

import Foundation

/// A geometric angle, kept in radians.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; positive is clockwise on a screen.
  public var radians: Double
  /// The angle in degrees; positive is clockwise on a screen.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The angle 0.
  public init() { radians = 0 }
  /// An angle of radians; it may be more than a whole turn.
  public init(radians: Double) { self.radians = radians }
  /// An angle of degrees; it may be more than a whole turn.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static let zero = Angle()
  /// An angle of radians; it may be more than a whole turn.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle of degrees; it may be more than a whole turn.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
  /// The angle times a factor.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  /// The angle times a factor.
  public static func * (factor: Double, a: Angle) -> Angle { Angle(radians: a.radians * factor) }
  /// The angle divided by a number.
  public static func / (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians / factor) }
  /// Multiplies the angle by a factor.
  public static func *= (a: inout Angle, factor: Double) { a.radians *= factor }
  /// Divides the angle by a number.
  public static func /= (a: inout Angle, factor: Double) { a.radians /= factor }
}
