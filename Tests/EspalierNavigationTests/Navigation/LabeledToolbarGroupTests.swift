// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `ToolbarItemGroup(placement:content:label:)` and `Picker(sources:…currentValueLabel:)` (documentation).
@MainActor
@Suite("Labelled groups and pickers of several values")
struct LabeledToolbarGroupTests {
  @Test("The controls of a labelled group stand in the bar, in their order")
  func group() throws {
    var pressed: [String] = []
    let host = ViewHost(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            Button("Bold") { pressed.append("b") }
            Button("Italic") { pressed.append("i") }
          } label: {
            Label("Style", systemImage: "textformat")
          }
        }
      }, size: CGSize(width: 500, height: 300))
    let (bold, italic) = (try host.get(.text("Bold")), try host.get(.text("Italic")))
    #expect(bold.frame.maxX <= italic.frame.minX && bold.frame.midY == italic.frame.midY)
    try italic.tap()
    try bold.tap()
    #expect(pressed == ["i", "b"])
  }

  private struct Genres: View {
    @State var first = "Jazz"
    @State var second = "Jazz"
    var body: some View {
      VStack {
        Picker("Genre", sources: [$first, $second], selection: \.self) {
          ForEach(["Jazz", "Folk"], id: \.self) { Text($0) }
        } currentValueLabel: {
          Text("all: \(first)")
        }
        Text("\(first) \(second)")
      }
    }
  }

  @Test("The label of the current value stands for it in the button of a menu")
  func currentValue() throws {
    let host = ViewHost(Genres(), size: CGSize(width: 400, height: 300))
    _ = try host.get(.text("all: Jazz"))
    try host.get(.text("all: Jazz")).tap()
    try host.settle()
    try host.get(.text("Folk")).tap()
    try host.settle()
    _ = try host.get(.text("Folk Folk"))
    _ = try host.get(.text("all: Folk"))
  }
}
