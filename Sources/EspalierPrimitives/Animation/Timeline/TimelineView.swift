// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierMotion
import Foundation

/// Makes its content anew at the dates of a schedule.
///
/// The context's date is that of the last entry that has passed; before the first one, that of the frame. In a test the clock is
/// the host's, and `settle()` does not wait for a timeline.
/// Source: Apple's reference, TimelineView.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The values for which the content is made.
  public struct Context {
    /// The frequency of updates: the content need not show finer units.
    public enum Cadence: Comparable, Sendable {
      /// Every frame, or about once a second or a minute.
      case live, seconds, minutes
    }

    /// The date of the entry for which the content is made.
    public let date: Date
    /// The frequency of the content's updates.
    public let cadence: Cadence

    /// No effect: no content is prepared ahead of time here.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The context of any timeline.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _PrimitiveView where Content: View {
  public typealias Body = Never

  /// Makes `content` anew at each date of the schedule.
  @_disfavoredOverload
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// Makes `content` anew at each date of the schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = { context in
      let cadence: TimelineViewDefaultContext.Cadence =
        switch context.cadence {
        case .live: .live
        case .seconds: .seconds
        case .minutes: .minutes
        }
      return content(TimelineViewDefaultContext(date: context.date, cadence: cadence))
    }
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let entry = Attribute.input(0)
    let timeline = Timeline<Schedule>(entry: entry, host: inputs.host)
    let content = Attribute(Shown(view: view.attribute, timeline: timeline, entry: entry, host: inputs.host))
    return makeSingleView(view: _GraphValue(content), inputs: inputs)
  }

  // Reads: the view, and that an entry of the schedule has passed.
  // Produces: the content for the date of the last one.
  // Costs: the user's code, once per entry.
  private struct Shown: Rule {
    let view: Attribute<TimelineView>
    let timeline: Timeline<Schedule>
    let entry: Attribute<Int>
    @HostReference var host: ViewGraph
    var lastEntry = 0

    init(view: Attribute<TimelineView>, timeline: Timeline<Schedule>, entry: Attribute<Int>, host: ViewGraph) {
      self.view = view
      self.timeline = timeline
      self.entry = entry
      self.host = host
    }

    mutating func value() -> Content {
      let view = self.view.value
      let entry = self.entry.value
      // Without a new entry the view has changed, and its schedule may have.
      if entry == lastEntry { timeline.follow(view.schedule) }
      lastEntry = entry
      let context = Context(date: timeline.date, cadence: .live)
      return host.observing { view.content(context) }
    }

    nonisolated static var label: String { "timeline of \(Content.self)" }
  }
}

/// The entries of one schedule on the host's clock.
@MainActor
private final class Timeline<Schedule: TimelineSchedule> {
  private(set) var date: Date
  private let entry: WeakAttribute<Int>
  @HostReference private var host: ViewGraph
  private let alarm: Alarm
  private var activity: AnimationActivity?
  private var schedule: Schedule?
  private var entries: Schedule.Entries.Iterator?
  private var next: Date?

  init(entry: Attribute<Int>, host: ViewGraph) {
    self.entry = entry.weak
    self.host = host
    alarm = Alarm(host)
    date = host.clock.date
  }

  func follow(_ schedule: Schedule) {
    alarm.cancel()
    self.schedule = schedule
    entries = nil
    next = nil
    if let frames = schedule as? any FrameSchedule {
      if frames.isPaused { return activity = nil }
      date = host.clock.date
      return waitForFrame(frames.minimumInterval)
    }
    date = host.clock.date
    var entries = schedule.entries(from: host.clock.date, mode: .normal).makeIterator()
    next = usable(entries.next())
    self.entries = entries
    passEntries()
    waitForEntry()
  }

  /// Takes all entries that have passed. After a long time the schedule is queried anew, so a clock that was set forward does not
  /// cost an entry for each second in between; a schedule that does not reach the clock's time even then has ended.
  private func passEntries() {
    if takeEntries(most: 1000) { return }
    entries = schedule?.entries(from: host.clock.date, mode: .normal).makeIterator()
    next = usable(entries?.next())
    if takeEntries(most: 1_000_000) { return }
    next = nil
    Diagnostics.warn(
      "TimelineView: the schedule has a million entries before \(host.clock.date), the date of the clock; it ends here."
    )
  }

  /// Takes at most `most` entries that have passed. False if further ones may have passed.
  private func takeEntries(most: Int) -> Bool {
    // Dates count seconds since 2001: their precision is not higher than this.
    let now = host.clock.date.addingTimeInterval(1e-6)
    for _ in 0..<most {
      guard let next, next <= now else { return true }
      date = next
      self.next = usable(entries?.next())
    }
    return false
  }

  /// Nil, the end of the schedule, for a date that is not a number.
  private func usable(_ date: Date?) -> Date? {
    guard let date, date.timeIntervalSinceReferenceDate.isNaN else { return date }
    Diagnostics.warnOfNumber(Double.nan, "TimelineView", "a date of the schedule", used: "the schedule ends before it")
    return nil
  }

  private func waitForEntry() {
    guard let next, next < .distantFuture else { return activity = nil }
    activity = activity ?? AnimationActivity(host, repeatsForever: true)
    alarm.set(host.clock.time.peek() + next.timeIntervalSince(host.clock.date)) { [weak self] in
      self?.passEntries()
      self?.changed()
      self?.waitForEntry()
    }
  }

  private func waitForFrame(_ interval: Double?) {
    activity = activity ?? AnimationActivity(host, repeatsForever: true)
    let action: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      date = host.clock.date
      changed()
      waitForFrame(interval)
    }
    if let interval, interval > 0 {
      alarm.set(host.clock.time.peek() + interval, action)
    } else {
      alarm.setForNextFrame(action)
    }
  }

  private func changed() {
    host.work.enqueue(Transaction()) { [entry] in
      if let entry = entry.attribute { entry.set(entry.peek() &+ 1) }
    }
  }
}
