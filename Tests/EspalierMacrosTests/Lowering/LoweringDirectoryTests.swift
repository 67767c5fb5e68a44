// SPDX-License-Identifier: MIT

import Testing

@Suite struct LoweringDirectoryTests {
  @Test(
    "Calls for directories name functions that have folders on Linux",
    arguments: [
      Lowering(
        "let a = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]",
        "let a = FileManager.default._urls(for: .libraryDirectory, in: .userDomainMask)[0]"),
      Lowering(
        "let a = try manager.url(for: b, in: c, appropriateFor: nil, create: true)",
        "let a = try manager._url(for: b, in: c, appropriateFor: nil, create: true)"),
      Lowering(
        "let a = NSSearchPathForDirectoriesInDomains(b, c, true).first!",
        "let a = _NSSearchPathForDirectoriesInDomains(b, c, true).first!"),
      Lowering(
        "extension FileManager { var a: URL { urls(for: b, in: c)[0] } }",
        "extension FileManager { var a: URL { _urls(for: b, in: c)[0] } }", for: "macOS"),
    ])
  func calls(_ lowering: Lowering) throws {
    #expect(try LoweredFile(lowering.source, for: lowering.platform).text == lowering.lowered)
  }

  @Test(
    "Other functions of the names stay",
    arguments: [
      "let a = manager.urls(for: b)", "let a = urls(for: b, in: c)", "let a = page.url(for: b)",
      "let a = page.urls(for: b, in: c) { $0 }", "let a = manager.urls",
      "struct Page { func f() { urls(for: b, in: c) } }",
    ])
  func others(source: String) throws {
    #expect(try !LoweredFile(source).changed)
  }

  @Test func aModuleThatDeclaresTheFunctionRefersToItsOwn() throws {
    let source = "let a = finder.urls(for: b, in: c), d = manager.url(for: b, in: c, appropriateFor: e, create: f)"
    let file = try LoweredFile(source, beside: ["protocol Finder { func urls(for a: A, in b: B) -> [URL] }"])
    #expect(file.text == source.replacing("manager.url", with: "manager._url"))
  }

  @Test func whatIsWrittenForLinuxStays() throws {
    #expect(try !LoweredFile("let a = manager.urls(for: b, in: c)", for: "Linux").changed)
  }
}
