// SPDX-License-Identifier: MIT

import Foundation

/// The processor time that the current thread has used, in seconds: other tests beside it do not add to it.
public func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
