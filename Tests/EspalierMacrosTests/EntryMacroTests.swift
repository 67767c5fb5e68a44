// SPDX-License-Identifier: MIT

import Testing

@Suite struct EntryMacroTests {
  @Test func anEntryGetsAKeyAndAccessors() throws {
    let expansion = try Expansion("extension EnvironmentValues { @Entry var accent: Color = .blue }")
    #expect(
      expansion.line == "extension EnvironmentValues { var accent: Color { get { self[__Key_accent.self] } "
        + "set { self[__Key_accent.self] = newValue } } private struct __Key_accent: SwiftUI.EnvironmentKey { "
        + "typealias Value = Color static var defaultValue: Value { .blue } } }")
    #expect(expansion.errors == [])
  }

  @Test(arguments: [
    ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
    ("SwiftUI.Transaction", "TransactionKey"),
  ])
  func theKeyFollowsTheExtendedType(container: String, key: String) throws {
    let line = try Expansion("extension \(container) { @Entry var a: Int = 1 }").line
    #expect(line.contains("private struct __Key_a: SwiftUI.\(key) { typealias Value = Int"))
  }

  @Test func anEntryOfTheFocusedViewIsOptional() throws {
    let line = try Expansion("extension FocusedValues { @Entry var title: String? }").line
    #expect(line.contains("private struct __Key_title: SwiftUI.FocusedValueKey { typealias Value = String }"))
    #expect(try Expansion("extension FocusedValues { @Entry var title = 1 }").errors.count == 1)
  }

  @Test func anOptionalIsNilWithoutAValue() throws {
    let line = try Expansion("extension EnvironmentValues { @Entry var a: Int? }").line
    #expect(line.contains("typealias Value = Int? static var defaultValue: Value { nil }"))
  }

  @Test(
    "An entry without a type has that of the value, which a second macro makes a getter",
    arguments: ["42", "Theme.dark"])
  func theTypeMayFollowFromTheValue(value: String) throws {
    let line = try Expansion("extension EnvironmentValues { @Entry var a = \(value) }").line
    #expect(line.contains("{ @SwiftUI.__EntryDefaultValue static var defaultValue = \(value) }"))
    let getter = try Expansion("enum Key { @EntryDefaultValue static var defaultValue = \(value) }").line
    #expect(getter == "enum Key { static var defaultValue { get { \(value) } } }")
  }

  @Test func misuse() throws {
    let place =
      "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, Transaction, "
    #expect(try Expansion("struct A { @Entry var a = 1 }").errors == [place + "ContainerValues, or FocusedValues"])
    #expect(
      try Expansion("extension EnvironmentValues { @Entry var a: Int }").errors
        == ["'@Entry' needs a default value: var a: Type = value"])
    #expect(
      try Expansion("extension EnvironmentValues { @Entry let a = 1 }").errors
        == ["'@Entry' can only be attached to a 'var' declaration"])
    #expect(
      try Expansion("extension EnvironmentValues { @Entry func a() {} }").errors
        == ["'@Entry' can only be attached to a single variable with a name"])
  }
}
