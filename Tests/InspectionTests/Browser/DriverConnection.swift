// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Requests to a server on this machine, each over a connection of its own.
///
/// Foundation's `URLSession` on Linux refuses the driver's answers ("Failed writing header").
struct DriverConnection: Sendable {
  let port: Int

  struct Answer {
    let status: Int
    let body: Data
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let queue = DispatchQueue(label: "DriverConnection")

  func request(_ method: String, _ path: String, body: Data?) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      Self.queue.async { continuation.resume(with: Result { try send(method, path, body) }) }
    }
  }

  private func send(_ method: String, _ path: String, _ body: Data?) throws -> Answer {
    let socket = try connected()
    defer { close(socket) }
    var request = Data("\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n".utf8)
    if let body { request += Data("Content-Type: application/json\r\nContent-Length: \(body.count)\r\n".utf8) }
    request += Data("\r\n".utf8) + (body ?? Data())
    try request.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.send(socket, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        guard count > 0 else { throw Failure(description: "the driver closed the connection") }
        sent += count
      }
    }
    return try Self.answer(in: received(socket))
  }

  private func connected() throws -> Int32 {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafeBytes(of: &address) {
      connect(socket, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
    }
    guard result == 0 else {
      close(socket)
      throw Failure(description: "no driver listens on port \(port)")
    }
    return socket
  }

  /// Everything up to the end of the connection, or of a body of the length that was announced.
  private func received(_ socket: Int32) throws -> Data {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count >= 0 else { throw Failure(description: "the driver's answer broke off") }
      received.append(contentsOf: buffer[..<count])
      if count == 0 { return received }
      if let end = received.range(of: Data("\r\n\r\n".utf8)), let length = Self.length(received[..<end.lowerBound]),
        received.count >= end.upperBound + length
      {
        return received
      }
    }
  }

  private static func length(_ header: Data) -> Int? {
    String(decoding: header, as: UTF8.self).firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.1) }
  }

  private static func answer(in data: Data) throws -> Answer {
    guard let end = data.range(of: Data("\r\n\r\n".utf8)),
      let status = String(decoding: data[..<end.lowerBound], as: UTF8.self).firstMatch(of: /^HTTP\/1.1 (\d+)/)
    else { throw Failure(description: "no answer of HTTP: \(String(decoding: data.prefix(200), as: UTF8.self))") }
    return Answer(status: Int(status.1)!, body: data[end.upperBound...])
  }
}
