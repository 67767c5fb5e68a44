// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// A program ends with all that it has started.
@Suite struct SupervisedProcessTests {
  private let marked = MarkedProcesses()

  private func shell(
    _ script: String, files: SupervisedProcess.Files = .init(), role: SupervisedProcess.Role = .tool(limit: nil)
  ) throws -> SupervisedProcess {
    let environment = ["PATH": "/usr/bin:/bin", MarkedProcesses.variable: marked.mark]
    return try SupervisedProcess("/bin/sh", ["-c", script], environment: environment, files: files, role: role)
  }

  private func nothingIsLeft() -> Bool { MarkedProcesses.wait { marked.running.isEmpty } }

  @Test func itsEndIsItsStatusOrItsSignal() throws {
    #expect(try shell("exit 7").wait() == .status(7))
    #expect(try shell("kill -TERM $$").wait() == .signal(SIGTERM))
    #expect(try shell("exec kill -0 $PPID").wait() == .status(0))
    let missing = try SupervisedProcess("/nothing", [], environment: [:], files: .init(), role: .program)
    #expect(missing.wait() == .notStarted(ENOENT))
  }

  /// A preview's worker that has crashed is ended once more: by default SIGPIPE would end the command.
  @Test func anOrderAfterItsEndDoesNothing() throws {
    let former = signal(SIGPIPE, SIG_DFL)
    defer { signal(SIGPIPE, former) }
    let tool = try shell("exit 3")
    #expect(tool.wait() == .status(3))
    tool.forward(SIGTERM)
    tool.endAll()
  }

  @Test func whatAToolLeavesEndsWithIt() throws {
    let tool = try shell("sleep 600 & setsid sh -c 'sleep 600 & sleep 600' & exit 3")
    #expect(tool.wait() == .status(3))
    #expect(marked.running.isEmpty)
  }

  @Test func whatAProgramLeavesGoesOn() throws {
    let program = try shell("sleep 600 & echo $!", role: .program)
    #expect(program.wait() == .status(0))
    #expect(marked.running.count == 1)
    for process in marked.running.keys { kill(process, SIGKILL) }
    #expect(nothingIsLeft())
  }

  @Test func endingAllReachesWhatIsStoppedAndWhatIgnoresSignals() throws {
    let tool = try shell("trap '' TERM INT HUP; sleep 600 & setsid sleep 600 & wait")
    #expect(MarkedProcesses.wait { marked.running.values.count { $0.hasPrefix("sleep") } == 2 })
    for process in marked.running.keys where process != tool.identifier { kill(process, SIGSTOP) }
    kill(tool.identifier, SIGSTOP)
    tool.endAll()
    #expect(tool.wait() == .signal(SIGKILL))
    #expect(marked.running.isEmpty)
  }

  @Test func aLimitEndsAll() throws {
    let tool = try shell("sleep 600 & sleep 600", role: .tool(limit: 0.3))
    #expect(tool.wait() == .tooLong)
    #expect(marked.running.isEmpty)
  }

  @Test func aSignalIsForTheProgramToEndBy() throws {
    let program = try shell("trap 'exit 5' TERM; while true; do sleep 0.05; done", role: .program)
    #expect(MarkedProcesses.wait { marked.running.count >= 2 })
    // Also where it is stopped: it goes on to receive the signal.
    kill(program.identifier, SIGSTOP)
    program.forward(SIGTERM)
    #expect(program.wait() == .status(5))
    #expect(nothingIsLeft())
  }

  @Test func aBuildThatDoesNotEndByASignalIsEnded() throws {
    let build = try shell("trap '' TERM; sleep 600 & wait; sleep 600", role: .attachedTool)
    #expect(MarkedProcesses.wait { marked.running.count >= 2 })
    build.forward(SIGTERM)
    #expect(build.wait() == .signal(SIGKILL))
    #expect(marked.running.isEmpty)
  }

  /// The supervisor itself may be ended; the program must not go on without one.
  @Test func theProgramEndsWithItsSupervisor() throws {
    let program = try shell("exec sleep 600", role: .program)
    let status = try String(contentsOfFile: "/proc/\(program.identifier)/status", encoding: .utf8)
    let parent = try #require(status.firstMatch(of: /PPid:\s*(\d+)/).flatMap { pid_t($0.1) })
    kill(parent, SIGKILL)
    #expect(program.wait() == .signal(SIGKILL))
    #expect(nothingIsLeft())
  }

  @Test func itHasThreeDescriptorsAndNoBlockedSignals() throws {
    let text = try ChildProcess.run("/bin/sh", ["-c", "ls /proc/self/fd; grep -E 'Sig(Blk|Ign)' /proc/self/status"])
    let lines = text.output.split(separator: "\n").map(String.init)
    // The fourth is the folder that is listed.
    #expect(lines.prefix(4) == ["0", "1", "2", "3"] && lines.contains("SigBlk:\t0000000000000000"), "\(lines)")
  }

  @Test func aToolsTemporaryFilesAreInTheFolderOfTheRun() throws {
    let text = try ChildProcess.run("/bin/sh", ["-c", "echo $TMPDIR"])
    #expect(try text.output == RunFolder.url().path + "\n")
  }
}
