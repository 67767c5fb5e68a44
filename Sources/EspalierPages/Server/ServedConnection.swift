// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A connection in the server's thread: its phase and its deadline.
final class ServedConnection {
  enum Phase {
    /// The request arrives.
    case reading
    /// The program computes the answer.
    case answering
    /// The answer is being sent.
    case sending
    /// All is sent; the peer closes. Closing first, with unread bytes, would discard the answer at the peer.
    case closing
    /// Events are sent as long as the peer stays.
    case streaming
  }

  /// Ascending in the order in which connections arrive; a descriptor is reused, this is not.
  let number: Int
  let descriptor: Int32
  var phase = Phase.reading
  /// The end of the phase, by the loop's clock; infinite for a stream that has taken everything.
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

  /// Sends without blocking, and without the signal of a closed pipe.
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
