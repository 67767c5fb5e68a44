// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Lists with a selection are used by the keyboard alone: one stop of the Tab key, arrows from row to row.
@MainActor
@Suite("Rows selected by keys")
struct KeyboardSelectionTests {
  private struct Row: View {
    let number: Int
    var body: some View { Text("Row \(number)") }
  }

  private let model = SelectionModel()
  private let size = CGSize(width: 300, height: 400)
  private var list: Locator { .role(.list) }

  @Test("Arrows, Home and End go from row to row and stop at the ends") func arrows() throws {
    let host = ViewHost(List(0..<50, selection: model.single) { Row(number: $0) }, size: size)
    let list = try host.get(list)
    try list.key(.downArrow)
    #expect(model.one == 0)
    try list.key(.downArrow)
    try list.key(.downArrow)
    #expect(model.one == 2)
    try list.key(.upArrow)
    #expect(model.one == 1)
    try list.key(.end)
    #expect(model.one == 49)
    try list.key(.downArrow)
    #expect(model.one == 49)
    try list.key(.home)
    try list.key(.upArrow)
    #expect(model.one == 0)
    model.one = nil
    try list.key(.upArrow)
    #expect(model.one == 49)
  }

  @Test("Keys go on from the row that is clicked, and from the one that the program selects") func goesOn() throws {
    let host = ViewHost(List(0..<50, selection: model.single) { Row(number: $0) }, size: size)
    try host.get(.text("Row 3")).tap()
    try host.get(list).key(.downArrow)
    #expect(model.one == 4)
    model.one = 40
    try host.get(list).key(.downArrow)
    #expect(model.one == 41)
    model.one = 1000
    try host.get(list).key(.downArrow)
    #expect(model.one == 0)
  }

  @Test("The row is scrolled into view, below a header that is held") func revealed() throws {
    let host = ViewHost(
      List(selection: model.single) { Section("Header") { ForEach(0..<200) { Row(number: $0) } } }.listStyle(.plain),
      size: size)
    let list = try host.get(list)
    for _ in 0..<20 { try list.key(.downArrow) }
    #expect(model.one == 19)
    #expect(try host.get(.text("Row 19")).frame.maxY <= 400)
    try list.key(.end)
    try host.settle()
    #expect(try host.get(.text("Row 199")).frame.maxY <= 400)
    for _ in 0..<20 { try list.key(.upArrow) }
    let header = try host.get(.role(.heading)).frame
    #expect(try host.get(.text("Row 179")).frame.minY >= header.maxY)
    try list.key(.home)
    try host.settle()
    #expect(try host.get(.text("Row 0")).frame.minY >= 0)
    try list.key(.pageDown)
    #expect(try #require(model.one) > 4)
    try list.key(.pageUp)
    #expect(model.one == 0)
  }

  @Test("Shift extends from the anchor, back and forth; Ctrl+A selects all") func extending() throws {
    let host = ViewHost(List(0..<50, selection: model.several) { Row(number: $0) }, size: size)
    try host.get(.text("Row 3")).tap()
    let list = try host.get(list)
    try list.key(.downArrow, modifiers: .shift)
    try list.key(.downArrow, modifiers: .shift)
    #expect(model.rows == [3, 4, 5])
    for _ in 0..<4 { try list.key(.upArrow, modifiers: .shift) }
    #expect(model.rows == [1, 2, 3])
    try list.key(.end, modifiers: .shift)
    #expect(model.rows == Set(3..<50))
    try list.key(.upArrow)
    #expect(model.rows == [48])
    try list.key("a", modifiers: .command)
    #expect(model.rows == Set(0..<50))
    // Where one row can be selected, Shift goes to the next one.
    let single = ViewHost(List(0..<5, selection: model.single) { Row(number: $0) }, size: size)
    try single.get(self.list).key(.downArrow)
    try single.get(self.list).key(.downArrow, modifiers: .shift)
    #expect(model.one == 1)
  }

  @Test("Rows by tag, links, headers, rows that cannot be selected, outlines: keys go over what can be selected")
  func kinds() throws {
    struct Node: Identifiable {
      let id: Int
      var children: [Node]?
    }
    let tree = [Node(id: 20, children: [Node(id: 21)]), Node(id: 22)]
    let host = ViewHost(
      NavigationSplitView {
        List(selection: model.single) {
          Text("no value")
          Label("Tagged", systemImage: "tray").tag(1)
          Section("Section") {
            NavigationLink("Link", value: 2)
            Text("off").tag(3).selectionDisabled()
            ForEach([10, 11], id: \.self) { Row(number: $0) }
          }
          OutlineGroup(tree, children: \.children) { Text("Node \($0.id)") }
          if model.one != 100 { Text("conditional").tag(30) }
        }
      } detail: {
        Text("Detail")
      }, size: CGSize(width: 900, height: 800))
    var seen: [Int] = []
    for _ in 0..<9 {
      try host.get(list).key(.downArrow)
      if let one = model.one, seen.last != one { seen.append(one) }
    }
    #expect(seen == [1, 2, 10, 11, 20, 22, 30])
    #expect(host.all(.text("Detail")).count == 1)
  }

