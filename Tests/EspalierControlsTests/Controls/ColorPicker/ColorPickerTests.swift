// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Choosing colours.
@MainActor
@Suite("ColorPicker")
struct ColorPickerTests {
  private struct Page: View {
    @State var color = Color(red: 0, green: 1, blue: 0)
    var supportsOpacity = true
    var body: some View {
      VStack {
        ColorPicker("Ink", selection: $color, supportsOpacity: supportsOpacity)
        Spacer()
      }
    }
  }

  private func host(_ page: Page = Page()) -> ViewHost<Page> { ViewHost(page, size: CGSize(width: 340, height: 480)) }

  @Test("A well behind the label, with the colour as its value") func well() throws {
    let host = host()
    let well = try host.get(.role(.button, name: "Ink"))
    #expect(well.value == "#00FF00FF")
    #expect(try host.get(.text("Ink")).frame.maxX < well.frame.minX)
  }

  @Test("A colour of the panel is taken with the opacity that was chosen") func swatches() throws {
    let host = host()
    try host.get(.role(.button, name: "Ink")).tap()
    try host.settle()
    try host.get(.role(.slider, name: "Opacity")).adjust(.decrement)
    let value = try #require(try host.get(.role(.button, name: "Ink")).value)
    #expect(value.hasPrefix("#00FF00") && !value.hasSuffix("FF"))
    try host.get(.label("#000000FF")).tap()
    #expect(try host.get(.role(.button, name: "Ink")).value == "#000000" + value.suffix(2))
    #expect(try host.get(.label("#000000FF")).isSelected)
  }

  @Test("Components one by one; no opacity where it is not supported") func components() throws {
    let host = host(Page(supportsOpacity: false))
    try host.get(.role(.button, name: "Ink")).perform("activate")
    try host.settle()
    #expect(host.all(.role(.slider)).count == 3)
    try host.get(.role(.slider, name: "Red")).adjust(.increment)
    let value = try #require(try host.get(.role(.button, name: "Ink")).value)
    #expect(value != "#00FF00FF" && value.hasSuffix("FF00FF"))
  }

  @Test("The swatches are one stop of the Tab key: arrows go from one to the other, Space or Return takes the colour")
  func keys() throws {
    let host = host()
    try host.get(.role(.button, name: "Ink")).tap()
    try host.settle()
    let swatches = try host.get(.role(.group, name: "Colors"))
    try swatches.key(.leftArrow)
    try swatches.key(.upArrow)
    try swatches.key(.space)
    #expect(try host.get(.role(.button, name: "Ink")).value == "#FFFFFFFF")
    try swatches.key(.end)
    #expect(try host.get(.role(.button, name: "Ink")).value == "#FFFFFFFF")
    try swatches.key(.return)
    #expect(try host.get(.role(.button, name: "Ink")).value == "#000000FF")
    host.graph.focus.move(backwards: false)
    try host.get(.role(.slider, name: "Red")).key(.rightArrow)
    #expect(try host.get(.role(.button, name: "Ink")).value != "#000000FF")
  }

  @Test("Arrows among swatches that go from right to left") func mirroredKeys() throws {
    let host = ViewHost(
      Page().environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 340, height: 480))
    try host.get(.role(.button, name: "Ink")).tap()
    try host.settle()
    let swatches = try host.get(.role(.group, name: "Colors"))
    try swatches.key(.leftArrow)
    try swatches.key(.rightArrow)
    try swatches.key(.space)
    #expect(try host.get(.role(.button, name: "Ink")).value == "#FFFFFFFF")
    try swatches.key(.leftArrow)
    try swatches.key(.space)
    let second = try #require(try host.get(.role(.button, name: "Ink")).value)
    #expect(second != "#FFFFFFFF" && second != "#000000FF")
  }

  @Test("A disabled one does not open") func disabled() throws {
    let host = ViewHost(
      ColorPicker("Ink", selection: .constant(.red)).disabled(true), size: CGSize(width: 300, height: 300))
    try host.get(.role(.button, name: "Ink")).tap()
    #expect(host.all(.role(.slider)).isEmpty)
  }
}
