// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A server of the Model Context Protocol: answers the messages of one client.
///
/// Calls of tools run beside each other, those of one session in their order; all other messages are answered at once. The messages
/// are lines on standard input and output; nothing listens on the network.
final class AgentServer: Sendable {
  /// The versions of the protocol that are spoken, the newest first.
  static let versions = ["2025-11-25", "2025-06-18", "2024-11-05"]
  /// The most calls that have begun and not ended.
  static let mostCalls = 32

  private struct State {
    var isInitialized = false
    var calls: [JSONValue: AgentCall] = [:]
  }

  private let state = Mutex(State())
  private let tools: [AgentTool]
  private let sessions: AgentSessions
  private let version: String
  private let send: @Sendable (JSONValue) -> Void

  /// - Parameters:
  ///   - version: The version of the server that clients are given.
  ///   - send: Writes one message. It is called on any thread.
  init(_ tools: [AgentTool], _ sessions: AgentSessions, version: String, send: @escaping @Sendable (JSONValue) -> Void)
  {
    self.tools = tools
    self.sessions = sessions
    self.version = version
    self.send = send
  }

  /// Answers a line of the client.
  func receive(_ line: LineReader.Line) {
    do throws(RemoteError) {
      guard case .line(let data) = line else { throw RemoteError.tooLarge }
      if data.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { return }
      switch try RemoteMessage(data) {
      case .request(let id, let method, let parameters): try answer(id, method, parameters)
      case .notification(let method, let parameters): notice(method, parameters)
      case .response: break
      }
    } catch {
      send(error.reply)
    }
  }

  /// Cancels all calls.
  func end() { for call in state.withLock({ Array($0.calls.values) }) { call.cancel() } }

  private func notice(_ method: String, _ parameters: JSONValue) {
    guard method == "notifications/cancelled", let id = parameters["requestId"] else { return }
    state.withLock { $0.calls[id] }?.cancel()
  }

  private func answer(_ id: JSONValue, _ method: String, _ parameters: JSONValue) throws(RemoteError) {
    switch method {
    case "initialize":
      state.withLock { $0.isInitialized = true }
      reply(id, greeting(parameters))
    case "ping": reply(id, [:])
    case "tools/list", "tools/call":
      guard state.withLock({ $0.isInitialized }) else {
        throw RemoteError(.invalid, "the first request is initialize", id: id)
      }
      if method == "tools/list" { return reply(id, ["tools": .list(tools.map(\.description))]) }
      try call(id, parameters)
    default: throw RemoteError(.method, "there is no method \(method.visibleLine)", id: id)
    }
  }

  private func reply(_ id: JSONValue, _ result: JSONValue) {
    send(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private func greeting(_ parameters: JSONValue) -> JSONValue {
    let wanted = parameters["protocolVersion"]?.asText
    return [
      "protocolVersion": .text(Self.versions.first { $0 == wanted } ?? Self.versions[0]),
      "capabilities": ["tools": [:]],
      "serverInfo": ["name": "espalier", "title": "Espalier", "version": .text(version)],
      "instructions": .text(AgentTool.instructions),
    ]
  }

  // MARK: - Tools

  private func call(_ id: JSONValue, _ parameters: JSONValue) throws(RemoteError) {
    guard let name = parameters["name"]?.asText else {
      throw RemoteError(.parameters, "tools/call needs the name of a tool", id: id)
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.map(\.name).joined(separator: ", ")
      throw RemoteError(.parameters, "there is no tool \(name.visibleLine); there is \(names)", id: id)
    }
    let values = parameters["arguments"] ?? .object([:])
    guard case .object(let members) = values else {
      throw RemoteError(.parameters, "arguments is an object, not \(values.kind)", id: id)
    }
    let call = AgentCall()
    try begin(call, id)
    let arguments = ToolArguments(members, of: tool)
    let queue = members["session"]?.asText.flatMap(sessions.queue(of:)) ?? .global()
    queue.async { [self] in
      let answer = result(tool, arguments, call)
      state.withLock { $0.calls[id] = nil }
      if !call.isCancelled { reply(id, answer.json) }
    }
  }

  private func begin(_ call: AgentCall, _ id: JSONValue) throws(RemoteError) {
    let problem: String? = state.withLock { state in
      if state.calls[id] != nil { return "a request of that id has not ended" }
      if state.calls.count >= Self.mostCalls {
        return "\(Self.mostCalls) calls have not ended; wait for their answers, or cancel some"
      }
      state.calls[id] = call
      return nil
    }
    if let problem { throw RemoteError(.invalid, problem, id: id) }
  }

  private func result(_ tool: AgentTool, _ arguments: ToolArguments, _ call: AgentCall) -> ToolAnswer {
    do {
      try call.check()
      try arguments.check()
      return try tool.perform(arguments, sessions, call)
    } catch let failure as ToolFailure {
      return .failure(failure.text)
    } catch let stop as Stop {
      return .failure(stop.message ?? "the command failed")
    } catch {
      return .failure(error.localizedDescription)
    }
  }
}
