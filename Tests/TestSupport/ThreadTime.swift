// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The processor time that the current thread has used, in seconds, without tests on other threads.
public func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Fails if a body takes more processor time than a limit, regardless of other work of the machine.
///
/// Swift Testing's own limit counts from the beginning of a test, with the time that it waits for the main actor.
/// - Parameter limit: In seconds of the current thread.
@discardableResult public func expectThreadTime<Result>(
  below limit: Double, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) rethrows -> Result {
  let start = threadTime()
  let result = try body()
  let seconds = threadTime() - start
  #expect(seconds < limit, sourceLocation: sourceLocation)
  return result
}
