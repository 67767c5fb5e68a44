// SPDX-License-Identifier: MIT

import Foundation

/// Passes on what ends a program from outside. A child has a process group of its own: a terminal's Control-C reaches only
/// this process, which stays to report how the child ended.
///
/// By handlers, not by Dispatch: a source that is made where another one of its signal has just been cancelled receives nothing, and
/// a package's program runs after its build. A handler is not the child's, other than a disposition of "ignored".
enum SignalForwarding {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  /// Written while no handler is set; a handler only reads it.
  private nonisolated(unsafe) static var child: Int32 = 0

  static func begin(to child: Int32) {
    self.child = child
    // The parent process may have blocked them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for number in numbers { signal(number) { kill(SignalForwarding.child, $0) } }
  }

  /// The child has ended: signals end this process again.
  static func end() {
    for number in numbers { signal(number, SIG_DFL) }
  }
}
