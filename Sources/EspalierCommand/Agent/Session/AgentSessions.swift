// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation
import Synchronization

/// The open sessions of a client, by their names.
final class AgentSessions: Sendable {
  /// The most sessions at a time: each has two processes.
  static let most = 8

  private struct State {
    var sessions: [String: AgentSession] = [:]
    var number = 0
    /// The number of sessions that are being made.
    var coming = 0
  }

  private let state = Mutex(State())

  /// A new session, which has a name and no process yet.
  /// - Throws: `ToolFailure`, or `Stop` for files that cannot be compiled.
  func make(_ words: [String], view: String?, _ scene: SessionScene) throws -> AgentSession {
    let files = try SessionFiles.find(words)
    let name = try state.withLock { state in
      guard state.sessions.count + state.coming < Self.most else {
        let names = state.sessions.keys.sorted().joined(separator: ", ")
        throw ToolFailure("There are \(Self.most) sessions, \(names); `close` one first.")
      }
      state.number += 1
      state.coming += 1
      return "s\(state.number)"
    }
    // Reading the files takes a while, in which other calls find their sessions.
    let session = Result { try AgentSession(name, files, view: view, scene) }
    return try state.withLock { state in
      state.coming -= 1
      let session = try session.get()
      state.sessions[name] = session
      return session
    }
  }

  /// - Throws: `ToolFailure` with the existing names.
  func session(_ name: String) throws -> AgentSession {
    try state.withLock { state in
      if let session = state.sessions[name], !session.isClosed { return session }
      let names = state.sessions.values.filter { !$0.isClosed }.map(\.name).sorted()
      throw ToolFailure(
        "There is no session \(name.debugDescription); "
          + (names.isEmpty ? "`open` makes one." : "there is \(names.joined(separator: ", "))."))
    }
  }

  /// The queue on which a session's calls run, in their order; nil without the session.
  func queue(of name: String) -> DispatchQueue? { state.withLock { $0.sessions[name]?.queue } }

  func close(_ name: String) { state.withLock { $0.sessions.removeValue(forKey: name) }?.end() }

  /// Ends all sessions.
  func end() {
    let all = state.withLock { state in
      defer { state.sessions = [:] }
      return Array(state.sessions.values)
    }
    for session in all { session.end() }
  }
}
