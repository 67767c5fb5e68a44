// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `SpatialEventGesture` (documentation: an event for each finger, with an identity of its own).
@MainActor
@Suite("Spatial events")
struct SpatialEventTests {
  private final class Log {
    var changes: [SpatialEventCollection] = []
    var ends: [SpatialEventCollection] = []
  }

  private func host(_ log: Log) -> ViewHost<some View> {
    ViewHost(
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("c").offset(x: 20)
        .gesture(SpatialEventGesture().onChanged { log.changes.append($0) }.onEnded { log.ends.append($0) }),
      size: CGSize(width: 200, height: 200))
  }

  @Test("A finger has one event from the press to its end, in the view's coordinates")
  func one() throws {
    let log = Log()
    try host(log).get(.identifier("c")).drag(by: CGSize(width: 30, height: 10))
    let first = try #require(log.changes.first?.first)
    #expect(first.location == CGPoint(x: 70, y: 50) && first.phase == .active)
    #expect(log.changes.allSatisfy { $0.count == 1 && $0.first?.id == first.id })
    let last = try #require(log.ends.first?[first.id])
    #expect(log.ends.count == 1 && last.phase == .ended && last.timestamp >= first.timestamp)
    #expect(abs(last.location.x - 100) < 0.5 && abs(last.location.y - 60) < 0.5)
  }

  @Test("Two fingers have events of their own")
  func two() throws {
    let log = Log()
    try host(log).get(.identifier("c")).magnify(by: 1.5)
    let both = try #require(log.changes.first { $0.count == 2 })
    let ids = both.map(\.id)
    #expect(Set(ids).count == 2 && both.allSatisfy { $0.kind == .touch })
    let later = try #require(log.changes.last { $0.count == 2 })
    #expect(later.map(\.id) == ids && later.map(\.location) != both.map(\.location))
    #expect(both[ids[1]]?.location == both.map(\.location)[1])
  }
}
