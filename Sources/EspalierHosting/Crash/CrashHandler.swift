// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import Foundation
import Glibc

/// Names the view whose code has crashed, in one line on the standard error, before any other report of the crash.
///
/// Handlers of the signals of a fault are put before the existing ones, such as that of Swift's backtraces, and call these
/// afterwards. A fault lies in the code of a view while the graph waits for it: the state of the graph can be read. If it
/// cannot, the report ends by a second fault or after two seconds, and the process ends as it would have without it.
@MainActor
package enum CrashHandler {
  nonisolated(unsafe) private static var isInstalled = false
  nonisolated(unsafe) private static var isReporting = false
  nonisolated(unsafe) private static var mainThread = pthread_self()
  /// The name of the running call, while its view is searched for.
  nonisolated(unsafe) private static var begun: String?
  /// The signal that is being reported.
  nonisolated(unsafe) private static var reported: Int32 = 0
  /// The previous handlers, by the number of the signal.
  nonisolated(unsafe) private static let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  nonisolated private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  /// The bytes of the handler's own stack: a stack that has overflowed has no space for it.
  private static let stackBytes = 1 << 20

  /// Installs the handlers. Has no effect when called once more.
  package static func install() {
    if isInstalled { return }
    isInstalled = true
    mainThread = pthread_self()
    // Made now: a handler that is the first to use them would look them up then.
    _ = withFormer(0)
    guard let stack = mmap(nil, stackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | Int32(MAP_ANONYMOUS), -1, 0),
      stack != MAP_FAILED
    else { return }
    var alternate = stack_t()
    alternate.ss_sp = stack
    alternate.ss_size = stackBytes
    sigaltstack(&alternate, nil)
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { CrashHandler.handle($0, $1, $2) }
      // A fault in the handler must reach it.
      action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_NODEFER) | Int32(SA_SIGINFO)
      sigaction(number, &action, former + Int(number))
    }
  }

  nonisolated private static func withFormer(_ number: Int32) -> sigaction { former[Int(number)] }

  nonisolated private static func handle(
    _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    // A signal of another process may have come anywhere; `abort` sends its own.
    let isFault = number == SIGABRT || (information?.pointee.si_code ?? 0) > 0
    if isFault, !isReporting, pthread_equal(pthread_self(), mainThread) != 0 {
      isReporting = true
      reported = number
      // A lock that the fault has left held would block the report for ever.
      signal(SIGALRM) { _ in CrashHandler.endReport() }
      alarm(2)
      MainActor.assumeIsolated { CrashHandler.report() }
      alarm(0)
    } else if isReporting {
      printBegun()
    }
    callFormer(number, information, context)
  }

  private static func report() {
    guard let view = RunningView(in: ViewGraph.current, begun: { begun = $0 }) else { return }
    begun = nil
    print(view.description)
  }

  nonisolated private static func print(_ description: String) {
    let line = "espalier: crashed in \(description)\n"
    var rest = line.utf8.count
    line.withCString { text in
      while rest > 0 {
        let count = write(STDERR_FILENO, text + (line.utf8.count - rest), rest)
        guard count > 0 else { break }
        rest -= count
      }
    }
  }

  /// Prints the known part of a report that does not finish.
  nonisolated private static func printBegun() {
    guard let text = begun else { return }
    begun = nil
    print(text)
  }

  /// Ends the process by the signal that is being reported, because the report has not finished.
  nonisolated private static func endReport() {
    printBegun()
    signal(reported, SIG_DFL)
    pthread_kill(mainThread, reported)
  }

  nonisolated private static func callFormer(
    _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    let action = withFormer(number)
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    // 0 and 1 are the system's: end the process, ignore the signal.
    if handler <= 1 {
      signal(number, SIG_DFL)
      // A faulting instruction faults again when it continues; a sent signal is sent once more.
      if (information?.pointee.si_code ?? 0) <= 0 { raise(number) }
    } else if action.sa_flags & Int32(SA_SIGINFO) != 0 {
      action.__sigaction_handler.sa_sigaction(number, information, context)
    } else {
      action.__sigaction_handler.sa_handler(number)
    }
  }
}
