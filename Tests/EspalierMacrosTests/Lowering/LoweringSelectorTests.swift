// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct LoweringSelectorTests {
  /// The lowered expression of `#selector` in a method of the class `Page`.
  private func lowered(_ selector: String, _ members: String = "", beside others: [String] = []) throws -> String {
    let file = try LoweredFile("class Page: Base { func f() { a = \(selector) }; \(members) }", beside: others)
    let start = try #require(file.text.range(of: "a = ")).upperBound
    let end = try #require(file.text.range(of: " };")).lowerBound
    return file.text[start..<end].trimmingCharacters(in: .whitespaces)
  }

  @Test(
    "A selector has the name of Objective-C, and the method of a target",
    arguments: [
      ("#selector(go)", "Selector(\"go\", { (target: Page) in target.go })"),
      ("#selector(go(_:))", "Selector(\"go:\", { (target: Page) in target.go(_:) })"),
      ("#selector(self.go(_:with:))", "Selector(\"go:with:\", { (target: Page) in target.go(_:with:) })"),
      ("#selector(super.go)", "Selector(\"go\", { (target: Page) in target.go })"),
      ("#selector(Other.go(_:))", "Selector(\"go:\", { (target: Other) in target.go(_:) })"),
      ("#selector(Outer.Inner.go)", "Selector(\"go\", { (target: Outer.Inner) in target.go })"),
      (
        "#selector(NSApp.terminate(_:))",
        "Selector(\"terminate:\", { (target: NSApplication) in target.terminate(_:) })"
      ),
      (
        "#selector(go(_:) as (Page) -> (Int) -> Void)",
        "Selector(\"go:\", { (target: Page) in target.go(_:) as (Int) -> Void })"
      ),
      ("#selector(go as () -> Void)", "Selector(\"go\", { (target: Page) in target.go as () -> Void })"),
      ("#selector(delegate.go(_:))", "Selector(\"go:\", of: delegate, { $0.go(_:) })"),
      ("#selector(Other.shared.go)", "Selector(\"go\", of: Other.shared, { $0.go })"),
      ("#selector(getter: Other.title)", "Selector(\"title\")"),
      ("#selector(setter: title)", "Selector(\"setTitle:\")"),
    ])
  func selectors(source: String, expected: String) throws {
    #expect(try lowered(source) == expected)
  }

  @Test(
    "The name of a selector follows the compiler's rules",
    arguments: [
      ("go(sender:)", "goWithSender:"), ("go(sender:at:)", "goWithSender:at:"), ("move(to:)", "moveTo:"),
      ("moveTo(place:)", "moveToPlace:"), ("handle(_:withReplyEvent:)", "handle:withReplyEvent:"),
      ("go(forItem:)", "goForItem:"), ("go(form:)", "goWithForm:"),
    ])
  func names(method: String, name: String) throws {
    #expect(try lowered("#selector(\(method))").hasPrefix("Selector(\"\(name)\", "))
  }

  @Test(
    "Without labels, the declaration in the files has them",
    arguments: [
      ("@objc func go(sender: Any) {}", "goWithSender:"), ("@objc(leave) func go() {}", "leave"),
      ("@objc func go() throws {}", "goAndReturnError:"), ("@objc func go(_ a: Int) async {}", "go:completionHandler:"),
      ("@IBAction func go(_ sender: Any, forEvent e: Event) {}", "go:forEvent:"),
    ])
  func declarations(method: String, name: String) throws {
    let expected = "Selector(\"\(name)\", { (target: Page) in target.go })"
    #expect(try lowered("#selector(go)", method) == expected)
    #expect(try lowered("#selector(go)", beside: ["extension Page { \(method) }"]) == expected)
    #expect(try lowered("#selector(go)", beside: ["class Base { \(method) }"]) == expected)
  }

  @Test("A method of a class around the class belongs to the outer one")
  func outerMethods() throws {
    let file = try LoweredFile(
      "class A { @objc func go() {}; class B { let a = #selector(go); struct C { let b = #selector(x) } } }")
    #expect(file.text.contains("let a = Selector(\"go\", { (target: A) in target.go })"))
    #expect(file.text.contains("let b = Selector(\"x\", { (target: B) in target.x })"))
  }

  @Test("The method of an extension belongs to the extended class")
  func extensions() throws {
    let file = try LoweredFile("extension Outer.Page { func f() { a(#selector(go(_:))) } }")
    #expect(file.text.contains("a(Selector(\"go:\", { (target: Outer.Page) in target.go(_:) }))"))
  }

  @Test(
    "A key path of Objective-C is a string",
    arguments: [
      ("#keyPath(Page.title)", "\"title\""), ("#keyPath(title.count)", "\"title.count\""),
      ("#keyPath(Outer.Inner.a.b)", "\"a.b\""), ("#keyPath(shown)", "\"isShown\""),
      ("#keyPath(Page.shown)", "\"isShown\""),
    ])
  func keyPaths(source: String, expected: String) throws {
    #expect(try lowered(source, "@objc(isShown) var shown = true") == expected)
  }
}
