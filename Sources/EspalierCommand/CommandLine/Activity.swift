// SPDX-License-Identifier: MIT

import Foundation

/// Work that may take long: its name is printed on the standard error when it has lasted for a second.
enum Activity {
  private static let patience = 1.0

  /// - Parameter text: The name of the work, as in `compiling 3 files`.
  static func during<Value>(
    _ text: String, after seconds: Double = patience, print: @escaping @Sendable (String) -> Void = Console.report,
    _ body: () throws -> Value
  ) rethrows -> Value {
    let end = DispatchSemaphore(value: 0)
    // A thread of its own: those of the global queues may all be waiting for other programs.
    Thread.detachNewThread {
      if end.wait(timeout: .now() + seconds) == .timedOut { print(text + " …") }
    }
    defer { end.signal() }
    return try body()
  }

  static func compiling(_ paths: [String]) -> String {
    paths.count == 1 ? "compiling \(paths[0])" : "compiling \(paths.count) files"
  }
}
