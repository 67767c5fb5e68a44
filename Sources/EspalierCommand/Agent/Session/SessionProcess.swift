// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation

/// The process of a session, with requests that wait for their answers.
///
/// Only one thread makes requests. The answers, and the process's end, arrive on others.
final class SessionProcess: @unchecked Sendable {
  /// The end of a process that was not expected.
  enum Failure: Error {
    case ended(LiveProcess.End)
    /// It did not answer within so many seconds. It still runs, but is not used any more.
    case hangs(Double)
  }

  private let process: LiveProcess
  private let condition = NSCondition()
  private var answers: [Int: SessionAnswer] = [:]
  private var loadReport: Result<Void, ToolFailure>?
  private var end: LiveProcess.End?
  private var hasWrittenStack = false
  private var isKilled = false
  private var number = 0

  var identifier: Int32 { process.identifier }
  /// Whether the process has ended, or was ended.
  var hasStopped: Bool { condition.withLock { end != nil || isKilled } }
  var lastErrors: String { process.lastErrors }

  /// Starts a worker, which waits with the library loaded.
  init(_ program: String, environment: [String: String]) throws {
    process = try LiveProcess(program, environment: environment)
    process.follow(
      { [weak self] _, message in self?.receive(message) }, ended: { [weak self] _, end in self?.ended(end) })
  }

  deinit { process.kill() }

  private func receive(_ message: PreviewMessage) {
    condition.withLock {
      switch message {
      case .answer(let number, let answer): answers[number] = answer
      case .previews: loadReport = .success(())
      case .loadFailed(let reason): loadReport = .failure(ToolFailure("The compiled files cannot be loaded: \(reason)"))
      case .stackWritten: hasWrittenStack = true
      default: break
      }
      condition.broadcast()
    }
  }

  private func ended(_ end: LiveProcess.End) {
    condition.withLock {
      self.end = end
      condition.broadcast()
    }
  }

  /// Loads the user's code.
  func load(_ library: String, _ call: AgentCall, limit: Double) throws {
    process.channel.send(.load(library: library))
    try wait(limit, call) { loadReport }.get()
  }

  /// Sends a request, and waits for its answer.
  /// - Parameter limit: Seconds.
  /// - Throws: `Failure`, after which the process is not used any more, or `AgentCancellation`.
  func ask(_ request: SessionRequest, _ call: AgentCall, limit: Double) throws -> SessionAnswer {
    number += 1
    let number = number
    process.channel.send(.request(number: number, request))
    return try wait(limit, call) { answers.removeValue(forKey: number) }
  }

  /// Waits for a value that another thread provides. After a cancellation it waits for a second more: then the program is taken to
  /// hang.
  private func wait<Value>(_ limit: Double, _ call: AgentCall, for value: () -> Value?) throws -> Value {
    var deadline = Date(timeIntervalSinceNow: limit)
    var isCancelled = false
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let value = value() { return value }
      if let end { throw Failure.ended(end) }
      if !isCancelled, call.isCancelled {
        isCancelled = true
        deadline = min(deadline, Date(timeIntervalSinceNow: 1))
      }
      let now = Date()
      if now >= deadline { break }
      // A cancellation wakes no thread.
      _ = condition.wait(until: min(deadline, now + 0.1))
    }
    isKilled = true
    if isCancelled {
      process.kill()
      throw AgentCancellation()
    }
    throw Failure.hangs(limit)
  }

  /// Lets a process that does not answer record the place of its main thread.
  func writeStack() {
    condition.withLock {
      hasWrittenStack = false
      process.channel.send(.writeStack)
      let patience = Date(timeIntervalSinceNow: 2)
      while !hasWrittenStack, end == nil, condition.wait(until: patience) {}
    }
  }

  /// Ends the process, in any state.
  func kill() {
    condition.withLock { isKilled = true }
    process.kill()
  }
}
