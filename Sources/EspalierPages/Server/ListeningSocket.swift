// SPDX-License-Identifier: MIT

import Glibc

/// A socket on a free port of the loopback interface.
package struct ListeningSocket: Sendable {
  package let descriptor: Int32
  package let port: UInt16

  /// Nil if the system provides none.
  package init?(isBlocking: Bool = false) {
    let flags = Int32(SOCK_CLOEXEC.rawValue) | (isBlocking ? 0 : Int32(SOCK_NONBLOCK.rawValue))
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | flags, 0)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutableBytes(of: &address) { bytes in
      let pointer = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      return bind(descriptor, pointer, length) == 0 && listen(descriptor, 64) == 0
        && getsockname(descriptor, pointer, &length) == 0
    }
    guard isListening else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    port = in_port_t(bigEndian: address.sin_port)
  }

  enum Acceptance: Equatable {
    case connection(Int32)
    /// No connection waits, or the waiting one has gone, or a signal came.
    case none
    /// The system has no descriptor or no memory at the moment.
    case exhausted
  }

  /// Accepts a waiting connection without blocking; it is closed in programs that this process starts.
  func accept() -> Acceptance {
    let connection = accept4(
      descriptor, nil, nil, Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue))
    return connection >= 0 ? .connection(connection) : Self.acceptance(afterError: errno)
  }

  /// The acceptance after an error of `accept`: no error ends a server. Network errors belong to the connection that was waiting.
  static func acceptance(afterError error: Int32) -> Acceptance {
    switch error {
    case EAGAIN, EINTR, ECONNABORTED, EPROTO, EPERM, ENETDOWN, ENOPROTOOPT, EHOSTDOWN, ENONET, EHOSTUNREACH, EOPNOTSUPP,
      ENETUNREACH, ETIMEDOUT:
      .none
    // EMFILE, ENFILE, ENOBUFS, ENOMEM, and unknown errors: an error that stays would make the loop busy.
    default: .exhausted
    }
  }
}

/// A function of glibc, whose header Swift's module includes without extensions.
@_silgen_name("accept4")
private func accept4(
  _ descriptor: Int32, _ address: UnsafeMutablePointer<sockaddr>?, _ length: UnsafeMutablePointer<socklen_t>?,
  _ flags: Int32
) -> Int32
