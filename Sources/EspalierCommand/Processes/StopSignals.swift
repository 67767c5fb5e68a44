// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Signals that end the command: Control-C, `kill`, a terminal that closes.
///
/// A thread waits for the signals. If the command runs a program or a build in its own place, that process receives them, and
/// the command stays to report how it ended. Otherwise all processes that the command has started end with it, and its
/// temporary files are removed.
enum StopSignals {
  /// Ends the command in a way of its own; called with the signal.
  typealias Handler = @Sendable (Int32) -> Void

  private static let handler = Mutex<Handler?>(nil)

  static func handle(by handler: @escaping Handler) { self.handler.withLock { $0 = handler } }

  /// Begins to wait. Called before there is a second thread, which would receive the signals.
  static func watch() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      sigaction(number, nil, &action)
      let isIgnored = action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1
      // `nohup` has it ignored. A shell without job control has SIGINT ignored for its background processes, which must
      // nevertheless end by it.
      if isIgnored, number == SIGHUP { continue }
      signal(number, SIG_DFL)
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let watched = signals
    Thread.detachNewThread {
      var signals = watched
      while true {
        var number: Int32 = 0
        if sigwait(&signals, &number) == 0 { receive(number) }
      }
    }
  }

  private static func receive(_ number: Int32) {
    if let handler = handler.withLock({ $0 }) { return handler(number) }
    if SupervisedProcess.forward(number) { return }
    SupervisedProcess.stop()
    RunFolder.remove()
    // The parent process can read by which signal the command ended.
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
  }
}
