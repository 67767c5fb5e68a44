// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierCommand

@Suite struct DoctorTests {
  @Test func aLinePerFinding() {
    #expect(Finding(name: "cairo", detail: "1.16.0", fix: "").text == "ok       cairo 1.16.0")
    #expect(
      Finding(name: "cairo", detail: nil, fix: "apt-get install libcairo2-dev").text
        == "missing  cairo: apt-get install libcairo2-dev")
    #expect(
      Finding(name: "display", detail: nil, fix: "log in", use: "windows").text
        == "missing  display (windows only): log in")
  }

  /// A compiler reads no module that another version wrote.
  @Test func anInstalledLibraryNeedsItsCompiler() {
    let needed = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
    let same = Finding.compiler(needed: needed, present: needed + "\nTarget: x86_64-unknown-linux-gnu\n")
    #expect(same.text == "ok       the library's compiler \(needed)")
    let other = Finding.compiler(needed: needed, present: "Swift version 6.3.10 (swift-6.3.10-RELEASE)\n")
    #expect(
      other.isNeeded && other.text.hasPrefix("missing  the library's compiler: the installed library was compiled by"))
    #expect(!Finding.compiler(needed: needed, present: "").isPresent)
  }
}
