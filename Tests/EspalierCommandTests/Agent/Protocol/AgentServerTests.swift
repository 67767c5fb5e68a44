// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Synchronization
import Testing

@testable import EspalierCommand

/// The server of `espalier mcp`, with tools of the tests.
@Suite("A server of the Model Context Protocol") struct AgentServerTests {
  /// The messages that a server sends.
  private final class Answers: Sendable {
    private let messages = Mutex<[JSONValue]>([])
    func add(_ message: JSONValue) { messages.withLock { $0.append(message) } }
    var all: [JSONValue] { messages.withLock { $0 } }

    /// The answer to a request, which is waited for.
    func answer(_ id: JSONValue) async throws -> JSONValue {
      for _ in 0..<2000 {
        if let found = all.first(where: { $0["id"] == id }) { return found }
        try await Task.sleep(for: .milliseconds(5))
      }
      throw CocoaError(.coderValueNotFound)
    }
  }

  private let answers = Answers()

  private static let echo = AgentTool(
    "echo", "Echo", "Returns a text.", isReadOnly: true,
    [ToolParameter("text", .text, "The text.", isRequired: true), ToolParameter("times", .number(1...3), "How often.")]
  ) { arguments, _, _ in
    ToolAnswer(String(repeating: arguments.text("text") ?? "", count: Int(arguments.number("times") ?? 1)))
  }

  private static let endless = AgentTool("endless", "Endless", "Ends when it is cancelled.", []) { _, _, call in
    while true {
      try call.check()
      usleep(1000)
    }
  }

  private func server() -> AgentServer {
    let answers = answers
    return AgentServer([Self.echo, Self.endless], AgentSessions(), version: "1") { answers.add($0) }
  }

  private func send(_ text: String, to server: AgentServer) { server.receive(.line(Data(text.utf8))) }

