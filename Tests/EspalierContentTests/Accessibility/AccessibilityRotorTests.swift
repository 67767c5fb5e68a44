// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Lists of places between which the user of a screen reader moves.
@MainActor @Suite struct AccessibilityRotorTests {
  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  private static let items = (0..<40).map { Item(id: $0, name: "Item \($0)") }

  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack { ForEach(items) { Text($0.name).frame(height: 40) } }
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("rows")
      .accessibilityRotor("Even", entries: items.filter { $0.id.isMultiple(of: 2) }, entryLabel: \.name)
      .accessibilityRotor(.headings, entries: items.prefix(1).map(\.self), entryID: \.id, entryLabel: \.name)
    }
  }

  @Test("an element has the rotors of its view, with names and entries")
  func names() throws {
    let rows = try ViewHost(Rows(), size: CGSize(width: 200, height: 200)).get(.identifier("rows"))
    #expect(rows.rotors.map(\.name) == ["Even", "Headings"])
    #expect(try rows.rotor("Even").entries.prefix(2) == ["Item 0", "Item 2"])
    #expect(try rows.rotor("Headings").entries == ["Item 0"])
    let error = #expect(throws: MissingRotor.self) { try rows.rotor("Odd") }
    #expect(error?.description.hasSuffix(#"has no rotor "Odd". It has: "Even", "Headings"."#) == true)
  }

  @Test("an entry of a row scrolls to the row")
  func scrolling() throws {
    let host = ViewHost(Rows(), size: CGSize(width: 200, height: 200))
    #expect(try host.get(.text("Item 30")).frame.minY > 200)
    try host.get(.identifier("rows")).rotor("Even").move(to: "Item 30")
    let frame = try host.get(.text("Item 30")).frame
    #expect(frame.minY >= 0 && frame.maxY <= 200)
    #expect(throws: MissingRotor.self) { try host.get(.identifier("rows")).rotor("Even").move(to: "Item 31") }
  }

  @Test("a tree of accessibility shows rotors with the number of entries")
  func dump() throws {
    let host = ViewHost(
      Text("Text").accessibilityRotor("Words") {
        AccessibilityRotorEntry("first", id: 1)
        if Self.items.isEmpty { AccessibilityRotorEntry("second", id: 2) }
        ForEach(0..<2) { AccessibilityRotorEntry("\($0)", id: $0) }
        ForEach(Self.items.prefix(1)) { AccessibilityRotorEntry($0.name, id: $0.id) }
        ForEach(["a"], id: \.self) { AccessibilityRotorEntry(Text($0), id: $0) }
      })
    #expect(host.dump(.accessibility).contains(#"rotor "Words" of 5"#))
    #expect(try host.get(.text("Text")).rotors.first?.entries == ["first", "0", "1", "Item 0", "a"])
  }

  private struct Marked: View {
    @Namespace private var space
    @State private var isShown = false
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
      ScrollView {
        VStack {
          Text("Top")
          Color.red.frame(height: 500)
          if isShown {
            TextField("Name", text: $text).focused($isFocused).accessibilityRotorEntry(id: "name", in: space)
          }
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("form")
      .accessibilityRotor(Text("Fields")) {
        AccessibilityRotorEntry("Name", id: "name", in: space) { isShown = true }
      }
      .overlay(alignment: .bottom) { Text(isFocused ? "focused" : "idle") }
    }
  }

  @Test("an entry with a namespace prepares its view, scrolls to it, and gives it the keyboard")
  func namespace() throws {
    let host = ViewHost(Marked(), size: CGSize(width: 200, height: 200))
    try host.get(.identifier("form")).rotor("Fields").move(to: "Name")
    #expect(try host.get(.role(.textField)).frame.maxY <= 200)
    #expect(try host.get(.role(.textField)).isFocused)
    _ = try host.get(.text("focused"))
  }

  @Test("ranges of a text are entries with the parts as their names, and foreign indices are ignored")
  func ranges() throws {
    let text = "one two"
    let long = "a text that is longer"
    let ranges = [text.range(of: "two")!, long.range(of: "longer")!]
    let host = ViewHost(Text(text).accessibilityRotor(.boldText, textRanges: ranges))
    #expect(try host.get(.text(text)).rotor("Bold Text").entries == ["two", ""])
    let own = ViewHost(
      Text(text).accessibilityRotor("Parts") {
        AccessibilityRotorEntry("part", textRange: ranges[0])
        AccessibilityRotorEntry(textRange: ranges[0])
      })
    #expect(try own.get(.text(text)).rotor("Parts").entries == ["part", "two"])
  }

  private struct Own: AccessibilityRotorContent {
    let names: [String]
    var body: some AccessibilityRotorContent {
      ForEach(names, id: \.self) { AccessibilityRotorEntry($0, id: $0) }
    }
  }

  private struct Changing: View {
    @State private var names = ["a"]
    var body: some View {
      Button("Add") { names.append("b") }.accessibilityRotor("Names") { Own(names: names) }
    }
  }

  @Test("a rotor follows the state that its entries read, also in a type of the program's own")
  func changes() throws {
    let host = ViewHost(Changing())
    let button = try host.get(.role(.button))
    #expect(try button.rotor("Names").entries == ["a"])
    try button.tap()
    #expect(try button.rotor("Names").entries == ["a", "b"])
  }
}
