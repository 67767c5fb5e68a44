// SPDX-License-Identifier: MIT

import Testing

@Suite struct AnimatableMacroTests {
  @Test func oneVariableIsTheData() throws {
    let line = try Expansion("@Animatable struct A: Shape { var x: Double }").line
    #expect(
      line == "struct A: Shape { var x: Double var animatableData: Double.AnimatableData { "
        + "get { x.animatableData } set { x.animatableData = newValue } } } extension A: SwiftUI.Animatable { }"
        || line.hasPrefix("struct A: Shape { var x: Double var animatableData: Double.AnimatableData {"))
  }

  @Test func severalVariablesAreOneVector() throws {
    let line = try Expansion("@Animatable public struct A { var x, y: CGFloat; var z = 1.5; var center: UnitPoint }")
      .line
    #expect(
      line.contains(
        "public var animatableData: SwiftUI.AnimatableValues<CGFloat.AnimatableData, CGFloat.AnimatableData, "
          + "Double.AnimatableData, UnitPoint.AnimatableData> {"))
    #expect(line.contains("SwiftUI.AnimatableValues(x.animatableData, y.animatableData, z.animatableData,"))
    #expect(line.contains("center.animatableData = newValue.value.3"))
  }

  @Test func whatIsNotStoredOrIgnoredOrWrappedTakesNoPart() throws {
    let line = try Expansion(
      """
      @Animatable struct A {
        static var s: Double = 0
        let l: Double = 0
        var computed: Double { 1 }
        @State var state = 1.0
        @AnimatableIgnored var isOn = false
        var x: Double = 0 { didSet {} }
      }
      """
    ).line
    #expect(line.contains("var animatableData: Double.AnimatableData { get { x.animatableData }"))
  }

  @Test func withoutVariablesThereIsNothingToAnimate() throws {
    #expect(try Expansion("@Animatable struct A {}").line.contains("var animatableData: SwiftUI.EmptyAnimatableData"))
  }

  @Test func misuse() throws {
    #expect(
      try Expansion("@Animatable struct A { var isOn = false }").errors
        == ["'isOn' of type 'Bool' cannot be animated: mark it '@AnimatableIgnored'"])
    #expect(
      try Expansion("@Animatable struct A { var x = make() }").errors
        == ["'@Animatable' needs the type of 'x': write it, or mark the variable '@AnimatableIgnored'"])
    #expect(
      try Expansion("@Animatable enum A { case a }").errors
        == ["'@Animatable' can only be attached to a struct or class"])
  }
}