  private func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(parameters)}"#
  }

  private func begun() -> AgentServer {
    let server = server()
    send(request(0, "initialize", #"{"protocolVersion": "2025-06-18", "capabilities": {}}"#), to: server)
    return server
  }

  // MARK: - Beginning

  @Test(arguments: [("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25")])
  func theVersionIsTheClientsIfItIsKnown(_ wanted: String, _ given: String) throws {
    let server = server()
    send(request(1, "initialize", #"{"protocolVersion": "\#(wanted)"}"#), to: server)
    let result = try #require(answers.all.first?["result"])
    #expect(result["protocolVersion"] == .text(given))
    #expect(result["capabilities"] == ["tools": [:]])
    #expect(result["serverInfo"]?["name"] == "espalier")
  }

  @Test func toolsNeedAnInitializedServer() {
    let server = server()
    send(request(1, "tools/list"), to: server)
    send(request(2, "ping"), to: server)
    #expect(answers.all[0]["error"]?["message"] == "the first request is initialize")
    #expect(answers.all[1]["result"] == [:])
  }

  @Test func toolsAreListedWithTheirSchemas() throws {
    let server = begun()
    send(request(1, "tools/list"), to: server)
    guard case .list(let tools) = answers.all[1]["result"]?["tools"] else { throw CocoaError(.coderValueNotFound) }
    #expect(tools.map { $0["name"] } == ["echo", "endless"])
    let schema = tools[0]["inputSchema"]
    #expect(schema?["required"] == ["text"])
    #expect(schema?["properties"]?["times"]?["maximum"] == .number(3))
    #expect(schema?["additionalProperties"] == false)
  }

  @Test("Every tool's schema has a description for each parameter, and names that are unique") func allTools() {
    let names = AgentTool.all.map(\.name)
    #expect(Set(names).count == names.count)
    for tool in AgentTool.all {
      #expect(!tool.explanation.isEmpty)
      #expect(Set(tool.parameters.map(\.name)).count == tool.parameters.count, "\(tool.name)")
      for parameter in tool.parameters {
        #expect(parameter.explanation.hasSuffix("."), "\(tool.name).\(parameter.name)")
      }
    }
  }

  // MARK: - Calls

  @Test func aToolAnswersWithText() async throws {
    let server = begun()
    send(request(1, "tools/call", #"{"name": "echo", "arguments": {"text": "ab", "times": 2}}"#), to: server)
    #expect(
      try await answers.answer(1)["result"] == ["content": [["type": "text", "text": "abab"]], "isError": false])
  }

  @Test(
    "A wrong argument is an error of the tool, which a model reads",
    arguments: [
      (#"{}"#, "echo needs the argument text: The text."),
      (#"{"text": 4}"#, "The argument text of echo is a string, not 4."),
      (#"{"text": "a", "times": 9}"#, "The argument times of echo is a number from 1 to 3, not 9."),
      (#"{"text": "a", "tims": 1}"#, #"echo has no argument "tims"; did you mean times?"#),
    ])
  func wrongArguments(_ arguments: String, _ text: String) async throws {
    let server = begun()
    send(request(1, "tools/call", #"{"name": "echo", "arguments": \#(arguments)}"#), to: server)
    #expect(
      try await answers.answer(1)["result"] == ["content": [["type": "text", "text": .text(text)]], "isError": true])
  }

  @Test(arguments: [
    ("tools/call", #"{"name": "ecko"}"#, -32602, "there is no tool ecko; there is echo, endless"),
    ("tools/call", #"{}"#, -32602, "tools/call needs the name of a tool"),
    ("tools/call", #"{"name": "echo", "arguments": []}"#, -32602, "arguments is an object, not an array"),
    ("resources/list", #"{}"#, -32601, "there is no method resources/list"),
  ])
  func unknownNames(_ method: String, _ parameters: String, _ code: Int64, _ message: String) {
    let server = begun()
    send(request(1, method, parameters), to: server)
    #expect(answers.all.last?["error"] == ["code": .integer(code), "message": .text(message)])
  }

  @Test("Characters that hide or reorder text are visible in answers") func hostileText() async throws {
    let server = begun()
    let text = #"a\u202Eb\u0007c\u200Bd\uDB40\uDC41"#
    send(request(1, "tools/call", #"{"name": "echo", "arguments": {"text": "\#(text)"}}"#), to: server)
    guard case .list(let content) = try await answers.answer(1)["result"]?["content"] else { return }
    #expect(content[0]["text"] == #"a\u{202E}b\u{7}c\u{200B}d\u{E0041}"#)
  }

  @Test func aCancelledCallHasNoAnswer() async throws {
    let server = begun()
    send(request(1, "tools/call", #"{"name": "endless"}"#), to: server)
    send(request(1, "tools/call", #"{"name": "echo", "arguments": {"text": "a"}}"#), to: server)
    #expect(answers.all.last?["error"]?["message"] == "a request of that id has not ended")
    send(#"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}"#, to: server)
    // The id is free when the call has ended.
    for number in 0..<2000 where number == answers.all.count { try await Task.sleep(for: .milliseconds(1)) }
    try await Task.sleep(for: .milliseconds(100))
    send(request(1, "tools/call", #"{"name": "echo", "arguments": {"text": "a"}}"#), to: server)
    for _ in 0..<2000 where answers.all.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(answers.all.last?["result"] == ["content": [["type": "text", "text": "a"]], "isError": false])
    #expect(answers.all.count == 3)
  }

  @Test func theNumberOfCallsIsLimited() async throws {
    let server = begun()
    for id in 1...AgentServer.mostCalls + 1 { send(request(id, "tools/call", #"{"name": "endless"}"#), to: server) }
    let refused = try await answers.answer(.integer(Int64(AgentServer.mostCalls + 1)))
    #expect(
      refused["error"]?["message"] == "32 calls have not ended; wait for their answers, or cancel some")
    server.end()
  }

  @Test func brokenLinesLeaveTheServerAlive() {
    let server = begun()
    server.receive(.tooLong)
    server.receive(.line(Data([0xFF, 0xFE, 0x00])))
    send("{", to: server)
    send("", to: server)
    send(request(5, "ping"), to: server)
    #expect(answers.all.dropFirst().map { $0["error"]?["code"] } == [-32700, -32700, -32700, nil])
    #expect(answers.all.last?["id"] == 5)
  }

  @Test func aSessionThatIsNotThereIsNamed() async throws {
    let answers = answers
    let server = AgentServer(AgentTool.all, AgentSessions(), version: "1") { answers.add($0) }
    send(request(0, "initialize"), to: server)
    send(request(1, "tools/call", #"{"name": "picture", "arguments": {"session": "s9"}}"#), to: server)
    guard case .list(let content) = try await answers.answer(1)["result"]?["content"] else { return }
    #expect(content[0]["text"] == #"There is no session "s9"; `open` makes one."#)
  }
}
