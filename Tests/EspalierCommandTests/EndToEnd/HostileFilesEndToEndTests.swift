// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// Files that keep the compiler, its parsers or the program busy for ever, end them, or are no files: each command comes to an end,
/// and names the file.
@Suite(.enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class HostileFilesEndToEndTests {
  private let folder = TemporaryFolder()

  private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test func tenKilobytesOfBracketsAreRefusedByAllCommands() throws {
    let path = try folder.file("let a = " + repeated("[", 5000) + repeated("]", 5000))
    let message = "\(path):1:25: error: more than 16 square brackets are open here"
    for words in [["check", path], ["render", path, "--out", folder.path + "/x.png"], ["run", path]] {
      let result = try Command.run(words)
      #expect(result.status == 1 && result.output.contains(message), "\(words[0]): \(result.output)")
    }
  }

  /// Chains that the limits of depth do not find end the parsers or the compiler, or exceed their time.
  @Test func longChainsAreNamed() throws {
    let arrows = try folder.file("struct S { let a: \(repeated("(Int) -> ", 20_000)) Int }", "Arrows.swift")
    let drawn = try Command.run(["render", arrows, "--out", folder.path + "/x.png"])
    #expect(
      drawn.status == 1
        && drawn.output.hasPrefix(
          "espalier: the toolchain's parser cannot read \(arrows): something in it is nested too deep"),
      "\(drawn.output)")
    let sum = try folder.file("let a = 1\(repeated(" + 1.0", 5000))", "Sum.swift")
    let checked = try Command.run(["check", sum, "--limit", "1s"])
    #expect(
      checked.status == 1
        && checked.output.contains(
          """
          error: the compiler did not finish \(sum) within 1 s and was stopped: mostly an expression is too large, or views \
          are too deep in each other; move parts of it into properties or views of their own, or allow more time with \
          --limit 5s
          """),
      "\(checked.output)")
    // Thousands of errors, each with a line of the source.
    let signs = try folder.file("let b: Int? = 1\nlet a = b\(repeated(" !", 1500))", "Signs.swift")
    #expect(try Command.run(["check", signs, "--limit", "60s"]).status == 1)
  }

  @Test func pipesAndDevicesAreRefusedAtOnce() throws {
    let pipe = folder.place("Pipe.swift").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let checked = try Command.run(["check", pipe])
    #expect(checked.output.contains("error: cannot read \(pipe): it is a pipe, not a file"), "\(checked.output)")
    for words in [["dump", pipe, "--tree", "views"], ["preview", "--serve", pipe], ["run", folder.path]] {
      let result = try Command.run(words)
      #expect(result.status == 64 && result.output.contains(": it is a pipe, not a file"), "\(result.output)")
    }
    let link = folder.place("Zero.swift").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/zero")
    #expect(try Command.run(["dump", link, "--tree", "views"]).output.contains("\(link): it is a device, not a file"))
    let large = folder.place("Large.swift").path
    try Data(count: (16 << 20) + 1).write(to: URL(fileURLWithPath: large))
    #expect(try Command.run(["check", large]).output.contains("cannot read \(large): it is larger than 16 MB"))
  }

  @Test func viewsMayBeCalledLikeWordsOfSwift() throws {
    let source = "enum `in` { struct `where`: View { var body: some View { Text(\"hi\") } } }"
    let path = try folder.file("import SwiftUI\n" + source)
    for choice in [[], ["--view", "in.where"]] {
      let result = try Command.run(["dump", path, "--tree", "views"] + choice)
      #expect(result.status == 0 && result.output.contains("Text \"hi\""), "\(result.output)")
    }
  }

  /// Control-C is how a body without an end is ended: the line that it was in is what helps.
  @Test func aBodyWithoutAnEndIsNamedByItsLine() throws {
    let path = try folder.file(
      """
      import SwiftUI
      struct A: View {
        var body: some View {
          FileHandle.standardError.write(Data("begun\\n".utf8))
          var sum = 0
          while sum >= 0 { sum = (sum + 1) % 1000 }
          return Text("\\(sum)")
        }
      }
      """)
    let process = Process()
    process.executableURL = BuiltProducts.command
    process.arguments = ["render", path, "--out", folder.path + "/x.png"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    var text = ""
    while !text.contains("begun"), case let data = errors.fileHandleForReading.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
    }
    usleep(300_000)
    kill(process.processIdentifier, SIGTERM)
    text += String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(text.contains("espalier: the program was ended by signal 15 (Terminated)\nIt was in \(path):6:"), "\(text)")
  }

  /// A worker that something has stopped takes no message, and one that is killed writes no stack: the command notices, names it, and
  /// compiles what is saved next.
  @Test(arguments: [
    (SIGSTOP, "The program is stopped", "A signal such as SIGSTOP has stopped its process"),
    (SIGKILL, "The program has crashed", "Killed"),
  ]) func aWorkerOfPreviewsThatEndsIsNamed(_ signal: Int32, _ title: String, _ note: String) throws {
    let path = try folder.file("import SwiftUI\n// \(UUID())\n#Preview { Text(\"a\") }")
    let marked = MarkedProcesses()
    let process = Process()
    process.executableURL = BuiltProducts.command
    process.arguments = ["preview", "--serve", path]
    process.environment = ProcessInfo.processInfo.environment.merging([MarkedProcesses.variable: marked.mark]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let written = WrittenText(errors.fileHandleForReading)
    #expect(MarkedProcesses.wait(120) { written.text.contains("the previews are at") })
    // A worker that shows no version yet is replaced without a word, so each one that comes is hit.
    let isNamed = MarkedProcesses.wait(120) {
      for (number, words) in marked.running where words.hasSuffix("/bundle/program ") { kill(number, signal) }
      usleep(300_000)
      return written.text.contains("espalier: \(title)\n")
    }
    #expect(isNamed, "\(written.text)")
    #expect(MarkedProcesses.wait(5) { written.text.contains("\n\(note)") }, "\(written.text)")
    _ = try folder.file("import SwiftUI\n#Preview { Missing() }")
    #expect(MarkedProcesses.wait(120) { written.text.contains("espalier: One error\n") }, "\(written.text)")
    process.terminate()
    process.waitUntilExit()
    #expect(MarkedProcesses.wait { marked.running.isEmpty })
  }
}

/// The text that has come from a pipe so far.
private final class WrittenText: @unchecked Sendable {
  private let lock = NSLock()
  private var data = Data()

  init(_ handle: FileHandle) {
    handle.readabilityHandler = { [self] handle in
      let more = handle.availableData
      if more.isEmpty { handle.readabilityHandler = nil }
      lock.withLock { data.append(more) }
    }
  }

  var text: String { lock.withLock { String(decoding: data, as: UTF8.self) } }
}
