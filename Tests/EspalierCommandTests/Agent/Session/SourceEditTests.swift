// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

@Suite("Edits of source files by a client") struct SourceEditTests {
  private let folder = TemporaryFolder()

  private func paths() throws -> [String] {
    [try folder.write("let a = 1\nlet b = 1\n", to: "A.swift"), try folder.write("let c = 3\n", to: "Views/C.swift")]
  }

  private func edit(_ file: String?, source: String? = nil, old: String? = nil, new: String? = nil) throws -> SourceEdit
  {
    try SourceEdit(file: file, source: source, old: old, new: new)
  }

  @Test func theWholeFileIsReplaced() throws {
    let paths = try paths()
    #expect(try edit(paths[0], source: "let z = 0\n").write(among: paths) == paths[0])
    #expect(folder.text("A.swift") == "let z = 0\n")
  }

  @Test("A part that occurs once is replaced, in a file that is named by the end of its path") func parts() throws {
    let paths = try paths()
    #expect(try edit("C.swift", old: "3", new: "4").write(among: paths) == paths[1])
    #expect(folder.text("Views/C.swift") == "let c = 4\n")
  }

  @Test func nothingIsWrittenWithoutAChange() throws {
    let paths = try paths()
    #expect(try edit(nil).write(among: paths) == nil)
    #expect(folder.text("A.swift") == "let a = 1\nlet b = 1\n")
  }

  @Test(arguments: [
    ("= 1", "contains `old` 2 times; add lines around it, so that it occurs once."),
    ("= 9", "does not contain `old`, which must be the same in each character, spaces included. Read the file again."),
  ])
  func unclearParts(_ old: String, _ reason: String) throws {
    let paths = try paths()
    let failure = #expect(throws: ToolFailure.self) { try edit("A.swift", old: old, new: "= 2").write(among: paths) }
    #expect(failure?.text == "The file \(paths[0]) \(reason)")
    #expect(folder.text("A.swift") == "let a = 1\nlet b = 1\n")
  }

  @Test("A file that is not the session's is not written", arguments: ["/etc/hosts", "../A.swift", "New.swift", nil])
  func otherFiles(_ file: String?) throws {
    let paths = try paths()
    #expect(throws: ToolFailure.self) { try edit(file, source: "x").write(among: paths) }
    #expect(folder.names == ["A.swift", "Views"])
  }

  @Test func valuesExcludeEachOther() {
    #expect(throws: ToolFailure.self) { try edit(nil, source: "a", old: "b", new: "c") }
    #expect(throws: ToolFailure.self) { try edit(nil, old: "b") }
    #expect(throws: ToolFailure.self) { try edit(nil, old: "", new: "c") }
  }

  @Test("Of two edits at once none is lost") func edits() async throws {
    let path = try folder.write((0..<40).map { "// line \($0).\n" }.joined(), to: "B.swift")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let edit = try? SourceEdit(file: nil, source: nil, old: "line \(number).", new: "changed \(number).")
          _ = try? edit?.write(among: [path])
        }
      }
    }
    #expect(folder.text("B.swift") == (0..<40).map { "// changed \($0).\n" }.joined())
  }
}
