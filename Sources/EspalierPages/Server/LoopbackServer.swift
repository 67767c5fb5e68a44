// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// An HTTP server on the loopback interface, for one page that has a token: other programs and users of this machine, and pages
/// of other origins, are refused.
///
/// One thread serves all connections and never waits for one of them; ``ServerLimits`` bounds the process's resources that
/// peers may use. It ends with this object.
package final class LoopbackServer: Sendable {
  package let port: UInt16
  package let token: String
  private let loop: ServerLoop

  /// Listens on a free port. Nil if the system has none.
  /// - Parameters:
  ///   - token: The secret in addresses; by default 256 random bits.
  ///   - queue: The queue on which requests are answered, one after another.
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

  /// 256 random bits in hexadecimal digits. Swift's system generator reads them from `getrandom`, which programs cannot
  /// predict.
  package static func newToken() -> String {
    var system = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(UInt64.random(in: .min ... .max, using: &system), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The address for a browser.
  package var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  package var hasStreams: Bool { loop.hasStreams }

  /// Sends an event to every page that listens. It never waits: a page that does not read is disconnected, and gets
  /// the whole state when it comes back.
  package func send(_ event: ServerEvent) { loop.send(event.bytes) }

  deinit { loop.stop() }
}
