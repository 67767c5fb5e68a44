// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Views on a schedule.
@MainActor
struct TimelineViewTests {
  private let noon = Date(timeIntervalSinceReferenceDate: 43_200)

  @Test("animation: every frame, on the host's clock")
  func animation() throws {
    let seen = Recording<Double>()
    let host = ViewHost(
      TimelineView(.animation) { context in
        let _ = seen.add(context.date.timeIntervalSinceReferenceDate)
        Color.red
      }, size: CGSize(width: 10, height: 10))
    let start = try #require(seen.take().first)
    try host.advance(by: .seconds(0.5))
    #expect((29...31).contains(seen.values.count))
    expectNear(seen.last, start + 0.5)
    try host.settle()
    #expect(host.warnings.map(\.subject) == ["settle"])
  }

  @Test("animation(minimumInterval:paused:): fewer frames, or none")
  func intervals() throws {
    for (isPaused, count) in [(false, 4...6), (true, 0...0)] {
      let seen = Recording<Date>()
      let host = ViewHost(
        TimelineView(.animation(minimumInterval: 0.1, paused: isPaused)) { context in
          let _ = seen.add(context.date)
          Color.red
        }, size: CGSize(width: 10, height: 10))
      _ = seen.take()
      try host.advance(by: .seconds(0.51))
      #expect(count.contains(seen.values.count), "\(seen.values.count)")
    }
  }

  @Test("periodic: the entries that come, each at its date")
  func periodic() throws {
    let seen = Recording<Double>()
    let start = Date(timeIntervalSinceNow: -10)
    let host = ViewHost(
      TimelineView(.periodic(from: start, by: 1)) { context in
        let _ = seen.add(context.date.timeIntervalSince(start))
        Color.red
      }, size: CGSize(width: 10, height: 10))
    expectNear(seen.take().last, 10, tolerance: 1e-6)
    try host.advance(by: .seconds(2.5))
    let dates = seen.take()
    #expect(dates.map { Int($0.rounded()) } == [11, 12])
    for date in dates { expectNear(date, date.rounded(), tolerance: 1e-6) }
  }

  @Test("explicit: the frame's date before the first entry, nothing after the last")
  func explicit() throws {
    let seen = Recording<Double>()
    let start = Date()
    let host = ViewHost(
      TimelineView(.explicit([start.addingTimeInterval(1), start.addingTimeInterval(2)])) { context in
        let _ = seen.add(context.date.timeIntervalSince(start))
        Color.red
      }, size: CGSize(width: 10, height: 10))
    expectNear(seen.take().last, 0, tolerance: 0.5)
    try host.advance(by: .seconds(5))
    #expect(seen.take().map { Int($0.rounded()) } == [1, 2])
    try host.settle()
    #expect(host.warnings.isEmpty)
  }

  private struct Doubling: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] {
      [0, 1, 2, 4, 8].map { startDate.addingTimeInterval($0) }
    }
  }

  @Test("a schedule of one's own")
  func custom() throws {
    let seen = Recording<Date>()
    let host = ViewHost(
      TimelineView(Doubling()) { context in
        let _ = seen.add(context.date)
        Color.red
      }, size: CGSize(width: 10, height: 10))
    let start = try #require(seen.take().first)
    try host.advance(by: .seconds(10))
    #expect(seen.take().map { Int($0.timeIntervalSince(start).rounded()) } == [1, 2, 4, 8])
  }

  @Test("a clock that is put forward by years costs no entry for each second between")
  func putForward() throws {
    let seen = Recording<Double>()
    let start = noon
    let host = ViewHost(
      TimelineView(.periodic(from: start, by: 1)) { context in
        let _ = seen.add(context.date.timeIntervalSince(start))
        Color.red
      }, size: CGSize(width: 10, height: 10))
    host.startDate = start.addingTimeInterval(5_000_000_000.5)
    try host.advance(by: .seconds(1))
    expectNear(seen.take().last, 5_000_000_001)
    try host.advance(by: .seconds(1))
    expectNear(seen.take().last, 5_000_000_002)
    #expect(host.warnings.isEmpty)
  }

  private struct Stopped: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
      AnyIterator { Date(timeIntervalSince1970: 1) }
    }
  }

  @Test("an endless schedule that stays where it is has ended, with a warning")
  func stopped() throws {
    let host = ViewHost(TimelineView(Stopped()) { Text("\($0.date.timeIntervalSince1970)") })
    try host.settle()
    #expect(host.all(.text("1.000000")).count == 1)
    #expect(
      host.warnings.map(\.text).map { $0.prefix(56) } == ["TimelineView: the schedule has a million entries before "])
  }

  @Test("everyMinute begins with the minute")
  func everyMinute() {
    let entries = EveryMinuteTimelineSchedule().entries(from: noon.addingTimeInterval(90), mode: .normal)
    #expect(entries.prefix(2).map { $0.timeIntervalSince(noon) } == [60, 120])
  }

  @Test("only the timeline's content runs again")
  func scope() throws {
    let bodies = Recording<Int>()
    struct Around: View {
      let bodies: Recording<Int>
      var body: some View {
        let _ = bodies.add(1)
        TimelineView(.animation) { _ in Color.red }
      }
    }
    let host = ViewHost(Around(bodies: bodies), size: CGSize(width: 10, height: 10))
    _ = bodies.take()
    try host.advance(by: .seconds(0.2))
    #expect(bodies.take().isEmpty)
  }
}
