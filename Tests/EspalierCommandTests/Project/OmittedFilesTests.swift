// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierCommand

@Suite("Files of a package that are left out")
struct OmittedFilesTests {
  private func module(_ count: Int) -> SourceModule {
    SourceModule(name: "Kit", title: "Kit/Kit", sources: (0..<count).map { "/Kit/\($0).swift" })
  }
  private func error(in file: Int?) -> Diagnostic {
    Diagnostic(path: file.map { "/Kit/\($0).swift" }, line: 1, column: 1, message: "cannot find 'X' in scope")
  }

  @Test("Files with errors are left out, round by round, until the others compile") func rounds() throws {
    let first = ModuleVariant()
    var tried: [[String]] = []
    let found = OmittedFiles.search(module(12), [(first, [error(in: 3), error(in: 3)])]) { variant in
      tried.append(variant.omitted)
      return tried.count == 1 ? [error(in: 5)] : []
    }
    #expect(found?.omitted == ["/Kit/3.swift", "/Kit/5.swift"] && found?.name == "app-partial")
    #expect(tried == [["/Kit/3.swift"], ["/Kit/3.swift", "/Kit/5.swift"]])
    #expect(found.map(OmittedFiles.names) == "3.swift, 5.swift")
  }

  @Test("The conditions with the fewest files with errors are used") func fewest() {
    let linux = ModuleVariant(system: .linux)
    let found = OmittedFiles.search(
      module(12), [(ModuleVariant(), [error(in: 1), error(in: 2)]), (linux, [error(in: 4)])]
    ) { _ in [] }
    #expect(found?.system == .linux && found?.omitted == ["/Kit/4.swift"])
  }

  @Test("More than a quarter of the files, an error without a file, and a package of few files take the whole module")
  func limits() {
    let many = (0..<4).map { error(in: $0) }
    #expect(OmittedFiles.search(module(12), [(ModuleVariant(), many)]) { _ in [] } == nil)
    #expect(OmittedFiles.search(module(12), [(ModuleVariant(), [error(in: nil)])]) { _ in [] } == nil)
    #expect(OmittedFiles.search(module(3), [(ModuleVariant(), [error(in: 0)])]) { _ in [] } == nil)
    var count = 0
    let endless = OmittedFiles.search(module(12), [(ModuleVariant(), [error(in: 0)])]) { _ in
      count += 1
      return [error(in: count)]
    }
    #expect(endless == nil && count <= 3)
    #expect(OmittedFiles.search(module(12), [(ModuleVariant(), [error(in: 0)])]) { _ in [error(in: 0)] } == nil)
  }
}
