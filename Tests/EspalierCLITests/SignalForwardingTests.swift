// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// What ends the command from outside ends the program that it runs, also where it has run another one before: a build.
@Suite(.serialized) struct SignalForwardingTests {
  private func sleeper() throws -> Process {
    // A child has the mask of the thread that starts it, and threads of Dispatch block signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGHUP)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
    process.arguments = ["60"]
    try process.run()
    return process
  }

  @Test func theSecondChildGetsTheSignal() throws {
    for _ in 0..<3 {
      let child = try sleeper()
      SignalForwarding.begin(to: child.processIdentifier)
      defer { SignalForwarding.end() }
      kill(getpid(), SIGHUP)
      for _ in 0..<250 where child.isRunning { usleep(20_000) }
      #expect(!child.isRunning && child.terminationReason == .uncaughtSignal && child.terminationStatus == SIGHUP)
      if child.isRunning { child.terminate() }
    }
  }
}
