// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierCommand

@Suite struct MaskedSourceTests {
  private func calls(_ text: String, at offset: Int = 0) -> [String] {
    let source = MaskedSource(Data(text.utf8))
    return source.memberCalls(in: source.body(around: offset)).map { call in
      String(decoding: Array(text.utf8)[call.range], as: UTF8.self)
    }
  }

  @Test func aCallEndsBehindItsLastClosure() {
    #expect(calls("A().b") == [".b"])
    #expect(calls("A().b(1, (2)).c") == [".b(1, (2))", ".c"])
    #expect(calls("A() .b(1) { x } message: { y }\n  .c { z }") == [".b(1) { x } message: { y }", ".c { z }"])
    #expect(calls("A() { x }\n.b\n\nC { }") == [".b"])
  }

  /// The beginning of an expression whose member is called: a type, a variable, or neither.
  @Test(
    arguments: [
      ("URL(a).b", "URL"), ("plants[0].leaf.name()\n  .b", "plants"), ("A(1) { x }\n  .c().b", "A"), ("(1 + 2).b", nil),
      ("\"a\".b", nil), ("let x = [1].map { y }.b", nil), ("A.shared.b", "A"), ("x + y.b", "y"),
    ] as [(String, String?)])
  func expressionsHaveARoot(_ text: String, _ root: String?) {
    let source = MaskedSource(Data(text.utf8))
    #expect(source.root(ofMemberAt: text.utf8.count - 2) == root)
  }

  @Test func membersOfVariablesAreFoundApart() {
    let text = "URL(a).b + plant.name.c(1) + Color.red + .blue + 1.5 + $0.d"
    let source = MaskedSource(Data(text.utf8))
    #expect(source.memberCalls(in: 0..<text.utf8.count, ofNames: true).map(\.name) == ["name", "c"])
    #expect(source.memberCalls(in: 0..<text.utf8.count).map(\.name) == ["b"])
  }

  @Test func commentsAndLiteralsHaveNoCalls() {
    #expect(calls("A() // ).b() \"\n.c") == [".c"])
    #expect(calls("A() /* /* ).b */ ).b */ .c") == [".c"])
    #expect(calls("A(\").b(\\(x(\")\").y)\").c") == [".c"])
    #expect(calls("A(#\").b\\(\"#).c + B(\"\"\"\n \").b( \n\"\"\").d") == [".c", ".d"])
  }

  @Test func membersOfTypesAndValuesByNameAreNotModifiers() {
    #expect(calls("a.b(.c, x: .d) + Color.red + 1.5") == [])
  }

  /// The compiler may stop in a closure, far within the expression that it does not get through.
  @Test func theBodyIsThatOfTheMemberWithAllItsClosures() throws {
    let text = "struct A { func f() { g().h } ; var b: C { D { e { f }.g }\n.i } }"
    func calls(at word: String) throws -> [String] {
      let offset = try #require(text.range(of: word)).lowerBound.utf16Offset(in: text)
      return self.calls(text, at: offset)
    }
    #expect(try calls(at: "g()") == [".h"])
    #expect(try calls(at: "f }.g") == [".g", ".i"])
    #expect(try calls(at: "struct") == [".h", ".g", ".i"])
  }

  @Test func placesAreCountedInBytesFromOne() {
    let source = MaskedSource(Data("ä\nbc\n".utf8))
    #expect(source.offset(line: 2, column: 2) == 4)
    #expect(source.place(of: 4) == (2, 2))
    #expect(source.place(of: 2) == (1, 3))
  }

  @Test func declaredNames() {
    let source = MaskedSource(Data("func a() { let b = 1 } // func c\nenum D { case e(Int) }".utf8))
    #expect(source.declaredNames == ["a", "b", "e"])
  }
}
