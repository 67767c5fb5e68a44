// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// `espalier mcp`: a server of the Model Context Protocol on standard input and output, until the input ends.
struct AgentCommand {
  private let version: String

  /// - Parameter version: The version that clients are given.
  init(_ arguments: [String], version: String) throws {
    self.version = version
    let parsed = try ParsedArguments(arguments, options: [], flags: [])
    guard parsed.rest.isEmpty else {
      throw Stop.usage("mcp takes no words: a client names the files when it opens a session")
    }
  }

  func run() throws {
    let output = try ProtocolOutput()
    let sessions = AgentSessions()
    let server = AgentServer(AgentTool.all, sessions, version: version) { output.write($0) }
    var reader = LineReader(STDIN_FILENO, limit: JSONValue.limit.bytes)
    while let line = reader.next() { server.receive(line) }
    server.end()
    sessions.end()
    SupervisedProcess.stop()
  }
}

/// Standard output, kept for messages alone: whatever else this process and its children print is on standard error from here on.
final class ProtocolOutput: Sendable {
  private let file: Int32
  private let lock = NSLock()

  /// - Throws: an error of the system.
  init() throws {
    file = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard file >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EBADF)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes a message as one line. A client that reads no more gets nothing.
  func write(_ message: JSONValue) {
    let data = message.data + Data("\n".utf8)
    lock.withLock { try? FileHandle(fileDescriptor: file).write(contentsOf: data) }
  }
}
