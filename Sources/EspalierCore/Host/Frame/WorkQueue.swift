// SPDX-License-Identifier: MIT

/// Closures that wait for one phase.
struct WorkQueue {
  private var waiting: [() -> Void] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ work: @escaping () -> Void) { waiting.append(work) }

  /// Takes everything that waits now; running it may add more.
  mutating func take() -> [() -> Void] {
    if waiting.isEmpty { return [] }
    defer { waiting = [] }
    return waiting
  }
}
