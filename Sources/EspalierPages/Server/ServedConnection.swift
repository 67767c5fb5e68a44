// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A connection, as the server's thread sees it: what it waits for, and until when.
final class ServedConnection {
  enum Phase {
    /// The request arrives.
    case reading
    /// The program makes the answer.
    case answering
    /// The answer is sent.
    case sending
    /// All is sent; the peer closes. To close first, with bytes that are not read, would take the answer from the peer.
    case closing
    /// Events are sent, for as long as the peer stays.
    case streaming
  }

  /// Grows with the order in which connections arrive; a descriptor is used again, this is not.
  let number: Int
  let descriptor: Int32
  var phase = Phase.reading
  /// When the phase is over, by the loop's clock; infinite for a stream that has taken everything.
  var deadline: Double
  var parser: RequestParser
  var answer: SendQueue

  init(number: Int, descriptor: Int32, deadline: Double) {
    self.number = number
    self.descriptor = descriptor
    self.deadline = deadline
    parser = RequestParser()
    answer = SendQueue(limit: 0)
  }

  enum Transfer: Equatable {
    case bytes(Int)
    /// The socket would block, or a signal came.
    case later
    case ended
  }

  /// Sends without blocking, and without the signal that a closed pipe gives.
  func send(_ data: Data) -> Transfer {
    let count = data.withUnsafeBytes {
      Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
    return Self.transfer(count)
  }

  func receive(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    Self.transfer(recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT)))
  }

  private static func transfer(_ count: Int) -> Transfer {
    if count > 0 { return .bytes(count) }
    return count < 0 && [EAGAIN, EINTR, ENOBUFS, ENOMEM].contains(errno) ? .later : .ended
  }
}
