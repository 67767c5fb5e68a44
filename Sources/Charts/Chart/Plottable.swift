// SPDX-License-Identifier: MIT

import Foundation

/// A value that a chart can draw: a number, a date, a category, or a type that is represented by one of these.
public protocol Plottable {
  /// The type of the represented value: a number, a date or a string.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, date or category that a chart draws.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value with a representation; nil without one.
  init?(primitivePlottable: PrimitivePlottable)
  /// The end of a bin of a histogram; nil for other values.
  var _binEnd: Double? { get }
}

extension Plottable {
  public var _binEnd: Double? { nil }
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable {
  /// The value on an axis.
  var _plotValue: _PlotValue { get }
  /// The value at a place of an axis; nil on an axis of another kind.
  static func _make(_ value: _PlotValue) -> Self?
}

/// A value on an axis: a number, a date in seconds since 2001, or the name of a category.
public enum _PlotValue: Hashable, Sendable {
  case number(Double)
  case date(Double)
  case category(String)

  /// The number, or the date in seconds; nil for a category.
  var quantity: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }

  var isDate: Bool {
    if case .date = self { return true }
    return false
  }

  /// Whether the value can be drawn: it is neither infinite nor not a number.
  var isFinite: Bool { quantity?.isFinite ?? true }
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value on an axis.
  var plotValue: _PlotValue { primitivePlottable._plotValue }

  /// The value at a place of an axis; nil on an axis of another kind.
  static func make(_ value: _PlotValue) -> Self? {
    PrimitivePlottable._make(value).flatMap { Self(primitivePlottable: $0) }
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _plotValue: _PlotValue { .number(Double(self)) }
  public static func _make(_ value: _PlotValue) -> Self? {
    guard case .number(let number) = value else { return nil }
    return Self(number)
  }
}

extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
  public var _plotValue: _PlotValue { .number(Double(self)) }
  /// The nearest integer; nil outside of the type's range.
  public static func _make(_ value: _PlotValue) -> Self? {
    guard case .number(let number) = value else { return nil }
    return Self(exactly: number.rounded())
  }
}

extension Double: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
}
extension Float: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
}
extension CGFloat: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = CGFloat
}
extension Int: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
}
extension Int8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8
}
extension Int16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
}
extension Int32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int32
}
extension Int64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
}
extension UInt: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt
}
extension UInt8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt8
}
extension UInt16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt16
}
extension UInt32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt32
}
extension UInt64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt64
}

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var _plotValue: _PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public static func _make(_ value: _PlotValue) -> Decimal? {
    guard case .number(let number) = value, number.isFinite else { return nil }
    return Decimal(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public var _plotValue: _PlotValue { .date(timeIntervalSinceReferenceDate) }
  public static func _make(_ value: _PlotValue) -> Date? {
    guard case .date(let seconds) = value, seconds.isFinite else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public var _plotValue: _PlotValue { .category(self) }
  public static func _make(_ value: _PlotValue) -> String? {
    guard case .category(let name) = value else { return nil }
    return name
  }
}
