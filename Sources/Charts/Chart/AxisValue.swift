// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A value of an axis for which marks are made.
public struct AxisValue {
  /// The number of the value among those of the axis, from 0.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int
  let value: _PlotValue
  /// The place where the next value begins, 0…1: the end of a unit of time.
  let end: Double?
  /// The text of the value without a format.
  let text: String

  /// The value as a type; nil for an axis of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.make(value) }
}

/// The side of the plot where an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
  let edge: Edge?

  /// Below the plot, or behind its trailing edge.
  public static let automatic = AxisMarkPosition(edge: nil)
  /// Before the plot.
  public static let leading = AxisMarkPosition(edge: .leading)
  /// Behind the plot.
  public static let trailing = AxisMarkPosition(edge: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(edge: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(edge: .bottom)

  func edge(_ axis: Axis) -> Edge {
    let isHorizontal = edge == .top || edge == .bottom
    if let edge, isHorizontal == (axis == .horizontal) { return edge }
    return axis == .horizontal ? .bottom : .trailing
  }
}

/// The relation of labels and the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  let name: String
  /// Labels outside of the plot.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// Labels outside of the plot, beside long ticks.
  public static let extended = AxisMarkPreset(name: "extended")
  /// Labels outside of the plot; the first and the last one end where the plot ends.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Labels in the plot.
  public static let inset = AxisMarkPreset(name: "inset")
}

/// The choice of the values of an axis.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, minimum: Double?)
    case numbers(step: Double)
    case dates(CalendarStep, Calendar?)
    case values([_PlotValue])
  }
  let kind: Kind
  /// Whether the domain begins and ends at a value; nil is the framework's choice.
  var roundsLower: Bool?
  var roundsUpper: Bool?

  /// Round numbers or beginnings of units of time, as many as the axis is long.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil, minimum: nil)) }

  /// Round numbers or beginnings of units of time.
  /// - Parameters:
  ///   - desiredCount: About how many; nil depends on the length of the axis.
  ///   - roundLowerBound: Whether the domain begins at a value, unless a modifier sets it; nil is true for numbers.
  ///   - roundUpperBound: Whether the domain ends at a value, unless a modifier sets it; nil is true for numbers.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimum: nil), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// Round numbers with a least distance.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimum: Double(minimumStride)), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// Multiples of a number. Not positive, or with more than 1,000 of them on the axis: none.
  /// - Parameters:
  ///   - stepSize: The number.
  ///   - roundLowerBound: Whether the domain begins at a multiple, unless a modifier sets it; nil is the framework's choice.
  ///   - roundUpperBound: Whether the domain ends at a multiple, unless a modifier sets it; nil is the framework's choice.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .numbers(step: Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// Beginnings of units of time.
  /// - Parameters:
  ///   - component: The unit.
  ///   - count: The number of units from one value to the next.
  ///   - roundLowerBound: Whether the domain begins at a unit, unless a modifier sets it; nil is false.
  ///   - roundUpperBound: Whether the domain ends at a unit, unless a modifier sets it; nil is false.
  ///   - calendar: The calendar; nil is the environment's.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .dates(CalendarStep(unit: component, count: count), calendar), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
}
