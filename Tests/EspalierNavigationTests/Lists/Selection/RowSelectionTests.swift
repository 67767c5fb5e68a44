// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The selection when a row of a list is clicked: the value of its tag, of the link that it is, or its id, whichever has the
/// type of the selection (documentation of `List(selection:)`, of `tag(_:includeOptional:)` and of `NavigationLink(_:value:)`).
@MainActor
@Suite struct RowSelectionTests {
  private struct Item: Identifiable, Hashable {
    let id: String
    static let all = [Item(id: "One"), Item(id: "Two")]
  }

  private final class Model {
    var item: Item?
    var items: Set<Item> = []
    var id: String?
    @MainActor var binding: Binding<Item?> { Binding(get: { self.item }, set: { self.item = $0 }) }
    @MainActor var several: Binding<Set<Item>> { Binding(get: { self.items }, set: { self.items = $0 }) }
    @MainActor var ids: Binding<String?> { Binding(get: { self.id }, set: { self.id = $0 }) }
  }

  private let model = Model()
  private let size = CGSize(width: 300, height: 400)

  @Test("A tag of the selection's type comes before the id of ForEach") func tagBeforeID() throws {
    let host = ViewHost(
      List(Item.all, selection: model.binding) { item in Text(item.id).tag(item) }, size: size)
    try host.get(.text("Two")).tap()
    #expect(model.item == Item(id: "Two"))
  }

  @Test("Several are selected by their tags, one more with Ctrl") func severalTags() throws {
    let host = ViewHost(
      List(selection: model.several) { ForEach(Item.all) { item in Text(item.id).tag(item) } }, size: size)
    try host.get(.text("Two")).tap()
    try host.get(.text("One")).tap(modifiers: .command)
    #expect(model.items == Set(Item.all))
    try host.get(.text("Two")).tap(modifiers: .command)
    #expect(model.items == [Item(id: "One")])
  }

  @Test("A tag of the optional of the selection's type selects its value") func optionalTag() throws {
    let host = ViewHost(
      List(selection: model.binding) { ForEach(Item.all) { Text($0.id).tag(Item?.some($0)) } }, size: size)
    try host.get(.text("One")).tap()
    #expect(model.item == Item(id: "One"))
  }

  @Test("Rows of a range are selected by their numbers") func range() throws {
    struct Page: View {
      @State private var one: Int?
      @State private var several: Set<Int> = []
      var body: some View {
        List(1..<3, selection: $one) { Text("one \($0)") }
        List(1..<3, selection: $several) { Text("several \($0)") }
        Text("\(one ?? 0) \(several.count)")
      }
    }
    let host = ViewHost(Page(), size: size)
    try host.get(.text("one 2")).tap()
    try host.get(.text("several 1")).tap()
    try host.get(.text("several 2")).tap(modifiers: .command)
    #expect(host.all(.text("2 2")).count == 1)
  }

  @Test("A tag of another type leaves the row to its id") func tagOfAnotherType() throws {
    let host = ViewHost(
      List(selection: model.ids) { ForEach(Item.all) { Text($0.id).tag(7) } }, size: size)
    try host.get(.text("Two")).tap()
    #expect(model.id == "Two")
  }

  @Test("A row that stands alone is selected by its tag, in a section as well") func loneRow() throws {
    let host = ViewHost(
      List(selection: model.ids) { Section("All") { Label("Inbox", systemImage: "tray").tag("inbox") } }, size: size)
    try host.get(.text("Inbox")).tap()
    #expect(model.id == "inbox")
  }

  @Test("The row whose tag is selected is so for screen readers, and changes with its tag") func selectedRow() throws {
    struct Page: View {
      @State private var tag = "a"
      var body: some View {
        VStack {
          List(selection: .constant("a" as String?)) { Text("Row").tag(tag) }
          Button("Change") { tag = "b" }
        }
      }
    }
    let host = ViewHost(Page(), size: size)
    #expect(try host.get(.role(.group)).isSelected)
    try host.get(.text("Change")).tap()
    #expect(try !host.get(.role(.group)).isSelected)
  }

  @Test("In a column of a split view, a link with a value of the selection's type selects it")
  func linkInASidebar() throws {
    let host = ViewHost(
      NavigationSplitView {
        List(Item.all, selection: model.binding) { NavigationLink($0.id, value: $0) }
      } detail: {
        Text("Detail")
      }, size: CGSize(width: 900, height: 400))
    try host.get(.text("Two")).tap()
    try host.settle()
    #expect(model.item == Item(id: "Two"))
    #expect(host.all(.text("Detail")).count == 1)
    #expect(host.warnings.isEmpty)
  }

  @Test("A link that is chosen is all that is selected, where several may be; a link deep in its row selects too")
  func linkAmongSeveral() throws {
    let host = ViewHost(
      NavigationSplitView {
        List(selection: model.several) {
          NavigationLink("One", value: Item(id: "One"))
          HStack {
            NavigationLink("Two", value: Item(id: "Two"))
            Text("beside")
          }
          NavigationLink("Three", value: Item(id: "Three")).buttonStyle(.plain)
        }
      } detail: {
        Text("Detail")
      }, size: CGSize(width: 900, height: 400))
    for name in ["One", "Two", "Three"] {
      try host.get(.text(name)).tap()
      #expect(model.items == [Item(id: name)])
    }
  }

  @Test("A link with a value of another type puts up its page in the next column")
  func linkOfAnotherType() throws {
    let host = ViewHost(
      NavigationSplitView {
        List(selection: model.binding) { NavigationLink("Seven", value: 7) }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
      } detail: {
        Text("Detail")
      }, size: CGSize(width: 900, height: 400))
    try host.get(.text("Seven")).tap()
    try host.settle()
    #expect(model.item == nil)
    #expect(host.all(.text("Page 7")).count == 1)
  }

  @Test("In a stack, also in one in a sidebar, a link puts up its page") func linkInAStack() throws {
    let stack = NavigationStack {
      List(Item.all, selection: model.binding) { NavigationLink($0.id, value: $0) }
        .navigationDestination(for: Item.self) { Text("Page \($0.id)") }
    }
    let host = ViewHost(stack, size: size)
    try host.get(.text("Two")).tap()
    try host.settle()
    #expect(host.all(.text("Page Two")).count == 1)
    let split = ViewHost(
      NavigationSplitView {
        stack
      } detail: {
        Text("Detail")
      }, size: CGSize(width: 900, height: 400))
    try split.get(.text("Two")).tap()
    try split.settle()
    #expect(split.all(.text("Page Two")).count == 1)
  }
}
