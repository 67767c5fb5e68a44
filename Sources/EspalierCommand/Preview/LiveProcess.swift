// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation

/// A process that the command has started: the viewer, or a worker with one version of the user's code.
///
/// Its standard input is the connection. Its standard error is forwarded to the command's, and the last part is kept:
/// a trap's own message is there.
final class LiveProcess: @unchecked Sendable {
  let channel: MessageChannel
  private let process: SupervisedProcess
  private let errors: FileHandle
  private let lock = NSLock()
  private var tail = ""
  /// Signalled when its standard error has ended.
  private let errorsEnd = DispatchSemaphore(value: 0)
  /// Seconds for which the rest of its standard error is awaited: a process that it has started may keep that open.
  private static let errorsPatience = 1.0

  var identifier: Int32 { process.identifier }

  /// Starts a program.
  /// - Parameter environment: Variables in addition to the command's own.
  /// - Throws: an error of the system.
  init(_ program: String, environment: [String: String]) throws {
    let (own, other) = try MessageChannel.pair()
    defer { close(other) }
    let ends = try SupervisedProcess.pipe()
    defer { close(ends.write) }
    errors = FileHandle(fileDescriptor: ends.read, closeOnDealloc: true)
    channel = own
    process = try SupervisedProcess(
      program, [], environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      files: .init(input: other, error: ends.write), role: .tool(limit: nil))
  }

  /// The way in which a process has ended.
  enum End {
    case status(Int32)
    case signal(Int32)
  }

  /// Observes its messages and its end. The closures run on threads of their own; at the end all of its standard error has been
  /// read.
  func follow(
    _ receive: @escaping @Sendable (LiveProcess, PreviewMessage) -> Void,
    ended: @escaping @Sendable (LiveProcess, End) -> Void
  ) {
    errors.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        self?.errorsEnd.signal()
        return
      }
      FileHandle.standardError.write(data)
      self?.keep(data)
    }
    channel.start({ [weak self] message in if let self { receive(self, message) } }, ended: {})
    // Holds this object until the process has ended.
    Thread.detachNewThread { [self] in
      let end = process.wait()
      _ = errorsEnd.wait(timeout: .now() + Self.errorsPatience)
      switch end {
      case .status(let status): ended(self, .status(status))
      case .signal(let signal): ended(self, .signal(signal))
      case .tooLong, .notStarted: ended(self, .status(ExitStatus.missing))
      }
    }
  }

  private func keep(_ data: Data) {
    lock.withLock { tail = String((tail + String(decoding: data, as: UTF8.self)).suffix(4000)) }
  }

  /// The last part of its standard error.
  var lastErrors: String { lock.withLock { tail } }

  /// Whether a signal such as SIGSTOP has stopped it.
  var isStopped: Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return false }
    return text[end...].dropFirst(2).first == "T"
  }

  func kill() { process.endAll() }
}
