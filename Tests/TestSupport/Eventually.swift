// SPDX-License-Identifier: MIT

/// Lets the tasks of the main actor, and of other threads, run until a condition holds.
///
/// A pause is between two evaluations: no test assumes that an event has happened after some time. An event that must not happen
/// is checked after one that comes later by its cause.
///
/// - Returns: False if the condition did not hold after ten thousand evaluations, which take ten seconds at least.
@MainActor
@discardableResult
public func eventually(_ condition: () throws -> Bool) async rethrows -> Bool {
  for _ in 0..<10_000 {
    if try condition() { return true }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return false
}
