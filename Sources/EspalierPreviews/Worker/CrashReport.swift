// SPDX-License-Identifier: MIT

import EspalierFileRunner
import EspalierNumbers
import Foundation
import Glibc

/// Records the main thread's stack when the user's code traps, or when it does not return: a file of addresses, which the
/// command translates to lines.
enum CrashReport {
  nonisolated(unsafe) private static var file: Int32 = -1
  nonisolated(unsafe) private static var mainThread = pthread_self()

  /// The path of a process's file. Its first line is the address range of the user's library in memory, in hexadecimal; then come
  /// addresses of eight bytes: the interrupted instruction, and the return addresses of functions, the innermost first.
  static func path(folder: String, process: Int32) -> String { "\(folder)/\(process).stack" }

  /// Installs the signal handlers. To be called on the main thread.
  static func prepare(folder: String) {
    file = open(path(folder: folder, process: getpid()), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    mainThread = pthread_self()
    InterruptedStack.prepare()
    // A stack that has overflowed has no space for the handler.
    var stack = stack_t()
    stack.ss_size = 1 << 17
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
    // A process inherits the blocked signals of the thread that starts it.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGUSR2] {
      sigaddset(&unblocked, signal)
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { number, _, context in
        InterruptedStack.write(context, to: CrashReport.file, at: CrashReport.length)
        if number != SIGUSR2 {
          signal_default(number)
          raise(number)
        }
      }
      action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_NODEFER) | Int32(SA_SIGINFO)
      sigaction(signal, &action, nil)
    }
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
  }

  /// Finds the place in memory of a library that was just loaded.
  static func follow(_ library: String) {
    guard let line = InterruptedStack.place(of: library) else { return }
    _ = line.withCString { Glibc.write(file, $0, line.utf8.count) }
    length = off_t(line.utf8.count)
  }

  nonisolated(unsafe) private static var length: off_t = 0

  /// Records the main thread's current place, and returns when that is done, or cannot be.
  static func interruptMainThread() {
    // The record of an earlier call is not the current place.
    ftruncate(file, length)
    pthread_kill(mainThread, SIGUSR2)
    for _ in 0..<50 {
      var status = stat()
      if fstat(file, &status) == 0, status.st_size > length { return }
      usleep(2000)
    }
  }
}

private func signal_default(_ number: Int32) { signal(number, SIG_DFL) }
