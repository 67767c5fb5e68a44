// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierNumbers
import Foundation

/// What ends a program from outside: Control-C in a terminal, a session that ends. The windows close as a user closes them.
@MainActor
enum Signals {
  /// Called in the main loop. A second signal ends the program at once.
  static var received: (@MainActor (Int32) -> Void)? {
    didSet { _ = attach }
  }

  private static let attach: Void = {
    // The parent process may have blocked them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      _ = g_unix_signal_add_full(
        G_PRIORITY_HIGH, signal,
        { data in
          onMain(Int32(Int(bitPattern: data))) { signal in Signals.received?(signal) }
          return 0
        }, UnsafeMutableRawPointer(bitPattern: Int(signal)), nil)
    }
  }()
}
