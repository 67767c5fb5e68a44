// SPDX-License-Identifier: MIT

import Foundation

/// The main thread's loop, run in single steps: a program that draws a picture does not stay in it.
@MainActor
package enum MainLoop {
  /// Runs the jobs that are enqueued on the main queue and the main actor now, and those that they start at once.
  package static func turn() {
    for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: Date()) }
  }

  /// Runs the loop until `isDone`, or until the given seconds of real time have passed.
  package static func turn(atMost seconds: Double, until isDone: () -> Bool) {
    turn()
    let end = Date(timeIntervalSinceNow: seconds)
    while !isDone(), Date() < end {
      // A loop that runs for a while arms a timer, for which this would wait.
      usleep(1000)
      turn()
    }
  }

  /// Waits for an asynchronous result.
  package static func wait<Value>(for work: @escaping @MainActor () async throws -> Value) throws -> Value {
    let outcome = Outcome<Value>()
    Task { @MainActor in
      do { outcome.result = .success(try await work()) } catch { outcome.result = .failure(error) }
    }
    turn(atMost: .infinity) { outcome.result != nil }
    return try outcome.result!.get()
  }

  private final class Outcome<Value> { var result: Result<Value, any Error>? }
}
