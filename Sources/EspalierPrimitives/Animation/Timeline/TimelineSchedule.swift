// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The dates at which a `TimelineView` makes its content anew.
///
/// Source: Apple's reference, TimelineSchedule.
public protocol TimelineSchedule {
  /// How often the timeline may be updated.
  typealias Mode = TimelineScheduleMode
  /// The dates, ascending; it may be endless.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from `startDate` on, ascending; the first one may lie before it. The sequence may be endless.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may be updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule has dates.
  case normal
  /// Only now and then, as on a screen that is always on.
  case lowFrequency
}

/// A schedule that follows the frames of the screen, all or some of them.
protocol FrameSchedule: TimelineSchedule {
  /// Seconds between two updates, at least; nil for every frame.
  var minimumInterval: Double? { get }
  var isPaused: Bool { get }
}

/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameters:
  ///   - startDate: One of the dates.
  ///   - interval: Seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate.usable("TimelineView", "the start of a schedule")
    if interval.isFinite {
      self.interval = min(max(interval, 0.001), 1e9)
    } else {
      self.interval = interval.isNaN ? 1 : interval < 0 ? 0.001 : 1e9
      Diagnostics.warnOfNumber(interval, "TimelineView", "the interval", used: "\(self.interval) s is used")
    }
  }

  /// The last date of the schedule that is not after `startDate`, and all that follow; all of them, if it begins later.
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

/// At the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The same as `.everyMinute`.
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // Minutes of the calendar begin at multiples of 60 s everywhere.
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

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// - Parameter dates: Ascending.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// In the frames of the screen.
public struct AnimationTimelineSchedule: FrameSchedule, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: Seconds between two updates, at least; nil for every frame.
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
  /// At equal distances, `interval` seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// In every frame of the screen.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// In the frames of the screen, as long as it is not paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// At given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
