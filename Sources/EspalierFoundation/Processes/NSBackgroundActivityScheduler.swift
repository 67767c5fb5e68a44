// SPDX-License-Identifier: MIT

import Foundation

/// Runs work from time to time while the program runs.
///
/// The time is `interval` after the last run, and at most `tolerance` earlier or later on Apple systems; here it is exact.
open class NSBackgroundActivityScheduler: NSObject, @unchecked Sendable {
  /// The end of one run.
  public enum Result: Int, Sendable {
    /// The work is done until the next time.
    case finished = 1
    /// The work is done later, as soon as the machine has time: after a minute here.
    case deferred = 2
  }

  /// The closure that a run calls at its end.
  public typealias CompletionHandler = @Sendable (Result) -> Void

  /// The name of the work, as a domain in reverse.
  public let identifier: String
  /// Importance of the work.
  open var qualityOfService = QualityOfService.background
  /// Whether the work runs again after each run.
  open var repeats = false
  /// Seconds between runs.
  open var interval: TimeInterval = 0
  /// Seconds by which a run may be earlier or later; half of the interval if it is not set.
  open var tolerance: TimeInterval = 0
  /// Whether a run should pause; always false: the machine is not asked.
  open var shouldDefer: Bool { false }

  private let lock = NSLock()
  private var timer: (any DispatchSourceTimer)?

  /// Creates a scheduler that runs nothing yet.
  public init(identifier: String) { self.identifier = identifier }

  deinit { timer?.cancel() }

  /// Runs the work after the interval, and again if `repeats` is true, on a queue of the system.
  open func schedule(_ block: @escaping @Sendable (@escaping CompletionHandler) -> Void) {
    start(after: max(interval, 0), block)
  }

  /// Ends the runs; one that has begun is not stopped.
  open func invalidate() {
    lock.withLock {
      timer?.cancel()
      timer = nil
    }
  }

  private func start(after seconds: TimeInterval, _ block: @escaping @Sendable (@escaping CompletionHandler) -> Void) {
    let next = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    next.schedule(deadline: .now() + seconds)
    next.setEventHandler { [weak self] in
      block { [weak self] result in
        guard let self, self.lock.withLock({ self.timer != nil }) else { return }
        if result == .deferred { return self.start(after: 60, block) }
        if self.repeats { self.start(after: max(self.interval, 1), block) }
      }
    }
    lock.withLock {
      timer?.cancel()
      timer = next
    }
    next.resume()
  }
}
