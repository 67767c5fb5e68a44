// SPDX-License-Identifier: MIT

/// What the closures of a view leave behind for a test to look at. For one thread at a time.
final class Recording<Value>: @unchecked Sendable {
  private(set) var values: [Value] = []

  var last: Value? { values.last }
  func add(_ value: Value) { values.append(value) }

  /// What was recorded since the last call.
  func take() -> [Value] {
    defer { values = [] }
    return values
  }
}
