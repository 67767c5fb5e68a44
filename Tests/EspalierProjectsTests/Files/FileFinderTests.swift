// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Testing

@testable import EspalierProjects

/// The file systems of Apple's systems do not distinguish upper and lower case.
@Suite("Files under names in another case")
struct FileFinderTests {
  @Test func aPathInAnotherCaseLeadsToTheFile() throws {
    let folder = TemporaryFolder()
    let file = try folder.write("", to: "Views/Home.swift")
    var finder = FileFinder()
    #expect(finder.find(folder.path + "/Views/Home.swift") == file)
    #expect(finder.find(folder.path + "/views/home.Swift") == file)
    #expect(finder.find(folder.path + "/views/away.swift") == nil)
    #expect(finder.find("/") == "/" && finder.find("") == nil)
  }

  @Test func theExactNameIsUsedFirst() throws {
    let folder = TemporaryFolder()
    let upper = try folder.write("", to: "A.swift")
    let lower = try folder.write("", to: "a.swift")
    var finder = FileFinder()
    #expect(finder.find(upper) == upper && finder.find(lower) == lower)
  }

  @Test func composedAndDecomposedLettersAreTheSame() throws {
    let folder = TemporaryFolder()
    let file = try folder.write("", to: "Caf\u{E9}.swift")
    var finder = FileFinder()
    #expect(finder.find(folder.path + "/Cafe\u{301}.swift") == file)
  }
}
