// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// Functions in C that the linker does not find.
struct AbsentFunctionsTests {
  private static let output = """
    error: link command failed with exit code 1 (use -v to see invocation)
    /x/GRDB.o:GRDB.o:function $s4GRDBfU0_: error: undefined reference to 'sqlite3_snapshot_open'
    /x/GRDB.o:GRDB.o:function $s4GRDBfU1_: error: undefined reference to 'sqlite3_snapshot_open'
    ld.lld: error: undefined symbol: sqlite3_snapshot_cmp
    clang: error: linker command failed with exit code 1 (use -v to see invocation)
    """

  @Test("The functions are those of the linker's messages, each once, and are kept in a file") func names() throws {
    let absent = try #require(AbsentFunctions(linkerOutput: Self.output))
    #expect(absent.names == ["sqlite3_snapshot_cmp", "sqlite3_snapshot_open"])
    #expect(
      absent.note == "left out: the C functions sqlite3_snapshot_cmp, sqlite3_snapshot_open, which no library of this "
        + "system has; a call of one ends the program")
    let folder = TemporaryFolder()
    try absent.keep(in: folder.place("absent.txt"))
    #expect(AbsentFunctions(file: folder.place("absent.txt"))?.names == absent.names)
    #expect(AbsentFunctions(file: folder.place("none.txt")) == nil)
  }

  @Test(
    "Nothing is replaced where a name of Swift is missing, or an error is no linker's",
    arguments: [
      "a.o: error: undefined reference to '$s3App4nameSSvp'", "a.swift:1:1: error: cannot find 'x' in scope",
      "a.o: error: undefined reference to 'main'", "a.o: error: undefined reference to '_ZN3fooEv'", "",
    ])
  func none(_ line: String) {
    #expect(AbsentFunctions(linkerOutput: line) == nil)
    if line.contains("error") { #expect(AbsentFunctions(linkerOutput: Self.output + "\n" + line) == nil) }
  }
}
