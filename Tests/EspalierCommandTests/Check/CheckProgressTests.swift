// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierCommand

@Suite struct CheckProgressTests {
  private final class Terminal {
    var text = ""
  }

  @Test func aTerminalShowsEachFileOnceOnItsLastLine() {
    let terminal = Terminal()
    let progress = CheckProgress(total: 3, isTerminal: true) { terminal.text += $0 }
    progress.reach("Sources/A.swift")
    progress.reach("Sources/A.swift")
    progress.reach("Sources/B.swift")
    #expect(terminal.text == "\r\u{1B}[Kchecking 1 of 3  A.swift\r\u{1B}[Kchecking 2 of 3  B.swift")
    terminal.text = ""
    progress.clear()
    progress.clear()
    #expect(terminal.text == "\r\u{1B}[K")
  }

  @Test func filesOfLibrariesAndMacrosAreNotShown() throws {
    let terminal = Terminal()
    let observer = try #require(
      CheckProgress(total: 1, isTerminal: true) { terminal.text += $0 }.observer(of: ["A.swift"]))
    observer("@__swiftmacro_A.swift")
    observer("/usr/lib/B.swift")
    #expect(terminal.text == "")
    observer("A.swift")
    #expect(terminal.text.hasSuffix("checking 1 of 1  A.swift"))
  }

  @Test func theCompilersTimingsNameTheFile() {
    #expect(
      Compiler.fileOfTiming("3298.05ms\t/a b/C.swift:7:23\tgetter M.(file).C.body.getter@/a b/C.swift:7:23")
        == "/a b/C.swift")
    #expect(Compiler.fileOfTiming("/a b/C.swift:7:23: error: cannot find 'x' in scope") == nil)
  }

  @Test func elsewhereNothingIsWrittenAndTheCompilerIsNotObserved() {
    let terminal = Terminal()
    let progress = CheckProgress(total: 3, isTerminal: false) { terminal.text += $0 }
    progress.reach("Sources/A.swift")
    progress.clear()
    #expect(terminal.text == "")
    #expect(progress.observer(of: ["Sources/A.swift"]) == nil)
  }
}
