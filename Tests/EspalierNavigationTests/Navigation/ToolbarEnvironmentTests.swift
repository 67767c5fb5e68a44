// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

extension EnvironmentValues {
  @Entry fileprivate var mood = "default"
}

/// The items of a toolbar are views of the place where the toolbar was written: its environment reaches them in the bar.
@MainActor
@Suite("Environment and properties of toolbars")
struct ToolbarEnvironmentTests {
  private struct Mood: View {
    let name: String
    @Environment(\.mood) private var mood
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Button("\(name) \(mood)\(isEnabled ? "" : " off")") {} }
  }

  private struct Page: View {
    @State private var isSecond = false
    var body: some View {
      Button("Change") { isSecond = true }.navigationTitle("Title")
        .toolbar {
          ToolbarItem { Mood(name: "top") }
          ToolbarItem(placement: .principal) { Mood(name: "middle") }
          ToolbarItem(placement: .bottomBar) { Mood(name: "bottom") }
          ToolbarItem(placement: .cancellationAction) { Mood(name: "own").environment(\.mood, "inner") }
        }
        .environment(\.mood, isSecond ? "b" : "a")
        .disabled(isSecond)
    }
  }

  @Test("custom values and disabled reach the items, and follow changes", arguments: [Look.desktop, .phone])
  func values(look: Look) throws {
    let host = ViewHost(NavigationStack { Page() }, size: CGSize(width: 600, height: 300), look: look)
    for text in ["top a", "middle a", "bottom a", "own inner"] { _ = try host.get(.label(text)) }
    try host.get(.label("Change")).tap()
    try host.settle()
    for text in ["top b off", "middle b off", "bottom b off", "own inner off"] { _ = try host.get(.label(text)) }
  }

  @Test("a bar that is too narrow has them in its menu with the same values")
  func overflow() throws {
    struct Wide: View {
      var body: some View {
        Text("Page").toolbar { ForEach(0..<9) { Mood(name: "\($0)") } }.environment(\.mood, "a")
      }
    }
    let host = ViewHost(NavigationStack { Wide() }, size: CGSize(width: 300, height: 300))
    try host.get(.label("More")).tap()
    try host.settle()
    for index in 0..<9 { #expect(!host.all(.label("\(index) a")).isEmpty) }
  }

  @Test("what is meant for the views of the place does not reach the items")
  func left() throws {
    struct Font: View {
      @Environment(\.font) private var font
      @Environment(\.textCase) private var textCase
      var body: some View { Text("\(font == nil) \(textCase == nil)") }
    }
    let page = Text("Page").toolbar { Font() }.font(.largeTitle).textCase(.uppercase)
    let host = ViewHost(NavigationStack { page }, size: CGSize(width: 300, height: 300))
    _ = try host.get(.text("true true"))
  }

  @Test("the edit mode of a list's own binding is that of the button in its toolbar")
  func editMode() throws {
    struct Names: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        NavigationStack {
          List { ForEach(0..<2, id: \.self) { Text("\($0)") }.onDelete { _ in } }
            .toolbar { EditButton() }
            .environment(\.editMode, $mode)
            .overlay(alignment: .bottom) { Text(mode.isEditing ? "editing" : "reading") }
        }
      }
    }
    let host = ViewHost(Names(), size: CGSize(width: 300, height: 300), look: .phone)
    try host.get(.label("Edit")).tap()
    try host.settle()
    _ = try host.get(.text("editing"))
    _ = try host.get(.label("Done"))
  }

  private final class Model: ObservableObject { @Published var count = 0 }

  private struct Counters: ToolbarContent {
    @Environment(\.mood) private var mood
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var model: Model
    @State private var taps = 0
    var body: some ToolbarContent {
      ToolbarItem { Button("\(mood) \(model.count) \(taps)") { taps += 1 } }
      ToolbarItem(placement: .cancellationAction) { Button("Leave") { dismiss() } }
    }
  }

  private struct Wrapped: ToolbarContent {
    let isDoubled: Bool
    var body: some ToolbarContent {
      if isDoubled { Counters() }
      Counters()
    }
  }

  @Test("content of the user's own has dynamic properties, also inside other content")
  func properties() throws {
    struct App: View {
      let model: Model
      @State private var isPresented = true
      @State private var isDoubled = false
      var body: some View {
        Button("Double") { isDoubled.toggle() }
          .sheet(isPresented: $isPresented) {
            NavigationStack {
              VStack {
                Text("In the sheet")
                Button("Add") { model.count += 1 }
                Button("Double") { isDoubled.toggle() }
              }
              .toolbar {
                Wrapped(isDoubled: isDoubled)
                ToolbarItem(placement: .bottomBar) { Text("Below") }
              }
              .environment(\.mood, "a")
            }
            .environmentObject(model)
          }
      }
    }
    let model = Model()
    let host = ViewHost(App(model: model), size: CGSize(width: 600, height: 400))
    try host.get(.label("a 0 0")).tap()
    try host.settle()
    _ = try host.get(.label("a 0 1"))
    model.count = 5
    try host.settle()
    _ = try host.get(.label("a 5 1"))
    try host.all(.label("Double")).last!.tap()
    try host.settle()
    #expect(host.all(.label("a 5 1")).count == 1 && host.all(.label("a 5 0")).count == 1)
    try host.all(.label("Double")).last!.tap()
    try host.settle()
    #expect(host.all(.label("a 5 1")).count == 1 && host.all(.label("a 5 0")).isEmpty)
    try host.get(.label("Leave")).tap()
    try host.settle()
    #expect(host.all(.text("In the sheet")).isEmpty)
  }
}
