// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierFileRunner

/// The real time that a job's clock takes.
@MainActor @Suite struct JobClockTests {
  /// A real time that is set by hand, with timers.
  @MainActor private final class Hand {
    var now = 100.0
    var timers: [Double]

    init(timers: [Double]) { self.timers = timers.map { $0 + 100 } }

    var realTime: RealTime {
      RealTime(
        now: { self.now },
        untilNextTimer: { self.timers.filter { $0 > self.now }.min().map { $0 - self.now } },
        pass: { seconds, isDone in
          let end = self.now + seconds
          while self.now < end, !isDone() { self.now += 0.001 }
        })
    }
  }

  /// Real seconds that pass on the way to the last of the times.
  private func pass(to times: [Double], timers: [Double] = []) throws -> Double {
    let hand = Hand(timers: timers)
    let host = ViewHost(Color.red, size: CGSize(width: 10, height: 10))
    let clock = JobClock(host, end: times.last!, realTime: hand.realTime)
    for time in times { try clock.advance(to: time) }
    #expect(abs(host.time - times.last!) < 1e-6)
    return hand.now - 100
  }

  @Test func withoutTimersTheClockMovesAtOnce() throws {
    #expect(try pass(to: [0]) == 0)
    #expect(try pass(to: [600]) < 0.07)
    #expect(try pass(to: [100, 200, 300]) < 0.07)
  }

  @Test func aTimerThatIsDueIsWaitedForAndNothingMore() throws {
    #expect(0.3...0.4 ~= (try pass(to: [600], timers: [0.3])))
    #expect(0.9...1 ~= (try pass(to: [0.25, 0.5, 0.75, 1], timers: [0.9])))
    #expect(2...2.1 ~= (try pass(to: [600], timers: [0.5, 2])))
  }

  @Test func aTimerThatIsDueAtTheEndIsWaitedFor() throws {
    #expect(0.3...0.4 ~= (try pass(to: [0.3], timers: [0.3])))
  }

  @Test func aTimerThatIsDueLaterIsNotWaitedFor() throws {
    #expect(try pass(to: [0.2, 0.6], timers: [0.8]) < 0.07)
  }
}
