// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The values at which a swipe ends.
public struct MajorValueAlignment<Value: Plottable> {
  let spacing: ValueSpacing
  /// Multiples of the visible part.
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment(spacing: .page) }
  /// Multiples of a value: a number, seconds, or a number of categories.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> {
    MajorValueAlignment(spacing: .unit(unit.plotValue.quantity ?? 0))
  }
}

extension MajorValueAlignment where Value == Date {
  /// The dates with components, such as the first day of a month.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Date> {
    MajorValueAlignment(spacing: .matching(components))
  }
}

/// The distance that one swipe can move a chart.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  let isLimited: Bool
  /// No limit, unless swipes end at major values: then at most one of them is passed.
  public static let automatic = ValueAlignedLimitBehavior(isLimited: false)
  /// At most the length of the visible part.
  public static let always = ValueAlignedLimitBehavior(isLimited: true)
  /// No limit.
  public static let never = ValueAlignedLimitBehavior(isLimited: false)
}

/// Values at regular distances on an axis.
enum ValueSpacing {
  case page
  case unit(Double)
  case matching(DateComponents)

  /// The values before and behind a coordinate of a scale; equal at a value. nil without values there.
  func around(_ place: Double, _ part: VisiblePart, _ calendar: Calendar) -> (before: Double, behind: Double)? {
    switch self {
    case .page: return multiples(of: part.length, from: part.scale.lower, place)
    case .unit(let unit):
      // Dates have no value that is 0: their units are counted from the start of the scale, as those of categories are.
      return multiples(of: unit, from: part.scale.kind == .number ? 0 : part.scale.lower, place)
    case .matching(let components):
      guard part.scale.kind == .date, abs(place) < CalendarSteps.limit else { return nil }
      let date = Date(timeIntervalSinceReferenceDate: place)
      func next(_ from: Date, _ direction: Calendar.SearchDirection) -> Double? {
        calendar.nextDate(after: from, matching: components, matchingPolicy: .nextTime, direction: direction)?
          .timeIntervalSinceReferenceDate
      }
      guard let behind = next(date.addingTimeInterval(-0.001), .forward) else { return nil }
      return (behind - place < 0.001 ? behind : next(date, .backward) ?? behind, behind)
    }
  }

  private func multiples(of unit: Double, from start: Double, _ place: Double) -> (before: Double, behind: Double)? {
    guard unit > 0, unit.isFinite else { return nil }
    let count = (place - start) / unit
    let nearest = count.rounded()
    // The place is that of a scroll view: it is not exact.
    if abs(count - nearest) < 1e-6 { return (start + nearest * unit, start + nearest * unit) }
    return (start + count.rounded(.down) * unit, start + count.rounded(.up) * unit)
  }
}

/// Stops where the visible part begins at values with regular distances.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  private struct Alignment {
    let spacing: ValueSpacing
    let major: ValueSpacing?

    init<Value: Plottable>(_ unit: Value, _ major: MajorValueAlignment<Value>?) {
      (spacing, self.major) = (.unit(unit.plotValue.quantity ?? 0), major?.spacing)
    }

    init(_ components: DateComponents, _ major: MajorValueAlignment<Date>?) {
      (spacing, self.major) = (.matching(components), major?.spacing)
    }
  }
  private let x: Alignment
  private let y: Alignment
  private let limit: ValueAlignedLimitBehavior

  private init(_ x: Alignment, _ y: Alignment, _ limit: ValueAlignedLimitBehavior) {
    (self.x, self.y, self.limit) = (x, y, limit)
  }

  /// Stops at multiples of a value along both axes, and at the end.
  /// - Parameters:
  ///   - unit: The value: a number, seconds, or a number of categories.
  ///   - majorAlignment: The values at which a swipe ends: the next one in its direction.
  ///   - limitBehavior: The distance that one swipe can move.
  public init<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      xUnit: unit, yUnit: unit, xMajorAlignment: majorAlignment, yMajorAlignment: majorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Stops at dates with components along both axes, and at the end.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      xMatching: components, yMatching: components, xMajorAlignment: majorAlignment, yMajorAlignment: majorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Stops at multiples of a value along each axis.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      Alignment(xUnit, xMajorAlignment),
      Alignment(yUnit, yMajorAlignment), limitBehavior)
  }

  /// Stops at dates with components along each axis.
  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      Alignment(xComponents, xMajorAlignment),
      Alignment(yComponents, yMajorAlignment), limitBehavior)
  }

  /// Stops at multiples of a value along the horizontal axis, and at dates with components along the vertical one.
  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      Alignment(xUnit, xMajorAlignment),
      Alignment(yComponents, yMajorAlignment), limitBehavior)
  }

  /// Stops at dates with components along the horizontal axis, and at multiples of a value along the vertical one.
  public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      Alignment(xComponents, xMajorAlignment),
      Alignment(yUnit, yMajorAlignment), limitBehavior)
  }

  /// The least velocity of a swipe, in points per second.
  private static let swipe: CGFloat = 200

  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    if let part = context.x {
      let distance = context.contentSize.width - context.containerSize.width
      let isMirrored = context.isMirrored
      func place(_ rect: CGRect) -> Double { isMirrored ? 1 - rect.minX / distance : rect.minX / distance }
      let end = aligned(
        part, x, from: place(context.originalTarget.rect), to: place(target.rect),
        velocity: isMirrored ? -context.velocity.dx : context.velocity.dx, context.calendar)
      target.rect.origin.x = (isMirrored ? 1 - end : end) * distance
    }
    if let part = context.y {
      let distance = context.contentSize.height - context.containerSize.height
      // The vertical axis begins below.
      target.rect.origin.y =
        (1
          - aligned(
            part, y, from: 1 - context.originalTarget.rect.minY / distance, to: 1 - target.rect.minY / distance,
            velocity: -context.velocity.dy, context.calendar)) * distance
    }
  }

  /// The part of the scroll distance where the plot comes to rest, 0…1.
  private func aligned(
    _ part: VisiblePart, _ alignment: Alignment, from: Double, to: Double, velocity: CGFloat, _ calendar: Calendar
  ) -> Double {
    guard from.isFinite, to.isFinite else { return 0 }
    let (first, last) = (part.start(part: 0), part.start(part: 1))
    let origin = part.start(part: from)
    var place = part.start(part: to)
    if limit.isLimited { place = min(max(place, origin - part.length), origin + part.length) }
    if let major = alignment.major, abs(velocity) > Self.swipe {
      // A swipe ends at the next major value in its direction.
      if let next = major.around(origin, part, calendar) {
        let isForward = (place > origin) == (last > first) && place != origin ? place > origin : velocity > 0
        let step = isForward ? next.behind : next.before
        if abs(step - origin) > 1e-9 || step == place {
          place = step
        } else if let beyond = major.around(origin + (isForward ? 1e-3 : -1e-3) * part.length, part, calendar) {
          place = isForward ? beyond.behind : beyond.before
        }
      }
    } else if let values = alignment.spacing.around(place, part, calendar) {
      // The end of the scale is a stop, too.
      let stops = [values.before, values.behind, max(first, last)]
      place = stops.min { abs($0 - place) < abs($1 - place) } ?? place
    }
    return part.part(start: min(max(place, min(first, last)), max(first, last)))
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Stops at multiples of a value along both axes, and at the end.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Stops at dates with components along both axes, and at the end.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Stops at multiples of a value along each axis.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Stops at dates with components along each axis.
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Stops at multiples of a value along the horizontal axis, and at dates with components along the vertical one.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Stops at dates with components along the horizontal axis, and at multiples of a value along the vertical one.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }
}
