// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Synchronization

/// Serves a live page as a running program would: the page, a stream of events, and what the page posts.
final class PageServer: Sendable {
  let port: Int
  private let listener: Int32
  private let page: Data
  private let state = Mutex(State())

  private struct State {
    var streams: [Int32] = []
    var requests: [String] = []
    var posted: [String] = []
  }

  /// Listens on a port of the loopback interface that is free.
  init(page: Data) throws {
    self.page = page
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutableBytes(of: &address) { bytes in
      let pointer = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      return bind(listener, pointer, length) == 0 && listen(listener, 8) == 0
        && getsockname(listener, pointer, &length) == 0
    }
    guard bound else { throw CocoaError(.fileReadUnknown) }
    self.listener = listener
    port = Int(in_port_t(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in
      while case let connection = accept(listener, nil, nil), connection >= 0 { serve(connection) }
    }
  }

  func close() {
    shutdown(listener, Int32(SHUT_RDWR))
    Glibc.close(listener)
    for stream in state.withLock({ $0.streams }) { Glibc.close(stream) }
  }

  /// Bodies of what was posted, in order.
  var posted: [String] { state.withLock { $0.posted } }
  var requests: [String] { state.withLock { $0.requests } }
  var hasStream: Bool { state.withLock { !$0.streams.isEmpty } }

  func send(event: JSON) throws {
    let text = String(decoding: try JSONEncoder().encode(event), as: UTF8.self)
    for stream in state.withLock({ $0.streams }) { write("data: \(text)\n\n", to: stream) }
  }

  private func serve(_ connection: Int32) {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(connection, &buffer, buffer.count, 0)
    guard count > 0 else { return _ = Glibc.close(connection) }
    let request = String(decoding: buffer[..<count], as: UTF8.self)
    let line = String(request.prefix { $0 != "\r\n" })
    state.withLock { $0.requests.append(line) }
    if line.hasPrefix("GET /events") {
      write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n", to: connection)
      return state.withLock { $0.streams.append(connection) }
    }
    if line.hasPrefix("POST /pick") {
      state.withLock { $0.posted.append(request.components(separatedBy: "\r\n\r\n").last ?? "") }
      write("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n", to: connection)
    } else if line.hasPrefix("GET / ") {
      write(
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\nContent-Length: \(page.count)\r\n\r\n",
        to: connection)
      write(String(decoding: page, as: UTF8.self), to: connection)
    } else {
      write("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n", to: connection)
    }
    Glibc.close(connection)
  }

  private func write(_ text: String, to connection: Int32) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}
