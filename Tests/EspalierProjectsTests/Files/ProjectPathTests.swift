// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierProjects

@Suite("Paths in projects")
struct ProjectPathTests {
  @Test(arguments: [
    ("/a/b", "c/d.swift", "/a/b/c/d.swift"), ("/a/b", "../c", "/a/c"), ("/a", "../../../c", "/c"),
    ("/a", "/x//y/./z", "/x/y/z"),
    ("/a", "", "/a"), ("/", "..", "/"),
  ])
  func relativePathsBelongToAFolder(folder: String, path: String, expected: String) {
    #expect(ProjectPath.joined(folder, path) == expected)
  }

  @Test func namesAndEndings() {
    #expect(ProjectPath.name("/a/b.c/") == "b.c" && ProjectPath.name("") == "" && ProjectPath.name("/") == "/")
    #expect(ProjectPath.ending("/a.b/View.SWIFT") == "swift" && ProjectPath.ending("/a.b/.hidden") == "")
    #expect(ProjectPath.relative("/a/b/c", to: "/a") == "b/c" && ProjectPath.relative("/ab/c", to: "/a") == "/ab/c")
  }
}
