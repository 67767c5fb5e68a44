// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// Code that is nested too deep is found before the compiler's parsers read it.
@Suite struct SourceDepthTests {
  private func limit(_ source: String) -> SourceDepth.Limit? { SourceDepth(source).excess?.limit }

  private func nested(_ open: String, _ close: String, _ depth: Int) -> String {
    "let a = " + String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
  }

  @Test(arguments: [("(", ")"), ("{", "}"), ("f(", ")"), ("f { ", "}"), ("VStack {\n", "\n}"), ("do {", "}")])
  func bracketsHaveALimit(_ open: String, _ close: String) {
    #expect(limit(nested(open, close, 128)) == nil)
    #expect(limit(nested(open, close, 129)) == .brackets)
    // Brackets that are not closed count as well.
    #expect(limit(nested(open, "", 5000)) == .brackets)
  }

  @Test func squareBracketsHaveALowOne() {
    for open in ["[", "[ ", "[(", "[A<", "[1, ", "[1: "] {
      #expect(limit(nested(open, "]", 16)) == nil)
      #expect(limit(nested(open, "", 17)) == .squareBrackets)
    }
    // Beside each other they are no deeper.
    #expect(limit("let a = [" + String(repeating: "[1], ", count: 5000) + "]") == nil)
  }

  @Test func argumentsOfTypesAreBrackets() {
    let type = String(repeating: "A<", count: 128)
    #expect(limit("let a: " + type + "Int" + String(repeating: ">", count: 128)) == nil)
    #expect(limit("let a: A<" + type + "Int") == .brackets)
    #expect(limit("let a: " + String(repeating: "A<() -> ", count: 129) + "Int") == .brackets)
    // Comparisons are none.
    let comparisons = String(repeating: "a<b && ", count: 500) + String(repeating: "c < d, ", count: 500)
    #expect(limit("let a = " + comparisons) == nil)
    #expect(limit(String(repeating: "if a<b { }\n", count: 500)) == nil)
  }

  @Test func interpolationsHaveALimit() {
    func text(_ depth: Int) -> String {
      "let a = " + String(repeating: "\"\\(", count: depth) + "1" + String(repeating: ")\"", count: depth)
    }
    #expect(limit(text(15)) == nil && limit(text(16)) == .interpolations && limit(text(100_000)) == .interpolations)
    let raw = String(repeating: "#\"\\#(", count: 16)
    #expect(limit("let a = " + raw) == .interpolations)
    // Brackets in one count, those in a text do not.
    #expect(limit("let a = \"\\([[[[[[[[[[[[[[[[[1\"") == .squareBrackets)
    #expect(limit("let a = \"\"\"\n[[[[[[[[[[[[[[[[[[[[[\n\"\"\"\nlet b = #\"\\(((((([[[[[[[[[[[[[[[[[[[\"#") == nil)
  }

  @Test func conditionsAndOperatorsHaveALimit() {
    #expect(limit(String(repeating: "#if A\n", count: 127) + String(repeating: "#endif\n", count: 127)) == nil)
    #expect(limit(String(repeating: "#if A\n", count: 128)) == .conditions)
    #expect(limit(String(repeating: "#if A\n#endif\n", count: 1000)) == nil)
    for sign in ["!", "-", "?", "."] {
      #expect(limit("let a = b" + String(repeating: sign, count: 64)) == nil)
      #expect(limit("let a = b" + String(repeating: sign, count: 65)) == .operators)
    }
  }

  @Test func commentsAndRegularExpressionsHoldNoBrackets() {
    #expect(limit("// " + String(repeating: "[", count: 100) + "\nlet a = 1") == nil)
    #expect(limit("/* /* " + String(repeating: "{", count: 200) + " */ ---------------- */") == nil)
    #expect(limit(String(repeating: "/*", count: 100_000)) == nil)
    let patterns = (0..<40).map { "let a\($0) = /\\[(?<b>[(])/" } + (0..<40).map { "let c\($0) = #/[[{/#" }
    #expect(limit(patterns.joined(separator: "\n")) == nil)
    #expect(limit(String(repeating: "#", count: 1 << 20)) == nil)
  }

  @Test func theMessageNamesThePlaceTheLimitAndWhatToDo() {
    let source = "struct A {\n  let a = " + String(repeating: "[", count: 20)
    #expect(
      SourceDepth(source).excess?.diagnostic("A.swift").text
        == "A.swift:2:27: error: more than 16 square brackets are open here, and each doubles the compiler's work; "
        + "give inner arrays and types names")
    let views = SourceDepth(String(repeating: "VStack {\n", count: 200)).excess?.diagnostic("A.swift")
    #expect(
      views?.text
        == "A.swift:129:8: error: more than 128 brackets are open here; move what is in them into properties or views of "
        + "their own")
  }

  /// The limits are far from what people write: this project's own files.
  @Test func theSourcesOfThisProjectAreFarFromTheLimits() throws {
    let root = Repository.root
    var count = 0
    for folder in ["Sources", "Tests", "Examples"] {
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in files! where file.pathExtension == "swift" {
        let excess = SourceDepth(try String(contentsOf: file, encoding: .utf8)).excess
        #expect(excess == nil, "\(file.path)")
        count += 1
      }
    }
    #expect(count > 500)
  }
}
