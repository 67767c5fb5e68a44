// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation

/// A process that the command has started: the viewer, or a worker with one version of the user's code.
///
/// Its standard input is the connection. What it writes to the standard error goes on to the command's, and the end of it is kept:
/// a trap's own message is there.
final class LiveProcess: @unchecked Sendable {
  let channel: MessageChannel
  private let process = Process()
  private let errors = Pipe()
  private let lock = NSLock()
  private var tail = ""

  var identifier: Int32 { process.processIdentifier }

  /// - Parameter environment: On top of the command's own.
  /// - Throws: an error of the system.
  init(_ program: String, environment: [String: String]) throws {
    let (own, other) = try MessageChannel.pair()
    channel = own
    process.executableURL = URL(fileURLWithPath: program)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    process.standardError = errors
  }

  /// How a process has ended.
  enum End {
    case status(Int32)
    case signal(Int32)
  }

  /// Starts it. The closures run on threads of their own.
  func start(
    _ receive: @escaping @Sendable (LiveProcess, PreviewMessage) -> Void,
    ended: @escaping @Sendable (LiveProcess, End) -> Void
  ) throws {
    errors.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { return handle.readabilityHandler = nil }
      FileHandle.standardError.write(data)
      self?.keep(data)
    }
    // Holds this object until the process has ended.
    process.terminationHandler = { process in
      process.terminationHandler = nil
      let status = process.terminationStatus
      ended(self, process.terminationReason == .uncaughtSignal ? .signal(status) : .status(status))
    }
    try process.run()
    // The other end of the connection belongs to the child alone.
    process.standardInput = nil
    channel.start({ [weak self] message in if let self { receive(self, message) } }, ended: {})
  }

  private func keep(_ data: Data) {
    lock.withLock { tail = String((tail + String(decoding: data, as: UTF8.self)).suffix(4000)) }
  }

  /// What it said last.
  var lastErrors: String { lock.withLock { tail } }

  func kill() { Foundation.kill(identifier, SIGKILL) }
}
