// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

extension Timer {
  /// The date, again and again, once it is connected. It runs on the run loop's clock, which is the real one.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// Seconds between two dates.
    public let interval: TimeInterval
    /// The longest delay of a date, in seconds; nil leaves it to the run loop.
    public let tolerance: TimeInterval?
    /// The run loop on which the timer runs.
    public let runLoop: RunLoop
    /// The mode of the run loop in which the timer runs.
    public let mode: RunLoop.Mode
    /// Options of the run loop; there are none.
    public let options: RunLoop.SchedulerOptions?
    private let ticks = PassthroughSubject<Date, Never>()

    /// A publisher of dates, `interval` seconds apart; it begins when `connect()` is called.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      ticks.subscribe(subscriber)
    }

    /// Each connection has a timer of its own, whose first date comes one interval later.
    public func connect() -> any Cancellable {
      let ticks = ticks
      if runLoop === RunLoop.main {
        return runLoop.schedule(
          after: runLoop.now.advanced(by: .seconds(interval)), interval: .seconds(interval),
          tolerance: .seconds(tolerance ?? 0), options: nil
        ) { ticks.send(Date()) }
      }
      // Foundation on Linux fires a timer at once that is made without a date.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { _ in ticks.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// A publisher of the date every `interval` seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
