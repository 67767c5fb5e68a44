// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Rows of tables are selected as those of lists: by clicks, with Ctrl and Shift, and by keys.
@MainActor
@Suite("Rows of tables that are selected") struct TableSelectionTests {
  private let model = SelectionModel()
  private let size = CGSize(width: 500, height: 300)
  private let table = Locator.role(.table)

  private func several() -> some View {
    Table(Person.all, selection: model.several) {
      TableColumn("Name", value: \.name)
      TableColumn("City", value: \.city)
    }
  }

  @Test("A click in any cell selects its row, with Ctrl one more, with Shift a range") func clicks() throws {
    let host = ViewHost(several(), size: size)
    try host.get(.text("Arlington")).tap()
    #expect(model.rows == [2])
    try host.get(.text("Edsger")).tap(modifiers: .command)
    #expect(model.rows == [2, 4])
    try host.get(.text("Ada")).tap()
    try host.get(.text("Wilmslow")).tap(modifiers: .shift)
    #expect(model.rows == [1, 2, 3])
  }

  @Test("Arrows, Home, End, Shift and Ctrl+A, letters of the first column") func keys() throws {
    let host = ViewHost(several(), size: size)
    let table = try host.get(table)
    try table.key(.downArrow)
    #expect(model.rows == [1])
    try table.key(.downArrow, modifiers: .shift)
    #expect(model.rows == [1, 2])
    try table.key(.end)
    #expect(model.rows == [4])
    try table.key(.home)
    #expect(model.rows == [1])
    try table.type("e")
    #expect(model.rows == [4])
    try table.key("a", modifiers: .command)
    #expect(model.rows == [1, 2, 3, 4])
  }

  @Test("Return and a double click are the primary action, Delete the delete command, the menu is the row's")
  func actions() throws {
    let model = model
    let host = ViewHost(
      Table(Person.all, selection: model.single) { TableColumn("Name", value: \.name) }
        .contextMenu(forSelectionType: Int.self) { ids in
          Button("Open \(ids.sorted().map { "\($0)" }.joined())") { model.log.append("menu") }
        } primaryAction: {
          model.log.append("open \($0)")
        }
        .onDeleteCommand { model.log.append("delete") }, size: size)
    try host.get(.text("Grace")).tap()
    try host.get(table).key(.return)
    try host.get(table).key(.delete)
    try host.advance(by: .seconds(1))
    try host.get(.text("Alan")).doubleTap()
    #expect(model.log == ["open [2]", "delete", "open [3]"])
    try host.get(.text("Ada")).secondaryTap()
    try host.get(.text("Open 1")).tap()
    #expect(model.log.last == "menu")
  }

  @Test("A row has a menu of its own, and things of it are dragged") func rowModifiers() throws {
    let model = model
    let host = ViewHost(
      VStack {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(Person.all) { person in
            TableRow(person)
              .draggable(person.name)
              .contextMenu { Button("Greet") { model.log.append(person.name) } }
          }
        }
        Text("Target").dropDestination(for: String.self) { names, _ in
          model.log += names
          return true
        }
      }, size: size)
    try host.get(.text("Grace")).secondaryTap()
    try host.get(.text("Greet")).tap()
    try host.get(.text("Alan")).drag(to: host.get(.text("Target")))
    #expect(model.log == ["Grace", "Alan"])
  }

  @Test("Keys make no more of 100,000 rows than are near the viewport") func lazily() throws {
    struct Cell: View {
      let number: Int
      var body: some View { Text("Row \(number)") }
    }
    let items = (0..<100_000).map { NumberedItem(id: $0) }
    let host = ViewHost(
      Table(items, selection: model.several) { TableColumn("Number") { Cell(number: $0.id) } }, size: size)
    let table = try host.get(table)
    #expect(host.all(.role(.row)).count < 30)
    func bodies(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) throws -> Int {
      try host.measure { try table.key(key, modifiers: modifiers) }.bodies(of: Cell.self)
    }
    #expect(try bodies(.downArrow) <= 1)
    #expect(try bodies(.end) < 40)
    #expect(model.rows == [99_999])
    #expect(try bodies("a", .command) == 0)
    #expect(model.rows.count == 100_000)
  }

  @Test("Keys and clicks select in every container") func containers() throws {
    func check<V: View>(_ comment: Comment, _ size: CGSize? = nil, @ViewBuilder _ view: (AnyView) -> V) throws {
      model.one = nil
      let rows = AnyView(
        Table(Person.all, selection: model.single) {
          TableColumn("Name", value: \.name)
          TableColumn("City", value: \.city)
        })
      let host = ViewHost(view(rows), size: size ?? self.size)
      try host.settle()
      try host.get(.text("Grace")).tap()
      #expect(model.one == 2, comment)
      try host.get(table).key(.downArrow)
      #expect(model.one == 3, comment)
      #expect(host.warnings.isEmpty, comment)
    }
    try check("stack") { table in NavigationStack { table } }
    try check("tab") { table in TabView { table.tabItem { Text("Tab") } } }
    try check("sheet") { table in Color.clear.sheet(isPresented: .constant(true)) { table } }
    try check("form") { table in Form { table.frame(height: 200) } }
    try check("list") { table in List { table.frame(height: 200) } }
    try check("scroll view") { table in ScrollView { table.frame(height: 200) } }
    try check("detail", CGSize(width: 1000, height: 400)) { table in
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        table
      }
    }
  }

  @Test("A row whose selection is disabled is not selected, until it is enabled") func disabledRow() throws {
    struct Page: View {
      let selection: Binding<Set<Int>>
      @State var isDisabled = true
      var body: some View {
        Button("Enable") { isDisabled = false }
        Table(of: Person.self, selection: selection) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(Person.all) { TableRow($0).selectionDisabled(isDisabled && $0.name == "Ada") }
        }
      }
    }
    let host = ViewHost(Page(selection: model.several), size: size)
    try host.get(.text("Ada")).tap()
    #expect(model.rows.isEmpty)
    try host.get(.text("Edsger")).tap()
    #expect(model.rows == [4])
    try host.get(.text("Enable")).tap()
    try host.get(.text("Ada")).tap()
    #expect(model.rows.count == 1 && model.rows != [4])
  }
}
