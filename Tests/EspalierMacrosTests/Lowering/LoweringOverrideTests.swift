// SPDX-License-Identifier: MIT

import Testing

@Suite("Lowering of overridden methods of extensions")
struct LoweringOverrideTests {
  private static let extended = "extension A { @objc func f(_ a: Int, by b: Int) -> Bool { true } }"
  private static let override = "class B: A { override func f(_ a: Int, by b: Int) -> Bool { false } }"

  @Test("The method of the extension calls that of the class") func methods() throws {
    #expect(
      try LoweredFile(Self.extended, beside: [Self.override]).text
        == "extension A {       func f(_ a: Int, by b: Int) -> Bool { if let own = self as? B { return own._override_f(a, by: b) }; true } }"
    )
    #expect(
      try LoweredFile(Self.override, beside: [Self.extended]).text
        == "class B: A {          func _override_f(_ a: Int, by b: Int) -> Bool { false } }")
  }

  @Test("Other overrides stay") func others() throws {
    #expect(try LoweredFile(Self.override).text == Self.override)
    let calling = "class B: A { override func f(_ a: Int, by b: Int) -> Bool { super.f(a, by: b) } }"
    #expect(try LoweredFile(calling, beside: [Self.extended]).text == calling)
    #expect(!(try LoweredFile(Self.extended, beside: [calling]).text.contains("_override_f")))
    let body = "class A { @objc func f(_ a: Int, by b: Int) -> Bool { true } }"
    #expect(try LoweredFile(Self.override, beside: [body]).text == Self.override)
  }
}
