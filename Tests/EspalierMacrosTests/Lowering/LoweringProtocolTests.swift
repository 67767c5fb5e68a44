// SPDX-License-Identifier: MIT

import Testing

@Suite struct LoweringProtocolTests {
  @Test(
    "Types of an Objective-C protocol are classes",
    arguments: [
      Lowering("@objc protocol P {}", "      protocol P: AnyObject {}"),
      Lowering("@objc protocol P: Q {}", "      protocol P: AnyObject, Q {}"),
      Lowering("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
      Lowering("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
      Lowering("protocol P {}", "protocol P {}"),
    ])
  func classes(_ lowering: Lowering) throws {
    #expect(try LoweredFile(lowering.source).text == lowering.lowered)
  }

  @Test(
    "An optional requirement gets a default implementation",
    arguments: [
      ("@objc optional func f()", "func f() {}"),
      ("@objc optional func f(_ a: Int) -> Void", "func f(_ a: Int) -> Void {}"),
      ("@objc optional func f(a b: Int) -> String?", "func f(a b: Int) -> String? { nil }"),
      ("@MainActor @objc optional static func f()", "@MainActor static func f() {}"),
      ("@objc optional var a: Int? { get }", "var a: Int? { nil }"),
      ("@objc optional var a: String? { get set }", "var a: String? { get { nil } set {} }"),
    ])
  func optionalRequirements(requirement: String, implementation: String) throws {
    let file = try LoweredFile("@objc protocol P: AnyObject { \(requirement) }")
    #expect(file.text.hasSuffix(" }; extension P { \(implementation) }"))
    #expect(!file.text.contains("optional"))
    #expect(file.notes == [])
  }

  @Test("A default implementation stays on the last line of the protocol, and is as visible as it")
  func lines() throws {
    let file = try LoweredFile(
      "@objc public protocol P: Q {\n  @objc optional func f(\n    _ a: Int) // comment\n}\nlet a = 1")
    #expect(
      file.text
        == "      public protocol P: AnyObject, Q {\n                 func f(\n    _ a: Int) // comment\n"
        + "}; extension P { public func f( _ a: Int) {} }\nlet a = 1")
  }

  @Test("The extension of a nested protocol is outside of the type")
  func nestedProtocols() throws {
    let file = try LoweredFile("class A { @objc protocol P { @objc optional func f() } }")
    #expect(
      file.text == "class A {       protocol P: AnyObject {                func f() } }; extension A.P { func f() {} }")
  }

  @Test("A requirement with a result has no default")
  func results() throws {
    let file = try LoweredFile("@objc protocol P {\n  @objc optional func f() -> Int\n}")
    #expect(file.notes == ["2:3: an optional requirement with a result is not optional on Linux"])
  }

  @Test("Calls of optional requirements are calls")
  func calls() throws {
    let other = "@objc protocol P { @objc optional func f(_ a: Int, b: Int) }"
    #expect(try LoweredFile("d?.f?(1, b: 2)", beside: [other]).text == "d?.f (1, b: 2)")
    #expect(try LoweredFile("d?.f?(a: 2)", beside: [other]).text == "d?.f?(a: 2)")
    #expect(try LoweredFile("d?.g?(1)", beside: [other]).text == "d?.g?(1)")
    #expect(try LoweredFile("d?.urlSession?(s, task: t)").text == "d?.urlSession (s, task: t)")
  }
}
