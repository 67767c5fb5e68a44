// SPDX-License-Identifier: MIT

import Glibc

/// The limits of the resources that peers may use in the process that serves a page: descriptors, memory, time.
package struct ServerLimits: Sendable {
  /// Simultaneous connections whose request is read or answered. A new one replaces the one that has waited longest for its
  /// request; if all requests have been read, the new one waits.
  package var connections = 16
  /// Simultaneous pages that listen.
  package var streams = 16
  /// Seconds from the beginning of a connection to the end of its request.
  package var requestTime = 10.0
  /// Seconds in which the program answers a request. Its main thread may be busy.
  package var answerTime = 60.0
  /// Seconds in which the peer takes an answer, or some of the bytes that wait for it in a stream.
  package var deliveryTime = 10.0
  /// Seconds in which a peer that has its answer closes the connection.
  package var closingTime = 2.0
  /// Bytes of events that wait for one page.
  package var queuedBytes = 8 << 20

  package init() {}

  /// The bounded number of connections: at most an eighth of the process's descriptors for each kind, so that the program has
  /// the others.
  func bounded(_ count: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return count }
    return min(count, max(2, Int(min(limit.rlim_cur, 1 << 20)) / 8))
  }
}
