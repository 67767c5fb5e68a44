// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// A server of HTTP on the loopback interface, for one page that has a token: other programs and users of this machine, and pages
/// of other origins, get nothing.
///
/// One thread serves all connections and never waits for one of them; ``ServerLimits`` bounds what peers take of the process. It
/// ends with this object.
package final class LoopbackServer: Sendable {
  package let port: UInt16
  package let token: String
  private let loop: ServerLoop

  /// Listens on a free port. Nil where the system gives none.
  /// - Parameters:
  ///   - token: What addresses contain; 256 random bits where none is given.
  ///   - queue: Where requests are answered, one after another.
  ///   - answer: Called for each request that has the right token, host and origin. An event that is sent on the same queue
  ///     after a `stream` was returned reaches that stream.
  package init?(
    token: String = LoopbackServer.newToken(), limits: ServerLimits = ServerLimits(), queue: DispatchQueue = .main,
    answer: @escaping @Sendable (PageRequest) -> PageAnswer
  ) {
    guard let listener = ListeningSocket(),
      let loop = ServerLoop(
        listener, RequestAccess(port: listener.port, token: token), limits, queue: queue, answer: answer)
    else { return nil }
    self.token = token
    port = listener.port
    self.loop = loop
    loop.start()
  }

  /// 256 random bits in hexadecimal digits. Swift's generator of the system takes them from `getrandom`, which programs cannot
  /// foretell.
  package static func newToken() -> String {
    var system = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(UInt64.random(in: .min ... .max, using: &system), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// What a browser opens.
  package var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  package var hasStreams: Bool { loop.hasStreams }

  /// Sends an event to every page that listens. It never waits: a page that does not take what is sent is disconnected, and gets
  /// the whole state when it comes back.
  package func send(_ event: ServerEvent) { loop.send(event.bytes) }

  deinit { loop.stop() }
}
