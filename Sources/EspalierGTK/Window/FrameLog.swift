// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import Foundation

/// The costs of a window's frames, on request: `ESPALIER_FRAMES=FILE` in the environment.
///
/// A line per frame: the time when it was done (milliseconds, of the monotonic clock), and the milliseconds of processor
/// time that the main thread spent on it for the view tree, for drawing, and in GTK. Without the variable nothing is
/// measured.
@MainActor
final class FrameLog {
  enum Work: Int, CaseIterable { case tree, drawing }

  private static let file: UnsafeMutablePointer<FILE>? = ProcessInfo.processInfo.environment["ESPALIER_FRAMES"]
    .flatMap { fopen($0, "a") }

  private var spent = [0.0, 0.0]
  private var start: Double?

  /// Nil unless the log is requested.
  init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard Self.file != nil else { return nil }
    let realized: @convention(c) (gpointer?, gpointer?) -> Void = { widget, data in
      onMain((widget, data)) { widget, data in
        let clock = gtk_widget_get_frame_clock(widget!.assumingMemoryBound(to: GtkWidget.self))
        owner(data, as: FrameLog.self).follow(UnsafeMutableRawPointer(clock))
      }
    }
    connect(widget, "realize", to: self, realized)
  }

  private func follow(_ clock: UnsafeMutableRawPointer?) {
    let before: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { owner($0, as: FrameLog.self).begin() }
    }
    connect(clock, "before-paint", to: self, before)
    let after: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      onMain(data) { owner($0, as: FrameLog.self).end() }
    }
    connect(clock, "after-paint", to: self, after)
  }

  /// Runs a part of a frame and counts its time.
  func measure(_ work: Work, _ body: () -> Void) {
    let start = Self.cpu
    body()
    spent[work.rawValue] += Self.cpu - start
  }

  private func begin() { start = Self.cpu }

  private func end() {
    guard let start, let file = Self.file else { return }
    let values = [Double(g_get_monotonic_time()) / 1000] + spent + [Self.cpu - start - spent.reduce(0, +)]
    fputs(values.map { String(format: "%.4f", $0) }.joined(separator: " ") + "\n", file)
    fflush(file)
    spent = [0, 0]
    self.start = nil
  }

  /// Milliseconds of processor time of this thread.
  private static var cpu: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}

extension Optional where Wrapped == FrameLog {
  @MainActor
  func measure(_ work: FrameLog.Work, _ body: () -> Void) {
    if let self { self.measure(work, body) } else { body() }
  }
}
