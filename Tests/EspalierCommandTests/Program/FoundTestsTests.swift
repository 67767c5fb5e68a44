// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// The tests of a target, found in its sources, and those of them that run.
struct FoundTestsTests {
  private func outline(_ types: [(String, String, [String])], _ tests: [String: [String]]) throws -> SourceOutline {
    let list = types.map { keyword, name, inherited in
      [
        "keyword": keyword, "name": name, "inherited": inherited, "isMain": false, "isPrivate": false,
        "isGeneric": false,
      ] as [String: Any]
    }
    let methods = tests.mapValues { $0.map { ["name": $0, "isAsync": $0.hasSuffix("Later")] as [String: Any] } }
    let data = try JSONSerialization.data(
      withJSONObject: ["types": list, "tests": methods, "uses": [String: [String]]()])
    return try JSONDecoder().decode(SourceOutline.self, from: data)
  }

  private func names(_ tests: FoundTests) -> [String] {
    tests.cases.flatMap { test in test.methods.map { "\(test.name)/\($0.name)" } }
  }

  @Test("Tests are the methods of classes below XCTestCase, with inherited ones and those of extensions")
  func found() throws {
    let first = try outline(
      [
        ("class", "Base", ["XCTestCase"]), ("class", "Notes", ["Base"]), ("struct", "Model", []),
        ("class", "Other", ["NSObject"]),
      ],
      ["Base": ["testCommon"], "Notes": ["testA"], "Model": ["testNothing"], "Other": ["testNothing"]])
    let second = try outline([("extension", "Notes", [])], ["Notes": ["testBLater", "testA"]])
    let tests = FoundTests([first, second])
    #expect(names(tests) == ["Base/testCommon", "Notes/testA", "Notes/testBLater", "Notes/testCommon"])
    #expect(tests.entry.contains("try await test.testBLater()") && !tests.entry.contains("testNothing"))
  }

  @Test("Classes that inherit from each other in a circle, and sources without tests, have none") func none() throws {
    let circle = try outline([("class", "A", ["B"]), ("class", "B", ["A"])], ["A": ["testA"]])
    #expect(FoundTests([circle]).cases.isEmpty)
    #expect(FoundTests([]).cases.isEmpty)
  }

  @Test("A selection has the tests that a filter matches and no skip does") func selection() throws {
    let notes = try outline([("class", "Notes", ["XCTestCase"])], ["Notes": ["testA", "testAB", "testC"]])
    let tests = FoundTests([notes])
    func selected(_ words: String...) throws -> [String] {
      names(tests.selected(by: try TestSelection(words), module: "AppTests"))
    }
    #expect(try selected() == ["Notes/testA", "Notes/testAB", "Notes/testC"])
    #expect(try selected("--filter", "AppTests.Notes/testA$") == ["Notes/testA"])
    #expect(try selected("--filter=testA", "--filter=testC", "--skip", "AB") == ["Notes/testA", "Notes/testC"])
    #expect(try selected("--filter", "Other").isEmpty)
    #expect(try TestSelection(["--skip=x", "--filter", "y"]).arguments == ["--filter", "y", "--skip", "x"])
  }

  @Test(
    "A selection explains options and patterns that it does not take",
    arguments: [
      (["--parallel"], "the tests of a project take --filter PATTERN and --skip PATTERN behind `--`, not --parallel"),
      (["--filter"], "--filter needs a pattern of names, such as NoteTests/testTitle"),
      (["--skip", "("], "\"(\" is no regular expression for --skip"),
    ])
  func misuse(_ words: [String], _ message: String) {
    let stop = #expect(throws: Stop.self) { try TestSelection(words) }
    #expect(stop?.message == message)
  }
}