  @Test("A tree: a click selects, the arrowhead opens, and so does Right; Left closes") func trees() throws {
    struct Node: Identifiable {
      let id: Int
      var children: [Node]?
    }
    let tree = [Node(id: 20, children: [Node(id: 21)]), Node(id: 22)]
    let host = ViewHost(
      List(tree, children: \.children, selection: model.single) { Text("Node \($0.id)") }, size: size)
    let node = try host.get(.text("Node 20"))
    try node.tap()
    #expect(model.one == 20)
    #expect(host.all(.text("Node 21")).isEmpty)
    let list = try host.get(list)
    try list.key(.rightArrow)
    try host.settle()
    #expect(host.all(.text("Node 21")).count == 1)
    try list.key(.downArrow)
    #expect(model.one == 21)
    try host.get(.text("Node 21")).tap()
    try list.key(.upArrow)
    #expect(model.one == 20)
    try list.key(.leftArrow)
    try host.settle()
    #expect(host.all(.text("Node 21")).isEmpty)
    // A group without a value in the selection opens wherever it is pressed.
    let plain = ViewHost(
      List(selection: model.single) { DisclosureGroup("Group") { Text("Inside").tag(5) } }, size: size)
    try plain.get(.text("Group")).tap()
    try plain.settle()
    try plain.get(.text("Inside")).tap()
    #expect(model.one == 5)
  }

  @Test("The Tab key stops at a list with a selection once, and not at one without") func tab() throws {
    struct Page: View {
      @State var text = ""
      @State var row: Int?
      @FocusState var isInList: Bool
      var body: some View {
        TextField("Before", text: $text)
        List(0..<3, selection: $row) { Text("Row \($0)") }.focused($isInList)
        List(0..<3) { Text("Plain \($0)") }
        TextField("After", text: $text)
        Text(isInList ? "in list" : "elsewhere")
      }
    }
    let host = ViewHost(Page(), size: size)
    try host.get(.label("Before")).key(.tab)
    #expect(host.all(.text("in list")).count == 1)
    try host.get(.text("in list")).key(.tab)
    #expect(host.all(.text("elsewhere")).count == 1)
    try host.get(.label("After")).type("x")
    try host.get(.text("elsewhere")).key(.tab, modifiers: .shift)
    #expect(host.all(.text("in list")).count == 1)
  }

  @Test("What is typed goes to the next row that begins so; after a pause it begins anew") func typing() throws {
    let names = ["Apple", "Banana", "Blueberry", "Cherry", "Äpfel"]
    let host = ViewHost(
      List(selection: model.single) {
        ForEach(0..<5, id: \.self) { Label(names[$0], systemImage: "leaf") }
      }, size: size)
    let list = try host.get(list)
    try list.type("b")
    #expect(model.one == 1)
    try list.type("l")
    #expect(model.one == 2)
    try host.advance(by: .seconds(2))
    try list.type("b")
    #expect(model.one == 1)
    try host.advance(by: .seconds(2))
    try list.type("CH")
    #expect(model.one == 3)
    try host.advance(by: .seconds(2))
    try list.type("a")
    #expect(model.one == 4)
    try list.type("zzz")
    #expect(model.one == 4)
  }

  @Test("Typing finds rows that were never shown") func typingFar() throws {
    let host = ViewHost(
      List(0..<500, selection: model.single) { Text($0 == 400 ? "Zebra" : "Row \($0)") }, size: size)
    try host.get(list).type("z")
    try host.settle()
    #expect(model.one == 400)
    #expect(try host.get(.text("Zebra")).isHittable)
  }

  @Test("Return and a double click do the primary action with what is selected; without one Return goes on")
  func primaryAction() throws {
    let model = model
    let host = ViewHost(
      VStack {
        List(0..<5, selection: model.several) { Row(number: $0) }
          .contextMenu(forSelectionType: Int.self) { _ in
            Button("Open") {}
          } primaryAction: {
            model.log.append($0.sorted().map(String.init).joined())
          }
        Button("Default") { model.log.append("default") }.keyboardShortcut(.defaultAction)
      }, size: size)
    try host.get(list).key(.return)
    #expect(model.log == ["default"])
    try host.get(.text("Row 1")).tap()
    try host.get(list).key(.downArrow, modifiers: .shift)
    try host.get(list).key(.return)
    #expect(model.log == ["default", "12"])
    try host.advance(by: .seconds(1))
    try host.get(.text("Row 4")).doubleTap()
    #expect(model.log == ["default", "12", "4"])
  }

