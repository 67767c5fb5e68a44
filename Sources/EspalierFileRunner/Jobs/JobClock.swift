// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import SwiftUI
import ViewTesting

/// Moves the clock of a host to the time of a job: at once, or, while the program waits for real time, no faster than that.
///
/// It waits for a view's task that has not ended, and for a timer that is due before the job's last picture: of a run loop, a
/// dispatch queue, a publisher on one of them, or a task that sleeps.
@MainActor
package final class JobClock<Root: View> {
  private let host: ViewHost<Root>
  /// The beginning of the job's time: taps may have waited for animations.
  private let start: Double
  private let end: Double
  private let realTime: RealTime
  /// The time at which all consequences of the timers so far have happened; nil before the clock moves.
  private var settled: Double?
  private var hasNoted = false

  /// - Parameter end: the last time, in seconds from now, that the job shows.
  package init(_ host: ViewHost<Root>, end: Double, realTime: RealTime = .process) {
    self.host = host
    start = host.time
    self.end = start + end
    self.realTime = realTime
  }

  /// Moves the clock to a time in seconds since it was made, in frames of 1/60 s.
  package func advance(to seconds: Double) throws {
    let time = start + seconds
    guard host.time < time else { return }
    if settled == nil { settled = realTime.now() + RealTime.settling }
    while host.time < time {
      let step = min(1.0 / 60, time - host.time)
      let isWaiting = isWaiting()
      if isWaiting { noteLongWait() }
      realTime.pass(isWaiting ? step : 0) { !self.isWaiting() }
      try host.advance(by: Duration(clampingSeconds: step))
      // The last step may be lost in rounding.
      if time - host.time < 1e-9 { break }
    }
    // A timer that is due at the very end is included.
    if time >= end { realTime.pass(.infinity) { !isWaitingForTimer() } }
    if host.graph.work.isPending { try host.update() }
  }

  private func isWaiting() -> Bool { host.graph.tasks.count > 0 || isWaitingForTimer() }

  private func isWaitingForTimer() -> Bool {
    let now = realTime.now()
    if let next = realTime.untilNextTimer(), next <= end - host.time {
      settled = max(settled ?? now, now + next + RealTime.settling)
    }
    return settled.map { now < $0 } ?? false
  }

  /// Prints the reason of a long job once, as soon as it is certain: the first moment passes in real time in any case.
  private func noteLongWait() {
    let rest = end - host.time
    guard !hasNoted, rest > 10, host.time - start > 2 * RealTime.settling else { return }
    hasNoted = true
    StandardError.print(
      "espalier: a task or a timer of the program runs in real time: up to \(Int(clamping: rest.rounded(.up))) s until the picture"
    )
  }
}

/// The time that passes for the program's timers and tasks, in seconds.
package struct RealTime {
  /// The longest time until an armed timer is known, and until the work that a timer starts has reached the main thread.
  static let settling = 0.05

  var now: @MainActor () -> Double
  /// Nil if no timer is armed.
  var untilNextTimer: @MainActor () -> Double?
  /// Runs the main thread's work for the given time, or until the function returns true.
  var pass: @MainActor (_ seconds: Double, _ isDone: () -> Bool) -> Void

  @MainActor package static let process = RealTime(
    now: { ProcessInfo.processInfo.systemUptime }, untilNextTimer: PendingTimers.next, pass: MainLoop.turn)
}
