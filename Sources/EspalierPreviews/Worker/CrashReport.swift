// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import Glibc

/// Where the main thread was when the user's code trapped, or when it did not return: a file of addresses, which the command
/// translates to lines.
///
/// A signal's handler may call next to nothing: it walks the stack and writes the addresses.
enum CrashReport {
  nonisolated(unsafe) private static var file: Int32 = -1
  nonisolated(unsafe) private static var mainThread = pthread_self()

  /// Where the file of a process is. Its first line is where the user's library lies in memory, in hexadecimal; after that come
  /// addresses of eight bytes: the instruction that was interrupted, and those to which functions return, the innermost first.
  static func path(folder: String, process: Int32) -> String { "\(folder)/\(process).stack" }

  /// To be called on the main thread.
  static func prepare(folder: String) {
    file = open(path(folder: folder, process: getpid()), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    mainThread = pthread_self()
    // The first walk loads the library that walks.
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 4)
    _ = backtrace(&addresses, 4)
    // A stack that ran over has no place for the handler.
    var stack = stack_t()
    stack.ss_size = 1 << 17
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
    // A process inherits what the thread blocks that starts it.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGUSR2] {
      sigaddset(&unblocked, signal)
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { number, _, context in
        CrashReport.write(context)
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

  /// Finds where a library that was just loaded lies.
  static func follow(_ library: String) {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return }
    let ranges = maps.split(separator: "\n").filter { $0.hasSuffix(library) }
      .compactMap { $0.split(separator: " ").first?.split(separator: "-") }
    guard let start = ranges.first?.first, let end = ranges.last?.last else { return }
    let line = "\(start) \(end)\n"
    _ = line.withCString { Glibc.write(file, $0, line.utf8.count) }
    length = off_t(line.utf8.count)
  }

  nonisolated(unsafe) private static var length: off_t = 0

  /// Writes down where the main thread is now, and returns when that is done, or will not be.
  static func interruptMainThread() {
    pthread_kill(mainThread, SIGUSR2)
    for _ in 0..<50 {
      var status = stat()
      if fstat(file, &status) == 0, status.st_size > length { return }
      usleep(2000)
    }
  }

  /// - Parameter context: What was interrupted: a `ucontext_t`.
  private static func write(_ context: UnsafeMutableRawPointer?) {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 97) { addresses in
      addresses[0] = context.flatMap(instruction(in:))
      let count = backtrace(addresses.baseAddress! + 1, 96)
      _ = pwrite(file, addresses.baseAddress, Int(count + 1) * 8, length)
    }
  }

  /// The instruction that did not go on.
  private static func instruction(in context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let machine = context.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext
    #if arch(x86_64)
      return UnsafeMutableRawPointer(bitPattern: Int(machine.gregs.16))
    #else
      return UnsafeMutableRawPointer(bitPattern: UInt(machine.pc))
    #endif
  }
}

private func signal_default(_ number: Int32) { signal(number, SIG_DFL) }

/// Of glibc, whose header Swift's module does not have.
@_silgen_name("backtrace")
private func backtrace(_ addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ count: Int32) -> Int32
