// SPDX-License-Identifier: MIT

import EspalierGraph

/// Actions that wait for a time of the host's clock: the next entry of a timeline, the next step of an animator.
@MainActor
package final class Alarms: HostPart {
  private struct Entry {
    weak var alarm: Alarm?
    let time: Double
  }

  @HostReference private var host: ViewGraph
  private var entries: [Entry] = []
  /// The earliest time of an alarm, in seconds; infinite if none is set.
  private let next: Attribute<Double>

  package init(_ host: ViewGraph) {
    self.host = host
    let next = host.subgraph.apply { Attribute.input(Double.infinity) }
    self.next = next
    let clock = host.subgraph.apply { Attribute(AlarmClock(next: next, time: host.clock.time, host: host)) }
    host.work.addEffect(clock.any)
  }

  /// The latest time at which the host has to make a frame; nil if no alarm is set.
  package var deadline: Double? {
    let time = next.peek()
    return time.isFinite ? time : nil
  }

  fileprivate func add(_ alarm: Alarm, at time: Double) {
    entries.append(Entry(alarm: alarm, time: time))
    if time < next.peek() { next.set(time) }
  }

  /// Runs the actions that are due. O(alarms set).
  fileprivate func ring() {
    let now = host.clock.time.peek() + Self.tolerance
    let due = entries.filter { $0.time <= now }
    entries.removeAll { $0.time <= now || $0.alarm == nil }
    next.set(entries.map(\.time).min() ?? .infinity)
    for entry in due { entry.alarm?.ring(at: entry.time) }
  }

  /// Frames are multiples of a fraction that binary numbers do not hold.
  fileprivate static let tolerance = 1e-6

  // Reads: the earliest time of an alarm; if there is one, the time.
  // Produces: nothing; runs the actions that are due, after the frame's other changes.
  // Costs: O(1) a frame while an alarm is set, else nothing.
  private struct AlarmClock: Rule {
    let next: Attribute<Double>
    let time: Attribute<Double>
    @HostReference var host: ViewGraph

    mutating func value() -> Int {
      let next = next.value
      guard next.isFinite, time.value + Alarms.tolerance >= next else { return 0 }
      let host = host
      host.work.enqueueAction(.change) { host.alarms.ring() }
      return 0
    }

    nonisolated static var label: String { "alarms" }
  }
}

/// One action with its time. Once the alarm is gone, the action is not called any more.
@MainActor
package final class Alarm {
  @HostReference private var host: ViewGraph
  private var time: Double?
  private var action: (@MainActor () -> Void)?

  package init(_ host: ViewGraph) { self.host = host }

  /// Calls `action` in the first frame at or after `time`, in seconds; replaces the previous action and time.
  package func set(_ time: Double, _ action: @escaping @MainActor () -> Void) {
    self.time = time
    self.action = action
    host.alarms.add(self, at: time)
  }

  /// Calls `action` in the next frame that is later than this one.
  package func setForNextFrame(_ action: @escaping @MainActor () -> Void) {
    set(host.clock.time.peek() + 2 * Alarms.tolerance, action)
  }

  package func cancel() {
    time = nil
    action = nil
  }

  fileprivate func ring(at time: Double) {
    guard self.time == time, let action else { return }
    cancel()
    action()
  }
}

extension ViewGraph {
  /// The actions that wait for a time.
  package var alarms: Alarms { part(Alarms.self) }
}
