// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The dates at which a `TimelineView` makes its content anew.
///
/// Source: Apple's reference, TimelineSchedule.
public protocol TimelineSchedule {
  /// The frequency with which the timeline may be updated.
  typealias Mode = TimelineScheduleMode
  /// The sequence of dates, ascending; it may be infinite.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from `startDate` on, ascending; the first one may be before it. The sequence may be infinite.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency with which a timeline may be updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// An update at each date of the schedule.
  case normal
  /// Occasional updates, as on a screen that is always on.
  case lowFrequency
}

/// A schedule of the screen's frames, all or some of them.
protocol FrameSchedule: TimelineSchedule {
  /// Least time between two updates in seconds; nil for every frame.
  var minimumInterval: Double? { get }
  var isPaused: Bool { get }
}

/// Dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameters:
  ///   - startDate: One of the dates.
  ///   - interval: The interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate.usable("TimelineView", "the start of a schedule")
    if interval.isFinite {
      self.interval = min(max(interval, 0.001), 1e9)
    } else {
      self.interval = interval.isNaN ? 1 : interval < 0 ? 0.001 : 1e9
      Diagnostics.warnOfNumber(interval, "TimelineView", "the interval", used: "\(self.interval) s is used")
    }
  }

  /// The last date of the schedule that is not after `startDate`, and all following ones; all dates, if the schedule begins
  /// later.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = (startDate.timeIntervalSince(start) / interval + 1e-9).rounded(.down)
    return Entries(start: start, interval: interval, step: max(steps, 0))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var step: Double

    public mutating func next() -> Date? {
      defer { step += 1 }
      return start.addingTimeInterval(step * interval)
    }
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The same as `.everyMinute`.
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // Minutes of the calendar begin at multiples of 60 s in every time zone.
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(
      base: PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute * 60), by: 60)
        .entries(from: startDate, mode: mode))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var base: PeriodicTimelineSchedule.Entries
    public mutating func next() -> Date? { base.next() }
  }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// - Parameter dates: The dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// The frames of the screen.
public struct AnimationTimelineSchedule: FrameSchedule, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: Least time between two updates in seconds; nil for every frame.
  ///   - paused: Whether there are no updates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = max(minimumInterval ?? 1.0 / 60, 1.0 / 1000)
    return Entries(
      base: isPaused ? nil : PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var base: PeriodicTimelineSchedule.Entries?
    public mutating func next() -> Date? { base?.next() }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal intervals of `interval` seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame of the screen.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// The frames of the screen, unless `paused` is true.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
