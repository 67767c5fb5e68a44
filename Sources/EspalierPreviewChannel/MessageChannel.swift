// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// One end of a connection between two processes: messages in their order, both ways.
///
/// A message is its length in four bytes and JSON. A thread reads, so that a process takes messages while its main thread
/// works, and the other one never waits for it.
package final class MessageChannel: @unchecked Sendable {
  private let descriptor: Int32
  private let lock = NSLock()
  private var isOpen = true

  /// - Parameter descriptor: Of a connected socket, which the channel closes.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Two ends of a new connection: this process's, and a descriptor for a program that it starts.
  /// - Throws: an error of the system.
  package static func pair() throws -> (own: MessageChannel, other: Int32) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (MessageChannel(ends[0]), ends[1])
  }

  /// The connection that this process was started with, as its standard input. What the program itself reads there is empty.
  package static func inherited() -> MessageChannel {
    let descriptor = dup(STDIN_FILENO)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    return MessageChannel(descriptor)
  }

  /// Reads until the other end closes. Both closures run on the reading thread.
  package func start(
    _ receive: @escaping @Sendable (PreviewMessage) -> Void, ended: @escaping @Sendable () -> Void
  ) {
    Thread.detachNewThread { [self] in
      let decoder = JSONDecoder()
      while let length = readBytes(4)?.withUnsafeBytes({ $0.loadUnaligned(as: UInt32.self) }),
        let data = readBytes(Int(length))
      {
        if let message = try? decoder.decode(PreviewMessage.self, from: data) { receive(message) }
      }
      ended()
    }
  }

  private func readBytes(_ count: Int) -> Data? {
    var data = Data(count: count)
    var done = 0
    while done < count {
      let now = data.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress! + done, count - done, 0) }
      if now > 0 { done += now } else if now == 0 || errno != EINTR { return nil }
    }
    return data
  }

  /// Does nothing where the other process has ended.
  package func send(_ message: PreviewMessage) {
    guard let body = try? JSONEncoder().encode(message) else { return }
    var data = withUnsafeBytes(of: UInt32(body.count)) { Data($0) }
    data.append(body)
    lock.withLock {
      var done = 0
      while isOpen, done < data.count {
        let rest = data.count - done
        let now = data.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress! + done, rest, Int32(MSG_NOSIGNAL)) }
        if now > 0 { done += now } else if errno != EINTR { isOpen = false }
      }
    }
  }

  /// Ends the connection: the other process receives its end.
  package func end() {
    lock.withLock {
      isOpen = false
      _ = shutdown(descriptor, Int32(SHUT_RDWR))
    }
  }

  deinit { close(descriptor) }
}
