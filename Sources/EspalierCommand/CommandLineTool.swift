// SPDX-License-Identifier: MIT

import EspalierAssetSymbols
import Foundation

/// The `espalier` command: one function per command, one exit status each.
public enum CommandLineTool {
  /// Runs the command of this process, and ends the process.
  public static func main() -> Never {
    StopSignals.watch()
    let status = run(Array(CommandLine.arguments.dropFirst()))
    RunFolder.remove()
    exit(status)
  }

  /// Runs the command that `arguments` name (without the program's own name) and returns the exit status.
  public static func run(_ arguments: [String]) -> Int32 {
    do {
      try perform(arguments)
      return ExitStatus.done
    } catch let stop as Stop {
      if let message = stop.message { Console.report(message) }
      return stop.status
    } catch {
      Console.report(error.localizedDescription)
      return ExitStatus.failed
    }
  }

  private static func perform(_ arguments: [String]) throws {
    let own = arguments.prefix { $0 != "--" }
    guard let command = arguments.first else { throw Stop.usage("no command given\n\n" + Help.text) }
    let rest = Array(arguments.dropFirst())
    if command == "help" || own.contains("--help") || command == "-h" {
      Console.print(Help.text)
      return
    }
    if command == "--version" || command == "version" {
      Console.print("espalier \(version)")
      return
    }
    switch command {
    case "check": try CheckCommand(rest).run()
    case "render": try RenderCommand(rest).run()
    case "dump": try DumpCommand(rest).run()
    case "explain": try ExplainCommand(rest).run()
    case "doctor": try DoctorCommand(rest).run()
    case "new": try NewCommand(rest, version: version).run()
    case "preview": try PreviewCommand(rest).run()
    case "run": try RunCommand(rest).run()
    case "test": try TestCommand(rest).run()
    // Used by the plugin of packages in builds: the help does not list it.
    case "asset-symbols": try AssetSymbolsTool.run(rest)
    case "audit": try AuditCommand(rest).run()
    case "mcp": try AgentCommand(rest, version: version).run()
    case "inspect": try InspectCommand(rest).run()
    default:
      let known = [
        "check", "render", "dump", "explain", "inspect", "doctor", "new", "preview", "run", "test", "audit", "mcp",
        "help",
      ]
      throw Stop.usage(Spelling.unknown("command", command, among: known))
    }
  }
}
