// SPDX-License-Identifier: MIT

import Testing

@Suite struct ModelMacroTests {
  @Test("a model gets a description of its properties, with their defaults, attributes and relationships")
  func description() throws {
    let line = try Expansion(
      #"@Model final class A { var a = 1; @Attribute(.unique, originalName: "c") var b: String?; "#
        + #"@Relationship(deleteRule: .cascade) var d: [B] = []; @Transient var e = 2; #Index<A>([\.a]) }"#
    ).line
    #expect(line.contains(#"entity.add("a", \A.a, default: { 1 })"#))
    #expect(
      line.contains(#"entity.add("b", \A.b, attribute: SwiftData.Schema.Attribute(.unique, originalName: "c"))"#))
    #expect(line.contains(#"relationship: SwiftData.Schema.Relationship(deleteRule: .cascade))"#))
    #expect(line.contains(#"entity.index([\.a])"#))
    #expect(!line.contains("_e = "))
    #expect(line.contains("@SwiftData._StoredProperty(2) var d"))
  }

  @Test("the members of a public model are public")
  func access() throws {
    let line = try Expansion("@Model public final class A { public var a = 1 }").line
    #expect(line.contains("public required init(_modelStorage: SwiftData._ModelStorage)"))
  }

  @Test(
    "a use of @Model and @ModelActor that cannot be expanded is an error with its cause",
    arguments: [
      ("@Model struct A {}", "'@Model' can only be attached to a class"),
      ("@Model class A<T> {}", "'@Model' cannot be attached to a generic class"),
      ("@Model class A { let x = 1 }", "'@Model' keeps variables: declare 'x' as 'var', or mark it '@Transient'"),
      ("@Model class A { var y, z: Int }", "'@Model' needs one declaration for each of the variables 'y, z: Int'"),
      (
        "@Model class A { var w = 1 { didSet {} } }",
        "a variable that '@Model' keeps cannot have 'willSet' or 'didSet': mark 'w' '@Transient', or observe it with "
          + "'withObservationTracking'"
      ),
      ("@ModelActor class A {}", "'@ModelActor' can only be attached to an actor"),
    ])
  func misuse(source: String, error: String) throws { #expect(try Expansion(source).errors == [error]) }
}
