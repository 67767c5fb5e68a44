// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A peer that sends any bytes, and waits for nothing longer than half a minute.
final class RawClient {
  let descriptor: Int32

  struct Failure: Error { let number = errno }

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Failure() }
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    let descriptor = descriptor
    let result = withUnsafeBytes(of: &address) {
      connect(descriptor, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
    }
    guard result == 0 else { throw Failure() }
  }

  deinit { close(descriptor) }

  /// False where the server has closed.
  @discardableResult
  func send(_ bytes: Data) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Data(text.utf8)) }

  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// The text that arrives up to the end of the connection, or up to a given one.
  func read(upTo end: String? = nil) -> String {
    var result = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      result.append(contentsOf: buffer[..<count])
      if let end, result.range(of: Data(end.utf8)) != nil { break }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether the server has closed the connection, or has sent something.
  var isOpenAndSilent: Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT) | Int32(MSG_PEEK)) < 0 && errno == EAGAIN
  }

  /// The answer to one request.
  static func exchange(_ bytes: Data, port: UInt16) throws -> String {
    let client = try RawClient(port: port)
    client.send(bytes)
    client.endSending()
    return client.read()
  }

  static func exchange(_ text: String, port: UInt16) throws -> String { try exchange(Data(text.utf8), port: port) }

  /// The status of an answer; nil where there is none.
  static func status(_ answer: String) -> Int? {
    answer.hasPrefix("HTTP/1.1 ") ? Int(answer.dropFirst(9).prefix(3)) : nil
  }
}
