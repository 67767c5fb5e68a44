// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Synchronization

@testable import EspalierPages

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
    guard let socket = ListeningSocket(isBlocking: true) else { throw CocoaError(.fileReadUnknown) }
    let listener = socket.descriptor
    self.listener = listener
    port = Int(socket.port)
    Thread.detachNewThread { [self] in
      while case let connection = accept(listener, nil, nil), connection >= 0 { serve(connection) }
    }
  }

  func close() {
    shutdown(listener, Int32(SHUT_RDWR))
    Glibc.close(listener)
    for stream in state.withLock({ $0.streams }) { Glibc.close(stream) }
  }

  /// As a program does with a page that has stopped to read.
  func dropStreams() {
    let streams = state.withLock { state in
      defer { state.streams = [] }
      return state.streams
    }
    for stream in streams { Glibc.close(stream) }
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
    var rest = Data(text.utf8)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
