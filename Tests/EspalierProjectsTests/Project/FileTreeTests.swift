// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierProjects

@Suite("Places of files in groups")
struct FileTreeTests {
  private func objects(_ texts: [String: String]) throws -> ProjectObjects {
    var list = OpenStepPropertyList(Array(("{" + texts.map { "\($0) = { \($1) };" }.joined() + "}").utf8))
    return ProjectObjects(try list.parse().dictionary ?? [:])
  }

  private func tree(_ texts: [String: String]) throws -> (objects: ProjectObjects, tree: FileTree) {
    let objects = try objects(texts)
    return (objects, FileTree(objects, main: objects["MAIN"], root: "/code"))
  }

  private static let file = "isa = PBXFileReference; path = a.swift; sourceTree = "

  @Test(arguments: [
    ("\"<group>\"", FileLocation.file("/code/App/Views/a.swift")), ("SOURCE_ROOT", .file("/code/a.swift")),
    ("\"<absolute>\"", .file("/a.swift")), ("SDKROOT", .system("a.swift")), ("DEVELOPER_DIR", .system("a.swift")),
    ("BUILT_PRODUCTS_DIR", .product("a.swift")), ("MY_TREE", .sourceTree("MY_TREE", path: "a.swift")),
  ])
  func sourceTrees(tree text: String, expected: FileLocation) throws {
    let (objects, tree) = try tree([
      "MAIN": "isa = PBXGroup; children = (A); sourceTree = \"<group>\";",
      "A": "isa = PBXGroup; children = (B); path = App; sourceTree = \"<group>\";",
      "B": "isa = PBXGroup; children = (F); name = Folder; path = Views; sourceTree = \"<group>\";",
      "F": Self.file + text + ";",
    ])
    #expect(try tree.location(of: #require(objects["F"])) == expected)
    #expect(tree.problems.isEmpty)
  }

  @Test func aGroupWithoutAPathIsNoFolder() throws {
    let (objects, tree) = try tree([
      "MAIN": "isa = PBXGroup; children = (A);", "A": "isa = PBXGroup; children = (F); name = Views;",
      "F": "isa = PBXFileReference; path = ../a.swift;",
    ])
    #expect(try tree.location(of: #require(objects["F"])) == .file("/a.swift"))
  }

  @Test func filesInAFolderOfProductsAreProducts() throws {
    let (objects, tree) = try tree([
      "MAIN": "isa = PBXGroup; children = (A);",
      "A": "isa = PBXGroup; children = (F); path = Lib; sourceTree = BUILT_PRODUCTS_DIR;",
      "F": "isa = PBXFileReference; path = a.o;",
    ])
    #expect(try tree.location(of: #require(objects["F"])) == .product("Lib/a.o"))
  }

  @Test func aFileOfNoGroupIsInTheProjectsFolder() throws {
    let (objects, tree) = try tree(["MAIN": "isa = PBXGroup;", "F": Self.file + "\"<group>\";"])
    #expect(try tree.location(of: #require(objects["F"])) == .file("/code/a.swift"))
  }

  @Test func groupsInACycleAreVisitedOnce() throws {
    let (objects, tree) = try tree([
      "MAIN": "isa = PBXGroup; children = (A);", "A": "isa = PBXGroup; children = (B, F); path = A;",
      "B": "isa = PBXGroup; children = (A, MAIN, B); path = B;", "F": Self.file + "\"<group>\";",
    ])
    #expect(try tree.location(of: #require(objects["F"])) == .file("/code/A/a.swift"))
    #expect(tree.problems.count == 3)
    #expect(tree.problems[0] == "A is in two groups, or in itself; the first place is used.")
  }

  @Test func groupsMayNestAsDeepAsTheFileHasThem() throws {
    var texts = ["MAIN": "isa = PBXGroup; children = (LEVEL0);"]
    for number in 0..<10_000 { texts["LEVEL\(number)"] = "isa = PBXGroup; children = (LEVEL\(number + 1));" }
    texts["LEVEL10000"] = Self.file + "\"<group>\";"
    let (objects, tree) = try tree(texts)
    #expect(try tree.location(of: #require(objects["LEVEL10000"])) == .file("/code/a.swift"))
  }
}
