// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierNumbers
import Foundation

/// Signals that end a program: Control-C in a terminal, the end of a session. The windows close as if a user closed them.
@MainActor
enum Signals {
  /// Called in the main loop. A second signal ends the program at once.
  static var received: (@MainActor (Int32) -> Void)? {
    didSet { _ = attach }
  }

  private static let all = [SIGINT, SIGTERM, SIGHUP]

  private static let attach: Void = {
    // The parent process may have blocked them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in all { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    SignalWatch.begin(all) { signal, taken in
      let call = Unmanaged.passRetained(Call(signal: signal, taken: taken))
      g_idle_add_full(
        G_PRIORITY_HIGH,
        { data in
          onMain(data) { data in
            let call = owner(data, as: Call.self)
            call.taken()
            Signals.received?(call.signal)
          }
          return 0
        }, call.toOpaque(), { Unmanaged<Call>.fromOpaque($0!).release() })
    }
  }()

  private final class Call: Sendable {
    let signal: Int32
    let taken: @Sendable () -> Void

    init(signal: Int32, taken: @escaping @Sendable () -> Void) { (self.signal, self.taken) = (signal, taken) }
  }
}
