// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// Completions and the manual page have the commands and options that `espalier --help` lists, and no others.
@Suite struct CompletionTests {
  private static let folder = Repository.root.appendingPathComponent("Packaging")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func options(in text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z][a-z-]+/).map { String($0.0) })
  }

  private let help = Help.text
  private let commands: Set = [
    "check", "preview", "run", "new", "test", "render", "dump", "explain", "audit", "inspect", "mcp", "doctor",
  ]

  @Test func theHelpListsTheCommands() {
    #expect(Set(help.matches(of: /espalier ([a-z]+)/).map { String($0.1) }) == commands)
  }

  @Test(arguments: ["completions/espalier.bash", "completions/_espalier", "espalier.1"])
  func optionsWithTwoDashes(_ path: String) throws {
    let text = try text(path).replacingOccurrences(of: "\\-", with: "-")
    #expect(options(in: text) == options(in: help).union(["--help"]))
    for command in commands { #expect(text.contains(try Regex("[^a-z]\(command)[^a-z]")), "\(command)") }
  }

  @Test func optionsOfFish() throws {
    let lines = try text("completions/espalier.fish").replacingOccurrences(of: "set -l", with: "")
    let named = lines.matches(of: /-l ([a-z-]+)/).map { "--" + $0.1 }
    #expect(Set(named) == options(in: help).union(["--help"]))
    let subcommands = lines.matches(of: /__fish_use_subcommand -f -a ([a-z]+)/).map { String($0.1) }
    #expect(Set(subcommands) == commands.union(["help"]))
  }

  /// The completions that bash itself offers for the words of a command.
  @Test(arguments: [
    (["d"], ["doctor", "dump"]), (["dump", "--tree", "l"], ["layout"]),
    (["check", "--m"], ["--module"]), (["run", "--as", ""], ["ios", "macos"]),
    (["run", "--size", ""], []),
  ])
  func bashCompletes(_ words: [String], _ offered: [String]) throws {
    let script = """
      source '\(Self.folder.path)/completions/espalier.bash'
      COMP_WORDS=(espalier "$@"); COMP_CWORD=$#; _espalier; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try ChildProcess.run("bash", ["-c", script, "bash"] + words)
    #expect(result.output.split(separator: "\n").map(String.init).sorted() == offered)
  }
}
