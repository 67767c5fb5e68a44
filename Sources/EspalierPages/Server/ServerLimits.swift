// SPDX-License-Identifier: MIT

import Glibc

/// What peers may take of the process that serves a page: descriptors, memory, time.
package struct ServerLimits: Sendable {
  /// Connections at once whose request is read or answered. A new one takes the place of the one that has waited longest for its
  /// request; if all have theirs, it waits.
  package var connections = 16
  /// Pages that listen at once.
  package var streams = 16
  /// Seconds from the beginning of a connection to the end of its request.
  package var requestTime = 10.0
  /// Seconds in which the program answers a request. Its main thread may be busy.
  package var answerTime = 60.0
  /// Seconds in which the peer takes an answer, or something of what waits for it in a stream.
  package var deliveryTime = 10.0
  /// Seconds in which a peer that has its answer closes the connection.
  package var closingTime = 2.0
  /// Bytes of events that wait for one page.
  package var queuedBytes = 8 << 20

  package init() {}

  /// At most an eighth of the descriptors that the process may have is used for each kind, so that those of a program remain.
  func bounded(_ count: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return count }
    return min(count, max(2, Int(min(limit.rlim_cur, 1 << 20)) / 8))
  }
}
