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

  @Test("a library that only one module opens is listed, and is no requirement of others")
  func librariesOfModules() {
    #expect(RuntimeLibrary(name: "libc.so.6", package: "libc6", module: "Module").place == "")
    #expect(RuntimeLibrary(name: "sh", package: "dash", module: "Module").place?.hasSuffix("/sh") == true)
    #expect(RuntimeLibrary(name: "libabsent.so.9", package: "libabsent9", module: "Module").place == nil)
    let found = Finding.all().filter { finding in RuntimeLibrary.all.contains { $0.name == finding.name } }
    #expect(found.count == RuntimeLibrary.all.count && found.allSatisfy { !$0.isNeeded })
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
