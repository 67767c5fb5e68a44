// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The effect of a press while a menu in a menu is open: beside them it ends all, as `NSMenu` ends its tracking, and on an item of
/// a menu behind it chooses that one.
@MainActor
@Suite("Menus in menus, and the pointer")
struct MenuChainTests {
  private struct Page: View {
    @State private var done = "nothing"
    @State private var choice = 1
    var body: some View {
      VStack {
        Menu("Open") { items }
        Text("Secondary").contextMenu { items }
        Text("= \(done) \(choice)").accessibilityIdentifier("done")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    @ViewBuilder private var items: some View {
      Button("One") { done = "one" }
      Menu("More") {
        Button("Inner") { done = "inner" }
        Menu("Deeper") { Button("Deepest") { done = "deepest" } }
      }
      Picker("Choice", selection: $choice) {
        Text("First").tag(1)
        Text("Last").tag(2)
      }
      .pickerStyle(.menu)
    }
  }

  private func open(_ way: String, _ items: [String], look: Look = .desktop) throws -> ViewHost<Page> {
    let host = ViewHost(Page(), size: CGSize(width: 900, height: 600), look: look)
    if way == "Open" { try host.get(.text(way)).tap() } else { try host.get(.text(way)).secondaryTap() }
    try host.settle()
    for item in items {
      try host.get(.role(.button, name: item)).tap()
      try host.settle()
    }
    return host
  }

  private func press(_ host: ViewHost<Page>, at point: CGPoint) throws {
    host.pointer.tap(at: point)
    try host.settle()
  }

  @Test("A press beside closes the whole chain", arguments: ["Open", "Secondary"], [Look.desktop, .phone])
  func beside(_ way: String, _ look: Look) throws {
    for items in [["More"], ["More", "Deeper"], ["Choice"]] {
      let host = try open(way, items, look: look)
      #expect(host.all(.text("One")).count == 1)
      try press(host, at: CGPoint(x: 880, y: 580))
      for item in ["One", "Inner", "Deepest", "Last"] { #expect(host.all(.text(item)).isEmpty, "\(items) \(item)") }
      #expect(try host.get(.identifier("done")).text == "= nothing 1")
    }
  }

  @Test("A press on an item of the menu behind chooses it, and closes the whole chain")
  func behind() throws {
    for items in [["More"], ["More", "Deeper"]] {
      let host = try open("Open", items)
      let one = try host.get(.text("One")).frame
      try press(host, at: CGPoint(x: one.minX + 2, y: one.midY))
      #expect(try host.get(.identifier("done")).text == "= one 1")
      for item in ["One", "Inner", "Deepest"] { #expect(host.all(.text(item)).isEmpty, "\(items) \(item)") }
    }
  }

  @Test("Escape leaves the menu in front alone") func escape() throws {
    let host = try open("Open", ["More"])
    host.keys.press(.escape)
    try host.settle()
    #expect(host.all(.text("Inner")).isEmpty && host.all(.text("One")).count == 1)
  }
}
