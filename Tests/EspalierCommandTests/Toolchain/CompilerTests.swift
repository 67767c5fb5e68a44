// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// These run the compiler, against nothing but the toolchain's own modules.
@Suite final class CompilerTests {
  private let folder = TemporaryFolder()

  private func check(_ source: String, name: String = "File.swift") throws -> CheckResult {
    try check(Data(source.utf8), name: name)
  }

  private func check(_ source: Data, name: String = "File.swift") throws -> CheckResult {
    let path = folder.place(name).path
    try source.write(to: URL(fileURLWithPath: path))
    let checkout = Repository.root
    let compiler = try Compiler(Installation(layout: .build(products: folder.url, checkout: checkout)))
    return CheckUnit(kind: .file, path: path, files: [path]).check(with: compiler)
  }

  @Test func macrosOfTheToolchainAreFound() throws {
    #expect(try check("import Observation\n@Observable final class M { var a = 1 }").compiles)
  }

  /// On Apple systems Foundation re-exports Observation (and Combine: `EndToEndTests`).
  @Test(arguments: ["import Foundation", "@preconcurrency import Foundation", "let a = 1; import Foundation"])
  func foundationBringsObservation(line: String) throws {
    #expect(try check(line + "\n@Observable final class M { var a = 1 }").compiles)
  }

  @Test(arguments: [
    "", "// import Foundation", "let text = \"import Foundation\"", "import FoundationEssentials",
    "import struct Foundation.URL",
  ])
  func nothingElseBringsObservation(line: String) throws {
    #expect(try !check(line + "\n@Observable final class M { var a = 1 }").compiles)
  }

  /// Xcode allows them in mode 5 too, in which files are checked.
  @Test func regularExpressionsStandBetweenSlashes() throws {
    #expect(try check(#"let sharp = "C#".contains(/[A-G]#/)"#).compiles)
  }

  @Test func filesAreBuiltForDebugging() throws {
    #expect(try check("#if DEBUG\nlet a = 1\n#endif\nlet b = a").compiles)
  }

  @Test(arguments: [
    "URLSession.shared", "URLRequest(url: URL(fileURLWithPath: \"/\"))", "XMLParser(data: Data())",
  ])
  func foundationBringsWhatOtherModulesHaveHere(value: String) throws {
    #expect(try check("import Foundation\nlet value = \(value)").compiles)
  }

  @Test func filesWithAnEntryPointAndScriptsCompile() throws {
    #expect(try check("@main struct A { static func main() {} }").compiles)
    #expect(try check("let a = 1\nprint(a)").compiles)
    #expect(try check("print(1)", name: "main.swift").compiles)
  }

  @Test func codeOf2019CompilesInModeFive() throws {
    #expect(try check("protocol K { static var d: Int { get } }\nstruct A: K { static var d: Int = 0 }").compiles)
  }

  @Test func theFirstErrorAndAllMissingNames() throws {
    let result = try check("import Nowhere")
    #expect(result.firstError?.message == "no such module 'Nowhere'")
    #expect(result.missing == ["module Nowhere"])
    #expect(try check("let a = Gauge()\nlet b: Dial? = nil\nlet c = 1.frame()").missing == ["Gauge", "Dial", ".frame"])
  }

  @Test func aFileThatIsNotTextIsNamed() throws {
    let result = try check(Data([0xff, 0xfe]))
    #expect(!result.compiles)
    #expect(result.firstError?.message.hasSuffix("File.swift is not valid UTF-8") == true)
  }
}
