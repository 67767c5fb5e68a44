// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// One end of a connection between two processes: messages in their order, both ways.
///
/// ``MessageReader`` has their form, ``PreviewBounds`` their limits. A thread reads, so that a process receives messages while
/// its main thread works, and the other one never waits for it.
package final class MessageChannel: @unchecked Sendable {
  private let descriptor: Int32
  private let lock = NSLock()
  private var isOpen = true

  /// - Parameter descriptor: The descriptor of a connected socket, which the channel closes.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Two ends of a new connection: this process's, and a descriptor for a program that it starts.
  /// - Throws: an error of the system.
  package static func pair() throws -> (own: MessageChannel, other: Int32) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    return (MessageChannel(ends[0]), ends[1])
  }

  /// The connection in the standard input that this process was started with. Afterwards the program's standard input is empty.
  package static func inherited() -> MessageChannel {
    let descriptor = dup(STDIN_FILENO)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    return MessageChannel(descriptor)
  }

  /// Reads until the other end closes, or sends bytes that cannot be a message. Both closures run on the reading thread.
  package func start(
    _ receive: @escaping @Sendable (PreviewMessage) -> Void, ended: @escaping @Sendable () -> Void
  ) {
    Thread.detachNewThread { [self] in
      var reader = MessageReader()
      do {
        while let piece = readPiece() { for message in try reader.read(piece) { receive(message) } }
      } catch {
        FileHandle.standardError.write(Data("espalier: \(error)\n".utf8))
        end()
      }
      ended()
    }
  }

  /// The bytes that have arrived; nil at the end.
  private func readPiece() -> Data? {
    var piece = Data(count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
      if count > 0 { return piece.prefix(count) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Sends a message; does nothing if the other process has ended.
  package func send(_ message: PreviewMessage) {
    guard let data = MessageReader.bytes(of: message) else {
      let limit = PreviewBounds.longestMessage >> 20
      FileHandle.standardError.write(
        Data("espalier: a message for another process has more than \(limit) MB, and is not sent\n".utf8))
      return
    }
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
