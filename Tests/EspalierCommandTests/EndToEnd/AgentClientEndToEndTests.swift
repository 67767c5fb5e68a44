// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// `espalier mcp` with the official client of the Model Context Protocol, which `make deps` installs.
@Suite(
  .serialized,
  .enabled(
    if: BuiltProducts.hasCommand && AgentClient.canRun, "no client of the protocol, or no library beside the tests"))
struct AgentClientEndToEndTests {
  @Test("The official client calls every tool") func everyTool() throws {
    let folder = TemporaryFolder()
    try folder.write(AgentEndToEndTests.counter, to: "Counter.swift")
    try folder.write(AgentEndToEndTests.long, to: "Long.swift")
    let result = try Command.run(
      [AgentClient.script.path, BuiltProducts.command.path, folder.path], executable: AgentClient.python)
    print(result.output)
    #expect(result.status == 0, "\(result.output)")
  }

  /// Four of fifty: scripts/agent-faults looks for all of them, which takes minutes.
  @Test("Seeded faults are found from the answers of the tools, and nothing in the correct programs")
  func seededFaults() throws {
    let faults = [
      "Chat.sides_ignore_the_direction", "PhotoGrid.large_photo_jumps", "Player.buttons_are_small",
      "ShoppingList.rows_have_equal_ids",
    ]
    let result = try Command.run(
      ["-B", AgentClient.faults.path, "--command", BuiltProducts.command.path] + faults, executable: AgentClient.python)
    #expect(result.status == 0 && result.output.contains("4 of 4 faults found"), "\(result.output)")
  }
}

/// The client: a program in Python.
enum AgentClient {
  static let python = Repository.root.appendingPathComponent(".build/tools/mcp/bin/python3")
  static let script = Repository.root.appendingPathComponent(
    "Tests/EspalierCommandTests/EndToEnd/Programs/agent-client.py")
  static let faults = Repository.root.appendingPathComponent("Tests/AgentFaults/run.py")
  static let canRun = FileManager.default.isExecutableFile(atPath: python.path)
}
