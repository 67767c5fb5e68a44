// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Synchronization

/// A server of HTTP on the loopback interface, for one page that has a token: other programs of this machine, and pages of
/// other origins, get nothing.
package final class LoopbackServer: Sendable {
  package struct Request: Sendable {
    package let method: String
    package let path: String
    /// The values of the address by their names; of several with one name, the first.
    package let query: [String: String]
    package let body: Data
    fileprivate let host: String?
  }

  package enum Answer: Sendable {
    case page(Data)
    /// A picture as PNG.
    case picture(Data)
    case done
    /// The connection stays open for events.
    case stream
    case notFound
  }

  /// Requests larger than this are refused; pages post numbers and keys.
  private static let longestRequest = 65536

  package let port: UInt16
  package let token: String
  private let listener: Int32
  private let answer: @Sendable (Request) -> Answer
  private let streams = Mutex<[Int32]>([])

  /// Listens on a free port. Nil where the system gives none.
  /// - Parameters:
  ///   - token: What addresses contain; 256 random bits where none is given.
  ///   - answer: Called on a thread of its own for each request with the right token.
  package init?(token: String = LoopbackServer.newToken(), answer: @escaping @Sendable (Request) -> Answer) {
    self.token = token
    self.answer = answer
    guard let (listener, port) = Self.listen() else { return nil }
    self.listener = listener
    self.port = port
    Thread.detachNewThread { [self] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Thread.detachNewThread { self.serve(connection) }
      }
    }
  }

  /// 256 random bits.
  package static func newToken() -> String {
    (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
  }

  /// A socket that accepts connections on a free port of the loopback interface; nil where the system gives none.
  package static func listen() -> (listener: Int32, port: UInt16)? {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard listener >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutableBytes(of: &address) { bytes in
      let pointer = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      return bind(listener, pointer, length) == 0 && Glibc.listen(listener, 8) == 0
        && getsockname(listener, pointer, &length) == 0
    }
    guard isListening else {
      Glibc.close(listener)
      return nil
    }
    return (listener, in_port_t(bigEndian: address.sin_port))
  }

  /// What a browser opens.
  package var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  package var hasStreams: Bool { streams.withLock { !$0.isEmpty } }

  /// Sends an event to every page that listens.
  package func send(event: Data) {
    let message = Data("data: ".utf8) + event + Data("\n\n".utf8)
    streams.withLock { streams in
      streams.removeAll { stream in
        if Self.write(message, to: stream) { return false }
        Glibc.close(stream)
        return true
      }
    }
  }

  private func serve(_ connection: Int32) {
    guard let request = read(connection) else { return _ = Glibc.close(connection) }
    // A page of another origin may reach this port, also under another name; it does not know the token.
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard request.query["token"] == token, request.host.map(hosts.contains) ?? false else {
      finish(connection, "403 Forbidden", "text/plain", Data("The address lacks its token.\n".utf8))
      return
    }
    switch answer(request) {
    case .page(let page): finish(connection, "200 OK", "text/html; charset=utf-8", page)
    case .picture(let picture): finish(connection, "200 OK", "image/png", picture)
    case .done: finish(connection, "204 No Content", nil, Data())
    case .notFound: finish(connection, "404 Not Found", "text/plain", Data("Not here.\n".utf8))
    case .stream:
      let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n"
      guard Self.write(Data(head.utf8), to: connection) else { return _ = Glibc.close(connection) }
      streams.withLock { $0.append(connection) }
    }
  }

  private func finish(_ connection: Int32, _ status: String, _ type: String?, _ body: Data) {
    var head = "HTTP/1.1 \(status)\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Length: \(body.count)\r\n"
    head += "Referrer-Policy: no-referrer\r\n"
    if let type { head += "Content-Type: \(type)\r\nX-Content-Type-Options: nosniff\r\n" }
    _ = Self.write(Data((head + "\r\n").utf8) + body, to: connection)
    Glibc.close(connection)
  }

  private func read(_ connection: Int32) -> Request? {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let range = bytes.range(of: end) {
        let head = String(decoding: bytes[..<range.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let length = header("content-length", in: head).flatMap { Int($0) } ?? 0
        let body = bytes[range.upperBound...]
        if body.count >= length { return request(head, Data(body.prefix(length))) }
      }
      guard bytes.count < Self.longestRequest else { return nil }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  private func request(_ head: [String], _ body: Data) -> Request? {
    let words = head[0].split(separator: " ")
    guard words.count == 3, let url = URLComponents(string: String(words[1])) else { return nil }
    let query = (url.queryItems ?? []).compactMap { item in item.value.map { (item.name, $0) } }
    return Request(
      method: String(words[0]), path: url.path, query: Dictionary(query) { first, _ in first }, body: body,
      host: header("host", in: head))
  }

  private func header(_ name: String, in head: [String]) -> String? {
    head.first { $0.lowercased().hasPrefix(name + ":") }.map {
      $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
    }
  }

  /// Whether all of it was sent.
  package static func write(_ data: Data, to connection: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.send(connection, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }
}
