// SPDX-License-Identifier: MIT

import Foundation

/// The relation of values and places on an axis.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable { case linear, log, squareRoot, symmetricLog(Double), power(Double), date, category }
  let kind: Kind

  /// Equal distances for equal differences.
  public static let linear = ScaleType(kind: .linear)
  /// Equal distances for equal ratios. Values that are not positive have no place; marks at them are not drawn.
  public static let log = ScaleType(kind: .log)
  /// Distances of square roots; those of negative values are negative.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// A logarithm on both sides of 0, and nearly linear there.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))
  /// A logarithm on both sides of 0.
  /// - Parameter slopeAtZero: The slope at 0; greater, the nearly linear part is shorter.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero.isFinite && slopeAtZero > 0 ? slopeAtZero : 1))
  }
  /// Distances of powers.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(kind: .power(exponent.isFinite && exponent > 0 ? exponent : 1))
  }
  /// A linear scale of dates.
  public static let date = ScaleType(kind: .date)
  /// An equal place for each value.
  public static let category = ScaleType(kind: .category)

  /// The coordinate of a number; nil without a place.
  func coordinate(_ value: Double) -> Double? {
    guard value.isFinite else { return nil }
    switch kind {
    case .linear, .date, .category: return value
    case .log: return value > 0 ? log10(value) : nil
    case .squareRoot: return (value < 0 ? -1 : 1) * abs(value).squareRoot()
    case .symmetricLog(let slope): return (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
    case .power(let exponent): return (value < 0 ? -1 : 1) * pow(abs(value), exponent)
    }
  }

  /// The number at a coordinate.
  func value(_ coordinate: Double) -> Double {
    switch kind {
    case .linear, .date, .category: coordinate
    case .log: pow(10, coordinate)
    case .squareRoot: (coordinate < 0 ? -1 : 1) * coordinate * coordinate
    case .symmetricLog(let slope): (coordinate < 0 ? -1 : 1) * expm1(abs(coordinate)) / slope
    case .power(let exponent): (coordinate < 0 ? -1 : 1) * pow(abs(coordinate), 1 / exponent)
    }
  }
}
