// SPDX-License-Identifier: MIT

import Foundation

/// Calls `question` until it returns a value, and returns the value.
///
/// This is the one place in which the tests of windows pause. A pause lies between two looks at a state: no test assumes
/// that something has happened after some time. What must not happen is checked after something that comes later by its
/// cause: the answer to a later key, a later frame.
///
/// - Parameters:
///   - what: what is waited for, as the object of a sentence.
///   - there: what there is instead, for the error. Read only when the wait fails.
/// - Throws: ``NotSeen`` after ``patience`` seconds.
func wait<Value>(
  for what: String, insteadOf there: @autoclosure () throws -> Any = "nothing", _ question: () throws -> Value?
) throws -> Value {
  let start = ContinuousClock.now
  while true {
    let asked = ContinuousClock.now
    if let answer = try question() { return answer }
    let now = ContinuousClock.now
    if now - start > .seconds(patience) { throw NotSeen(what: what, there: "\((try? there()) ?? "nothing")") }
    // A question that costs much is repeated less often: other processes need the processor too.
    let pause = max(.milliseconds(2), now - asked)
    usleep(UInt32(pause / .microseconds(1)))
  }
}

/// Waits until a condition holds.
func wait(
  until what: String, insteadOf there: @autoclosure () throws -> Any = "nothing", _ condition: () throws -> Bool
) throws {
  _ = try wait(for: what, insteadOf: try there()) { try condition() ? true : nil }
}

/// Seconds after which something that has not come will not come. No test passes sooner or later because of it: it only
/// has to be longer than the busiest machine takes to compile a program and to show its window.
/// While a test is being written, `ESPALIER_PATIENCE` has other seconds.
let patience = ProcessInfo.processInfo.environment["ESPALIER_PATIENCE"].flatMap(Double.init) ?? 120

/// A state that was waited for did not come.
struct NotSeen: Error, CustomStringConvertible {
  let what, there: String
  var description: String { "waited \(Int(patience)) s for \(what); there is: \(there)" }
}
