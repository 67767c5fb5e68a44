// SPDX-License-Identifier: MIT

internal import EspalierCGio
import Foundation

/// A thread that receives the signals of services: it is started at the first use, so that they arrive in programs without
/// windows, too, whose main thread does not run GLib's loop.
package enum EventThread {
  private nonisolated(unsafe) static let context: OpaquePointer? = {
    let context = g_main_context_new()
    nonisolated(unsafe) let own = context
    let thread = Thread {
      g_main_context_push_thread_default(own)
      g_main_loop_run(g_main_loop_new(own, 0))
    }
    thread.name = "espalier-events"
    thread.start()
    return context
  }()

  /// Runs a job on the thread, and waits for its end. What the job connects sends its signals to the thread.
  package static func run<Result: Sendable>(_ job: @escaping @Sendable () -> Result) -> Result {
    if g_main_context_is_owner(context) != 0 { return job() }
    let box = JobBox(job)
    g_main_context_invoke_full(
      context, G_PRIORITY_DEFAULT,
      { data in
        Unmanaged<JobBox>.fromOpaque(data!).takeUnretainedValue().run()
        return 0
      }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<JobBox>.fromOpaque($0!).release() })
    return box.wait() as! Result
  }
}

/// A job and its result, between two threads.
private final class JobBox: @unchecked Sendable {
  private let job: @Sendable () -> any Sendable
  private let done = DispatchSemaphore(value: 0)
  private var result: (any Sendable)?

  init(_ job: @escaping @Sendable () -> some Sendable) { self.job = job }

  func run() {
    result = job()
    done.signal()
  }

  func wait() -> (any Sendable)? {
    done.wait()
    return result
  }
}
