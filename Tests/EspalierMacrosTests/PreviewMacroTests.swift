// SPDX-License-Identifier: MIT

import Testing

@Suite struct PreviewMacroTests {
  @Test func aPreviewIsATypeThatCanBeFound() throws {
    let expansion = try Expansion("#Preview(\"Wide\", traits: .landscapeLeft, .portrait) { Text(\"a\") }")
    #expect(expansion.line.contains(": SwiftUI.PreviewRegistry {"))
    // The compiler fills in the place of the macro, and follows `#sourceLocation`.
    #expect(expansion.line.contains("static var fileID: String { #fileID }"))
    #expect(expansion.line.contains("static var line: Int { (#line) } static var column: Int { (#column) }"))
    #expect(
      expansion.line.contains(
        "return SwiftUI.Preview(\"Wide\", traits: .landscapeLeft, .portrait) { Text(\"a\") }"))
    #expect(expansion.errors == [])
  }

  @Test func theBodyMayBeAnArgument() throws {
    #expect(
      try Expansion("#Preview(\"A\", body: { Text(\"a\") })").line.contains("SwiftUI.Preview(\"A\") { Text(\"a\") }"))
  }

  @Test func previewableVariablesBecomeProperties() throws {
    let line = try Expansion(
      """
      #Preview {
        @Previewable @State var isOn = true
        let count = 1
        Toggle("\\(count)", isOn: $isOn)
      }
      """
    ).line
    #expect(line.contains("struct Content: SwiftUI.View { @State var isOn = true @SwiftUI.ViewBuilder var body"))
    #expect(line.contains("some SwiftUI.View { let count = 1 Toggle(\"\\(count)\", isOn: $isOn) }"))
    #expect(line.contains("return SwiftUI.Preview() { Content() }"))
  }

  @Test func misuse() throws {
    #expect(
      try Expansion("#Preview(\"A\")").errors == ["'#Preview' needs a closure that makes the view: #Preview { … }"])
    #expect(
      try Expansion("struct A { @Previewable @State var a = 1 }").errors
        == ["'@Previewable' can only be used at the top level of a '#Preview' closure"])
    #expect(try Expansion("@Previewable func a() {}").errors == ["'@Previewable' can only be attached to a variable"])
  }
}
