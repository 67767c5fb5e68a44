// SPDX-License-Identifier: MIT

import Dispatch
internal import EspalierCGtk
import EspalierNumbers
import Foundation

/// GLib's loop on the main thread, in which the main queue, the main actor and the timers of the main run loop run too.
@MainActor
enum MainLoop {
  /// Runs until the condition fails. Sleeps where nothing happens.
  static func run(while condition: () -> Bool) {
    _ = (attachMainQueue, attachRunLoop)
    // What was queued before the loop ran.
    _dispatch_main_queue_callback_4CF(nil)
    while condition() { g_main_context_iteration(nil, 1) }
    // Tasks that end with the last window are cancelled on other threads first: they get a moment to finish.
    let end = Date(timeIntervalSinceNow: 0.1)
    while Date() < end {
      g_main_context_iteration(nil, 0)
      usleep(2000)
    }
  }

  /// The queue writes to a file descriptor when something is put in; the main actor's jobs come the same way.
  private static let attachMainQueue: Void = {
    _ = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { descriptor, _, _ in
        // The queue never empties it itself.
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
  }()

  /// Before the loop sleeps, timers that are due fire, and the next one limits the sleep.
  ///
  /// The run loop serves the main queue too. What runs then may add sources to GLib, which has already checked its
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

  /// When the run loop's next timer is due, as computed before the last sleep.
  private static var nextTimer: Date?
}
