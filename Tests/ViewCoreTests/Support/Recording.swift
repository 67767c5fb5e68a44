// SPDX-License-Identifier: MIT

/// The values that the closures of a view leave for a test. For one thread at a time.
final class Recording<Value>: @unchecked Sendable {
  private(set) var values: [Value] = []

  var last: Value? { values.last }
  func add(_ value: Value) { values.append(value) }

  /// The values that were recorded since the last call.
  func take() -> [Value] {
    defer { values = [] }
    return values
  }
}
