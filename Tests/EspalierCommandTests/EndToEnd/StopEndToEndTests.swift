// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

/// Whatever ends the command, in the middle of a compilation or while a program runs, leaves no process and no temporary file.
@Suite(.serialized, .enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class StopEndToEndTests {
  private let folder = TemporaryFolder()
  private let marked = MarkedProcesses()

  init() throws { try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true) }

  private var temporary: URL { folder.place("tmp") }

  static let signals = [SIGINT, SIGTERM, SIGHUP, SIGKILL]
  /// The everyday run tries each command and each signal, a long one all.
  static let stops: [(String, Int32)] = {
    let commands = ["check", "render", "dump", "preview", "run", "run FOLDER", "test"]
    let all = commands.flatMap { command in signals.map { (command, $0) } }
    let often = [
      ("check", SIGINT), ("check", SIGKILL), ("render", SIGTERM), ("run", SIGKILL), ("preview", SIGHUP),
      ("preview", SIGKILL), ("test", SIGKILL),
    ]
    return FuzzRun.cases == nil ? often : all
  }()

  /// A file that keeps the compiler busy for seconds.
  private func slowFile() throws -> String {
    let path = folder.place("Slow.swift").path
    let depth = 120
    let body = String(repeating: "VStack {\n", count: depth) + "Text(\"a\")\n" + String(repeating: "}\n", count: depth)
    // A new program each time.
    try "import SwiftUI\n// \(UUID())\nstruct Slow: View { var body: some View {\n\(body)} }\n"
      .write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func slowPackage() throws -> String {
    let app = folder.place("Slow")
    if !FileManager.default.fileExists(atPath: app.path) { _ = try Command.run(["new", app.path]) }
    let source = try String(contentsOfFile: slowFile(), encoding: .utf8)
    try source.replacingOccurrences(of: "struct Slow", with: "struct Slower")
      .writeFile(app.appendingPathComponent("Sources/Slow/Slower.swift"))
    return app.path
  }

  private func words(_ command: String) throws -> [String] {
    switch command {
    case "render": ["render", try slowFile(), "--out", folder.path + "/x.png"]
    case "dump": ["dump", try slowFile(), "--tree", "views"]
    case "preview": ["preview", "--serve", try slowFile()]
    case "test": ["test", try slowPackage()]
    case "run FOLDER": ["run", try slowPackage()]
    default: [command, try slowFile()]
    }
  }

  private func start(_ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = BuiltProducts.command
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(
      [MarkedProcesses.variable: marked.mark, "TMPDIR": temporary.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    // Tests that run under nohup ignore it, and the command would go on as one that was started so.
    let hangup = signal(SIGHUP, SIG_DFL)
    defer { signal(SIGHUP, hangup) }
    try process.run()
    return process
  }

  /// SwiftPM keeps locks and empty folders of its own there, however it ends.
  private var remains: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []).filter { $0.hasPrefix("espalier") }
  }

  private func expectNothing(_ message: Comment) {
    let isClean = MarkedProcesses.wait(20) { marked.running.isEmpty && remains.isEmpty }
    #expect(isClean, "\(message.rawValue): \(marked.running.values.sorted()), \(remains)")
  }

  @Test(arguments: stops) func nothingIsLeft(_ command: String, _ signal: Int32) throws {
    let process = try start(try words(command))
    let isCompiling = MarkedProcesses.wait(240) {
      marked.running.values.contains { $0.contains("swift-frontend") && $0.contains("Slow") } || !process.isRunning
    }
    #expect(isCompiling && process.isRunning, "the compiler was not started")
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    expectNothing("\(command), signal \(signal)")
  }

  /// As `timeout -s KILL` does, and a terminal that is closed: no process of the group can remove anything any more.
  @Test(arguments: ["render", "test"]) func aKilledGroupLeavesNothing(_ command: String) throws {
    let process = try start(try words(command))
    #expect(
      MarkedProcesses.wait(240) {
        marked.running.values.contains { $0.contains("swift-frontend") && $0.contains("Slow") } || !process.isRunning
      })
    // A program that is started here leads a group of its own.
    #expect(getpgid(process.processIdentifier) == process.processIdentifier)
    kill(-process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    expectNothing("the group of \(command)")
  }

  /// A program that runs gets the signal; SIGKILL reaches only the command, and the program has processes of its own.
  @Test(arguments: FuzzRun.cases == nil ? [SIGTERM, SIGKILL] : signals) func aRunningProgramEnds(_ signal: Int32) throws
  {
    let path = folder.place("Endless.swift").path
    try """
    import SwiftUI
    struct Endless: View {
      var body: some View {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["600"]
        try? process.run()
        while process.processIdentifier != 1 { usleep(1000) }
        return Text("a")
      }
    }
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let process = try start(["render", path, "--out", folder.path + "/x.png"])
    #expect(MarkedProcesses.wait(120) { marked.running.values.contains { $0.hasPrefix("/bin/sleep") } })
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    expectNothing("signal \(signal)")
  }

  /// A process that was stopped, by a debugger or by hand, receives no signal but one.
  @Test func stoppedProcessesEndAsWell() throws {
    let process = try start(["preview", "--serve", try slowFile()])
    #expect(
      MarkedProcesses.wait(120) {
        marked.running.values.contains { $0.contains("swift-frontend") && $0.contains("Slow") }
      })
    for number in marked.running.keys where number != process.processIdentifier { kill(number, SIGSTOP) }
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    expectNothing("stopped processes")
  }

  /// In a terminal: Control-C reaches the program, which may read what is typed there.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no script command"))
  func aProgramHasTheTerminal() throws {
    let path = folder.place("Reads.swift").path
    try """
    import SwiftUI
    struct Reads: View {
      let line = readLine() ?? "nothing"
      var body: some View { Text("read " + line) }
    }
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = ["-qec", "\(BuiltProducts.command.path) dump \(path) --tree views", "/dev/null"]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    input.fileHandleForWriting.write(Data("from the terminal\n".utf8))
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("read from the terminal"), "\(text)")
  }
}