  @Test("Delete and Backspace do what onDeleteCommand says, and a text field around keeps them") func delete() throws {
    let model = model
    struct Page: View {
      let model: SelectionModel
      @State var text = ""
      var body: some View {
        VStack {
          List(0..<5, selection: model.several) { Row(number: $0) }
            .onDeleteCommand { model.log.append("rows \(model.rows.sorted())") }
          TextField("Field", text: $text)
          Text("Focusable").focusable().onDeleteCommand(perform: nil)
        }
        .onDeleteCommand { model.log.append("outer") }
      }
    }
    let host = ViewHost(Page(model: model), size: size)
    try host.get(.text("Row 1")).tap()
    try host.get(list).key(.deleteForward)
    try host.get(list).key(.delete)
    try host.get(list).key(.delete, modifiers: .command)
    #expect(model.log == ["rows [1]", "rows [1]"])
    try host.get(.label("Field")).key(.delete)
    #expect(model.log.count == 2)
    try host.get(.text("Focusable")).key(.delete)
    #expect(model.log.last == "outer")
  }

  @Test("Keys and clicks select in every container") func containers() throws {
    func check<V: View>(_ comment: Comment, _ size: CGSize? = nil, @ViewBuilder _ view: (AnyView) -> V) throws {
      model.one = nil
      let rows = AnyView(List(0..<30, selection: model.single) { Row(number: $0) })
      let host = ViewHost(view(rows), size: size ?? self.size)
      try host.settle()
      try host.get(.text("Row 2")).tap()
      #expect(model.one == 2, comment)
      try host.get(list.nth(host.all(list).count - 1)).key(.downArrow)
      #expect(model.one == 3, comment)
      #expect(host.warnings.isEmpty, comment)
    }
    try check("stack") { list in NavigationStack { list } }
    try check("tab") { list in TabView { list.tabItem { Text("Tab") } } }
    try check("sheet") { list in Color.clear.sheet(isPresented: .constant(true)) { list } }
    try check("form") { list in Form { list.frame(height: 200) } }
    try check("scroll view") { list in ScrollView { list.frame(height: 200) } }
    let wide = CGSize(width: 1000, height: 400)
    try check("sidebar", wide) { list in
      NavigationSplitView {
        list
      } detail: {
        Text("Detail")
      }
    }
    try check("detail", wide) { list in
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        list
      }
    }
    try check("content", wide) { list in
      NavigationSplitView {
        Text("Sidebar")
      } content: {
        list
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test("Keys make no more of 100,000 rows than are near the viewport") func lazily() throws {
    let host = ViewHost(List(0..<100_000, selection: model.several) { Row(number: $0) }, size: size)
    let list = try host.get(list)
    try list.focus()
    func bodies(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) throws -> Int {
      try host.measure { try list.key(key, modifiers: modifiers) }.bodies(of: Row.self)
    }
    #expect(try bodies(.downArrow) <= 1)
    for _ in 0..<20 { #expect(try bodies(.downArrow) <= 1) }
    #expect(try bodies(.end) < 60)
    #expect(model.rows == [99_999])
    #expect(try bodies(.upArrow) <= 1)
    #expect(try bodies(.home, .shift) < 60)
    #expect(model.rows.count == 99_999)
    #expect(try bodies("a", .command) == 0)
    #expect(model.rows.count == 100_000)
    try list.key(.end)
    #expect(try host.measure { try list.key(.upArrow) }.nodesCreated < 500)
  }

  @Test("A row that goes away while it is selected leaves the keys at another one") func mutated() throws {
    struct Page: View {
      @State var rows = Array(0..<10)
      @State var row: Int?
      var body: some View {
        List(rows, id: \.self, selection: $row) { Row(number: $0) }
        Button("Remove") { rows.removeAll { $0 == row } }
        Text(row.map { "selected \($0)" } ?? "none")
      }
    }
    let host = ViewHost(Page(), size: size)
    try host.get(.text("Row 4")).tap()
    try host.get(.text("Remove")).tap()
    try host.settle()
    #expect(host.all(.text("selected 4")).count == 1)
    try host.get(list).key(.downArrow)
    #expect(host.all(.text("selected 0")).count == 1)
  }
}
