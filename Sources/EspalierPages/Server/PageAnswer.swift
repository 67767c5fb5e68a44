// SPDX-License-Identifier: MIT

import Foundation

/// The answer to a request.
package enum PageAnswer: Sendable {
  case page(Data)
  /// A picture as PNG.
  case picture(Data)
  case done
  /// The connection stays open for events.
  /// - Parameter first: The bytes of an event for this connection alone, before all others.
  case stream(first: ServerEvent? = nil)
  case notFound
  /// The body cannot be read; with the reason.
  case malformed(String)

  /// The bytes that are sent until the connection ends; nil if events follow.
  var bytes: Data? {
    switch self {
    case .page(let page): Self.response("200 OK", type: "text/html; charset=utf-8", page)
    case .picture(let picture): Self.response("200 OK", type: "image/png", picture)
    case .done: Self.response("204 No Content", type: nil, Data())
    case .notFound: Self.refusal(RequestRefusal(.notFound, "Not here."))
    case .malformed(let reason): Self.refusal(RequestRefusal(.malformed, reason))
    case .stream: nil
    }
  }

  static func refusal(_ refusal: RequestRefusal) -> Data {
    response(
      "\(refusal.status.rawValue) \(refusal.status.phrase)", type: "text/plain; charset=utf-8",
      Data((refusal.reason + "\n").utf8), fields: refusal.status == .otherMethod ? "Allow: GET, POST\r\n" : "")
  }

  private static func response(_ status: String, type: String?, _ body: Data, fields: String = "") -> Data {
    var head = "HTTP/1.1 \(status)\r\nConnection: close\r\nCache-Control: no-store\r\n"
    // A response without content has no content length, either.
    if let type {
      head += "Content-Length: \(body.count)\r\nContent-Type: \(type)\r\nX-Content-Type-Options: nosniff\r\n"
    }
    head += "Referrer-Policy: no-referrer\r\nCross-Origin-Resource-Policy: same-origin\r\n" + fields
    return Data((head + "\r\n").utf8) + body
  }

  /// The head before the first event. A browser that loses the connection comes back after a second.
  static let streamHead = Data(
    ("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"
      + "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
      + "Cross-Origin-Resource-Policy: same-origin\r\n\r\nretry: 1000\n\n").utf8)
}

/// An event for the pages that listen.
package struct ServerEvent: Sendable, Equatable {
  /// One line of text, such as JSON.
  package let data: Data
  /// The number that a browser sends as `Last-Event-ID` when it comes back; nil leaves the former one.
  package let number: Int?

  package init(_ data: Data, number: Int? = nil) {
    self.data = data
    self.number = number
  }

  var bytes: Data {
    var bytes = Data(capacity: data.count + 32)
    if let number { bytes.append(contentsOf: "id: \(number)\n".utf8) }
    bytes.append(contentsOf: "data: ".utf8)
    bytes.append(data)
    bytes.append(contentsOf: "\n\n".utf8)
    return bytes
  }
}
