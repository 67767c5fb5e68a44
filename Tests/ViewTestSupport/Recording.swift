// SPDX-License-Identifier: MIT

/// The values that the closures of a view leave for a test. For one thread at a time.
package final class Recording<Value>: @unchecked Sendable {
  package private(set) var values: [Value] = []

  package init() {}

  package var last: Value? { values.last }
  package func add(_ value: Value) { values.append(value) }

  /// The values that were recorded since the last call.
  package func take() -> [Value] {
    defer { values = [] }
    return values
  }
}
