// SPDX-License-Identifier: MIT

import Testing

@Suite("Lowering of operators")
struct LoweringOperatorTests {
  @Test(
    "An operator of numbers that Foundation on Linux has, too, becomes a member",
    arguments: [
      Lowering(
        "func < (a: NSNumber, b: NSNumber) -> Bool { true }",
        "extension NSNumber { static func < (a: NSNumber, b: NSNumber) -> Bool { true } }"),
      Lowering(
        "public func < (a: NSNumber, b: NSNumber) -> Bool { true }",
        "public extension NSNumber { static func < (a: NSNumber, b: NSNumber) -> Bool { true } }"),
      Lowering("func < (a: JSON, b: JSON) -> Bool { true }", "func < (a: JSON, b: JSON) -> Bool { true }"),
      Lowering(
        "func > (a: NSNumber, b: NSNumber) -> Bool { true }", "func > (a: NSNumber, b: NSNumber) -> Bool { true }"),
      Lowering(
        "extension A { static func < (a: NSNumber, b: NSNumber) -> Bool { true } }",
        "extension A { static func < (a: NSNumber, b: NSNumber) -> Bool { true } }"),
    ])
  func numbers(_ lowering: Lowering) throws {
    #expect(try LoweredFile(lowering.source).text == lowering.lowered)
  }

  @Test("A function of Core Foundation with a result of its own on Linux is the library's")
  func coreFoundation() throws {
    #expect(try LoweredFile("let d = CFDataCreateMutable(nil, 0)").text == "let d = _CFDataCreateMutable(nil, 0)")
    #expect(try LoweredFile("let d = x.CFDataCreateMutable(nil, 0)").text == "let d = x.CFDataCreateMutable(nil, 0)")
  }
}
