// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import Synchronization

/// Handles the signals that end a program, on a thread of its own: the main thread receives none while a user's code does not
/// return, and the program must end nevertheless.
///
/// Each signal is delivered to the main loop, which has a few seconds to take it. If it does not, or if the same signal
/// comes once more, the former handler is called on the main thread, which may report the place where that thread is;
/// without one the signal ends the program.
enum SignalWatch {
  /// Delivers a signal to the main loop, which calls the function when it takes the signal.
  typealias Delivery = @Sendable (_ signal: Int32, _ taken: @escaping @Sendable () -> Void) -> Void

  /// The time, in seconds, that the main loop has to take a signal.
  static let patience = 5.0

  nonisolated(unsafe) private static var entry: Int32 = -1
  private static let former = Mutex<[Int32: sigaction]>([:])

  /// Begins to watch. To be called on the main thread, once. A signal that is ignored, as by `nohup`, stays ignored.
  static func begin(_ signals: [Int32], deliver: @escaping Delivery) {
    var ends: [Int32] = [-1, -1]
    let flags = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    guard socketpair(AF_UNIX, flags, 0, &ends) == 0 else { return }
    let exit = ends[0]
    entry = ends[1]
    for number in signals { watch(number) }
    let main = pthread_self()
    Thread.detachNewThread {
      while true {
        guard let number = next(from: exit, within: nil), number > 0 else { continue }
        deliver(number) { send(0) }
        let isTaken = isTaken(exit)
        restore(number)
        if !isTaken { pthread_kill(main, number) }
      }
    }
  }

  /// Waits until the main loop has taken a signal. Returns false if it does not, and if another signal comes before.
  private static func isTaken(_ exit: Int32) -> Bool {
    let start = Date()
    while true {
      let passed = -start.timeIntervalSinceNow
      guard passed < patience, let byte = next(from: exit, within: patience - passed) else { return false }
      if byte == 0 { return true }
      // A terminal and the command may both send the same one.
      if -start.timeIntervalSinceNow > 0.3 { return false }
    }
  }

  private static func watch(_ number: Int32) {
    var old = sigaction()
    sigaction(number, nil, &old)
    let isIgnored = old.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1
    if isIgnored { return }
    former.withLock { $0[number] = old }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let error = errno
      SignalWatch.send(UInt8(truncatingIfNeeded: number))
      errno = error
    }
    action.sa_flags = Int32(SA_RESTART)
    sigaction(number, &action, nil)
  }

  /// Sends a signal's number; may be called in a signal handler. A byte that does not fit is lost: many signals are waiting.
  private static func send(_ byte: UInt8) {
    var byte = byte
    _ = write(entry, &byte, 1)
  }

  private static func restore(_ number: Int32) {
    guard var action = former.withLock({ $0.removeValue(forKey: number) }) else { return }
    sigaction(number, &action, nil)
  }

  /// The next signal, or 0 for one that the main loop has taken; nil after the given time.
  private static func next(from exit: Int32, within seconds: Double?) -> Int32? {
    let end = seconds.map { Date(timeIntervalSinceNow: $0) }
    while true {
      var byte: UInt8 = 0
      if read(exit, &byte, 1) == 1 { return Int32(byte) }
      let left = end.map { max($0.timeIntervalSinceNow, 0) }
      if left == 0 { return nil }
      var state = pollfd(fd: exit, events: Int16(POLLIN), revents: 0)
      poll(&state, 1, left.map { Int32(clamping: $0 * 1000 + 1) } ?? -1)
    }
  }
}
