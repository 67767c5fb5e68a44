// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierCore
import EspalierNumbers
import Foundation

/// Schedules a window's frames: at the display's rate while something moves, at the time of the next scheduled change, and
/// otherwise none.
@MainActor
final class FrameSchedule {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let graph: ViewGraph
  private let clock: FrameTime
  private let frame: (Double) -> Void
  private var tick: guint = 0
  private var timeout: (id: guint, time: Double)?
  /// The time of the last frame or event: time does not run backwards between the two.
  private var last = 0.0
  private var isStopped = false
  /// Whether a frame was requested since the last one began.
  private var isRequested = false
  private var watch: guint = 0
  /// Whether the display has taken a frame since the last check.
  private var hasTicked = false

  init(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ graph: ViewGraph, _ clock: FrameTime,
    frame: @escaping (Double) -> Void
  ) {
    self.widget = widget
    self.graph = graph
    self.clock = clock
    self.frame = frame
  }

  /// The time of an event.
  var now: Double { advance(to: clock.now) }

  private func advance(to time: Double) -> Double {
    last = max(last, time)
    return last
  }

  /// Makes a frame as soon as the display takes it.
  func request() {
    isRequested = true
    guard tick == 0, !isStopped else { return }
    tick = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        onMain((clock, data)) { clock, data in
          owner(data, as: FrameSchedule.self).ticked(at: Int(gdk_frame_clock_get_frame_time(clock))) ? 1 : 0
        }
      }, Unmanaged.passRetained(self).toOpaque(),
      { Unmanaged<FrameSchedule>.fromOpaque($0!).release() })
    watchDisplay()
  }

  /// Makes a frame. Returns whether the next one follows at once.
  private func ticked(at time: Int) -> Bool {
    isRequested = false
    hasTicked = true
    frame(advance(to: clock.seconds(at: time)))
    if isStopped { return false }
    if isRequested || moves { return true }
    tick = 0
    return false
  }

  private var moves: Bool {
    graph.clock.animations.finite > 0 || graph.clock.animations.endless > 0 || graph.work.isPending
  }

  /// Schedules the next frame. To be called after each update.
  func schedule() {
    if moves { request() }
    let deadline = graph.alarms.deadline
    if let timeout {
      if timeout.time == deadline { return }
      g_source_remove(timeout.id)
      self.timeout = nil
    }
    guard let deadline, !isStopped else { return }
    let milliseconds = guint(clamping: min(max((deadline - clock.now) * 1000, 0), 1e9).rounded(.up))
    let id = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { data in
        onMain(data) { data in
          let schedule = owner(data, as: FrameSchedule.self)
          schedule.timeout = nil
          schedule.request()
        }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { Unmanaged<FrameSchedule>.fromOpaque($0!).release() })
    timeout = (id, deadline)
  }

  /// Makes requested frames when the display does not take them, about one a second: it has none for a window that is hidden or
  /// minimized, where work continues and documents are saved nevertheless.
  private func watchDisplay() {
    guard watch == 0 else { return }
    hasTicked = false
    // With a lower priority than the frames of a display that is only late.
    watch = g_timeout_add_full(
      G_PRIORITY_LOW, 1000,
      { data in onMain(data) { owner($0, as: FrameSchedule.self).goesOnWatching() ? 1 : 0 } },
      Unmanaged.passRetained(self).toOpaque(), { Unmanaged<FrameSchedule>.fromOpaque($0!).release() })
  }

  private func goesOnWatching() -> Bool {
    if tick != 0, !isStopped, !hasTicked {
      isRequested = false
      frame(now)
      if !isRequested, !moves, tick != 0 {
        gtk_widget_remove_tick_callback(widget, tick)
        tick = 0
      }
    }
    hasTicked = false
    if tick == 0 || isStopped { watch = 0 }
    return watch != 0
  }

  func stop() {
    isStopped = true
    if tick != 0 { gtk_widget_remove_tick_callback(widget, tick) }
    tick = 0
    if let timeout { g_source_remove(timeout.id) }
    timeout = nil
    if watch != 0 { g_source_remove(watch) }
    watch = 0
  }
}
