// SPDX-License-Identifier: MIT

import Dispatch
internal import EspalierCGtk
import EspalierApps
import EspalierNumbers
import Foundation

/// GLib's loop on the main thread, which also runs the main queue, the main actor and the timers of the main run loop.
@MainActor
enum MainLoop {
  /// Runs until the condition fails. Sleeps while nothing happens.
  static func run(while condition: () -> Bool) {
    _ = (attachMainQueue, attachRunLoop)
    // Runs the jobs that were queued before the loop.
    _dispatch_main_queue_callback_4CF(nil)
    while condition() { iterate(sleeping: true) }
  }

  /// One pass of both loops. The run loop is first, outside of GLib's own pass: a timer or a block of the main queue may run a
  /// loop itself, for an alert that waits for its answer.
  private static func iterate(sleeping: Bool) {
    nextTimer = RunLoop.main.limitDate(forMode: .default)
    g_main_context_iteration(nil, sleeping ? 1 : 0)
  }

  /// Runs until work has ended, and blocks on Dispatch's queues, for a bounded time. Tasks that are cancelled with the last window
  /// have some time in any case: other threads do that.
  static func finish(_ work: SceneWork) {
    let start = ContinuousClock.now
    let queues = BackgroundQueues()
    work.limitTime()
    while work.timeLeft != .zero {
      iterate(sleeping: false)
      if ContinuousClock.now - start > .milliseconds(100), !work.isUnfinished, queues.areIdle { return }
      usleep(2000)
    }
  }

  /// Runs until the condition fails, in an event: the program's code waits for an answer of its user.
  /// - Parameter sleeping: Whether the loop sleeps until an event arrives; otherwise for two milliseconds at a time.
  static func runNested(while condition: () -> Bool, sleeping: Bool = true) {
    while condition() {
      iterate(sleeping: sleeping)
      if !sleeping { usleep(2000) }
    }
  }

  /// Runs the main queue when its file descriptor becomes readable; the main actor's jobs arrive the same way.
  private static let attachMainQueue: Void = {
    _ = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { descriptor, _, _ in
        // The queue never empties the descriptor itself.
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
  }()

  /// The run loop's next timer limits GLib's sleep.
  private static let attachRunLoop: Void = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      onMain(timeout) { timeout in
        let seconds = nextTimer.map { max($0.timeIntervalSinceNow, 0) } ?? .infinity
        timeout?.pointee = seconds < 1e6 ? gint(clamping: seconds * 1000 + 0.999) : -1
        return 0
      }
    }
    functions.pointee.check = { _ in 0 }
    functions.pointee.dispatch = { _, _, _ in 1 }
    g_source_attach(g_source_new(functions, guint(MemoryLayout<GSource>.size)), nil)
  }()

  /// The due date of the run loop's next timer, as computed before the present pass.
  private static var nextTimer: Date?
}
