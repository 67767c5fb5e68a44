// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Lists that edit their data themselves, and rows that are bound to their elements.
@MainActor
@Suite struct EditActionsTests {
  private struct Item: Identifiable, Equatable {
    var id: String
    var isOn = false
  }

  private struct Page<Content: View>: View {
    @State var items = ["a", "b", "c", "d"].map { Item(id: $0) }
    let content: (Binding<[Item]>) -> Content

    var body: some View {
      NavigationStack {
        content($items)
          .navigationTitle("Items")
          .toolbar { EditButton() }
          .overlay(alignment: .bottom) {
            Text(items.map { $0.id + ($0.isOn ? "!" : "") }.joined()).accessibilityIdentifier("items")
          }
      }
    }
  }

  private func host<Content: View>(_ content: @escaping (Binding<[Item]>) -> Content) -> ViewHost<Page<Content>> {
    ViewHost(Page(content: content), size: CGSize(width: 300, height: 500))
  }

  private func items(_ host: ViewHost<some View>) throws -> String? { try host.get(.identifier("items")).text }

  private func swipeAway(_ row: String, _ host: ViewHost<some View>) throws {
    try host.get(.text(row)).drag(by: CGSize(width: -200, height: 0))
    try host.settle()
  }

  @Test("a list of bound data has a binding for each row, which writes its element")
  func bindings() throws {
    let host = host { items in List(items) { $item in Toggle(item.id, isOn: $item.isOn) } }
    try host.get(.role(.toggle, name: "b")).tap()
    try host.get(.role(.toggle, name: "d")).tap()
    #expect(try items(host) == "ab!cd!")
  }

  @Test("delete takes the element of a swiped row out of the data; without it nothing happens")
  func deletes() throws {
    let deleting = host { items in List(items, editActions: .delete) { $item in Text(item.id) } }
    try swipeAway("b", deleting)
    #expect(try items(deleting) == "acd")
    let moving = host { items in List(items, editActions: .move) { $item in Text(item.id) } }
    try swipeAway("b", moving)
    #expect(try items(moving) == "abcd")
  }

  @Test("move takes a row to another place by its handle, and all does both")
  func moves() throws {
    let host = host { items in List(items, editActions: .all) { $item in Text(item.id) } }
    try host.get(.text("Edit")).tap()
    try host.settle()
    #expect(host.all(.label("Remove")).count == 4)
    try host.get(.label("Reorder").nth(0)).drag(by: CGSize(width: 0, height: 88))
    try host.settle()
    #expect(try items(host) == "bcad")
    try host.get(.label("Remove").nth(1)).tap()
    try host.settle()
    try host.get(.text("Delete")).tap()
    try host.settle()
    #expect(try items(host) == "bad")
  }

  @Test("rows of a section beside others, by another identity, and rows that may not be deleted")
  func sections() throws {
    let host = host { items in
      List {
        Text("Above")
        Section("Items") {
          ForEach(items, id: \.id, editActions: .delete) { $item in Text(item.id).deleteDisabled(item.id == "c") }
        }
      }
    }
    try swipeAway("d", host)
    try swipeAway("c", host)
    try swipeAway("Above", host)
    #expect(try items(host) == "abc")
    _ = try host.get(.text("Above"))
  }

  @Test("a selection beside edit actions")
  func selection() throws {
    struct Page: View {
      @State private var items = ["a", "b", "c"].map { Item(id: $0) }
      @State private var selection: String?
      var body: some View {
        VStack {
          List($items, editActions: .delete, selection: $selection) { $item in Text(item.id) }
          Text("selected \(selection ?? "none") of \(items.count)")
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 500))
    try host.get(.text("b")).tap()
    _ = try host.get(.text("selected b of 3"))
    try swipeAway("a", host)
    _ = try host.get(.text("selected b of 2"))
  }

  @Test("rows of generic data keep their state when others are deleted")
  func generic() throws {
    struct Row: View {
      @Binding var item: Item
      @State private var taps = 0
      var body: some View {
        Button("\(item.id) \(taps)") {
          taps += 1; item.isOn = true
        }
      }
    }
    struct Rows<Data: MutableCollection & RandomAccessCollection>: View
    where Data.Element == Item, Data.Index: Hashable {
      @Binding var data: Data
      var body: some View { ForEach($data) { $item in Row(item: $item) } }
    }
    struct Page: View {
      @State private var data = [Item(id: "a"), Item(id: "b")]
      var body: some View {
        VStack {
          Button("Remove") { data.removeFirst() }
          Rows(data: $data)
          Text(data.map { $0.id + ($0.isOn ? "!" : "") }.joined()).accessibilityIdentifier("items")
        }
      }
    }
    let host = ViewHost(Page())
    try host.get(.text("b 0")).tap()
    try host.get(.text("Remove")).tap()
    _ = try host.get(.text("b 1"))
    #expect(try items(host) == "b!")
  }
}
