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
    while condition() { g_main_context_iteration(nil, 1) }
  }

  /// Runs until work has ended, and blocks on Dispatch's queues, for a bounded time. Tasks that are cancelled with the last window
  /// have some time in any case: other threads do that.
  static func finish(_ work: SceneWork) {
    let start = ContinuousClock.now
    let queues = BackgroundQueues()
    work.limitTime()
    while work.timeLeft != .zero {
      g_main_context_iteration(nil, 0)
      if ContinuousClock.now - start > .milliseconds(100), !work.isUnfinished, queues.areIdle { return }
      usleep(2000)
    }
  }

  /// Runs until the condition fails, in an event: the program's code waits for an answer of its user.
  /// - Parameter sleeping: Whether the loop sleeps until an event arrives; otherwise for two milliseconds at a time.
  static func runNested(while condition: () -> Bool, sleeping: Bool = true) {
    while condition() {
      g_main_context_iteration(nil, sleeping ? 1 : 0)
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

  /// Before the loop sleeps, due timers fire, and the next timer limits the sleep.
  ///
  /// The run loop serves the main queue too. Its jobs may add sources to GLib, which has already checked its
  /// sources: it checks them again.
  private static let attachRunLoop: Void = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      onMain(timeout) { timeout in
        var queue = pollfd(fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
        if poll(&queue, 1, 0) > 0 || (nextTimer?.timeIntervalSinceNow ?? 1) <= 0 { g_main_context_wakeup(nil) }
        nextTimer = RunLoop.main.limitDate(forMode: .default)
        let seconds = nextTimer.map { max($0.timeIntervalSinceNow, 0) } ?? .infinity
        timeout?.pointee = seconds < 1e6 ? gint(clamping: seconds * 1000 + 0.999) : -1
        return 0
      }
    }
    functions.pointee.check = { _ in 0 }
    functions.pointee.dispatch = { _, _, _ in 1 }
    g_source_attach(g_source_new(functions, guint(MemoryLayout<GSource>.size)), nil)
  }()

  /// The due date of the run loop's next timer, as computed before the last sleep.
  private static var nextTimer: Date?
}
