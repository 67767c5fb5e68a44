// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

struct Person: Identifiable, Hashable {
  let id: Int
  var name: String
  var age: Int
  var city: String

  static let all = [
    Person(id: 1, name: "Ada", age: 36, city: "London"), Person(id: 2, name: "Grace", age: 85, city: "Arlington"),
    Person(id: 3, name: "Alan", age: 41, city: "Wilmslow"), Person(id: 4, name: "Edsger", age: 72, city: "Nuenen"),
  ]
}

/// Rows of values in columns (documentation of `Table`).
@MainActor
@Suite("Tables") struct TableTests {
  let size = CGSize(width: 640, height: 300)

  private func table<V: View>(_ view: V, width: CGFloat = 640) -> ViewHost<V> {
    ViewHost(view, size: CGSize(width: width, height: 300))
  }

  @Test("The text of a cell has one line, unless it asks for more") func lines() throws {
    let host = table(
      Table([Person(id: 1, name: "A name of many words that do not fit", age: 1, city: "A city of many words")]) {
        TableColumn("Name", value: \.name).width(60)
        TableColumn("City") { Text($0.city).lineLimit(3) }.width(60)
      })
    let (name, city) = (
      try host.get(.text("A name of many words that do not fit")), try host.get(.text("A city of many words"))
    )
    #expect(name.frame.height < 25 && city.frame.height > 40)
  }

  @Test("A text for each row in each column, under the column's title") func cells() throws {
    let host = table(
      Table(Person.all) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age) years") }
        TableColumn("City", value: \.city)
      })
    for title in ["Name", "Age", "City"] { #expect(host.all(.role(.columnHeader, name: title)).count == 1) }
    for person in Person.all {
      for text in [person.name, "\(person.age) years", person.city] { #expect(host.all(.text(text)).count == 1) }
    }
    let header = try host.get(.role(.columnHeader, name: "City")).frame
    for person in Person.all {
      let cell = try host.get(.text(person.city)).frame
      #expect(cell.minX >= header.minX && cell.maxX <= header.maxX && cell.minY >= header.maxY)
    }
    let rows = try Person.all.map { try host.get(.text($0.name)).frame.midY }
    #expect(rows == rows.sorted() && Set(rows).count == 4)
    #expect(host.warnings.isEmpty)
  }

  @Test("The title of a column lies as its cells do", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func alignment(_ direction: LayoutDirection) throws {
    let host = table(
      Table(Person.all) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }.alignment(.numeric)
      }
      .environment(\.layoutDirection, direction))
    for (title, cell) in [("Name", "Ada"), ("Age", "36")] {
      let texts = host.drawnTexts
      let (title, cell) = (
        try #require(texts.first { $0.string == title }).frame, try #require(texts.first { $0.string == cell }).frame
      )
      let endsAtRight = (cell == texts.first { $0.string == "36" }?.frame) == (direction == .leftToRight)
      #expect(abs(endsAtRight ? title.maxX - cell.maxX : title.minX - cell.minX) < 0.5)
    }
  }

  @Test("Rows are as high as those of lists on a phone, and lower on a desktop") func rowHeight() throws {
    for (look, height) in [(Look.desktop, 28.0), (.phone, 44)] {
      let host = ViewHost(Table(Person.all) { TableColumn("Name", value: \.name) }, size: size, look: look)
      let (first, second) = try (host.get(.text("Ada")).frame.midY, host.get(.text("Grace")).frame.midY)
      #expect(abs(second - first - height) < 0.01)
    }
  }

  @Test("Columns without a width share it; fixed ones have theirs, and what does not fit scrolls sideways")
  func widths() throws {
    let view = Table(Person.all) {
      TableColumn("Name", value: \.name).width(min: 100)
      TableColumn("Age") { Text("\($0.age)") }.width(60)
      TableColumn("City", value: \.city).width(min: 100)
    }
    .tableStyle(.bordered)
    func frames(_ width: CGFloat) throws -> [CGRect] {
      let host = table(view, width: width)
      return try ["Name", "Age", "City"].map { try host.get(.role(.columnHeader, name: $0)).frame }
    }
    #expect(try frames(660).map(\.width) == [300, 60, 300])
    #expect(try frames(660).map(\.minX) == [0, 300, 360])
    #expect(try frames(200).map(\.width) == [100, 60, 100])
    let narrow = table(view, width: 200)
    try narrow.get(.text("Ada")).scroll(by: CGSize(width: -100, height: 0))
    try narrow.settle()
    #expect(try narrow.get(.role(.columnHeader, name: "City")).frame.maxX == 200)
    #expect(try narrow.get(.text("London")).frame.maxX <= 200)
  }

  @Test("In a horizontally compact place the first column is all, without header") func compact() throws {
    let host = table(
      Table(Person.all) {
        TableColumn("Name", value: \.name).width(80)
        TableColumn("City", value: \.city)
      }
      .environment(\.horizontalSizeClass, .compact))
    #expect(host.all(.text("Ada")).count == 1)
    #expect(host.all(.text("London")).isEmpty && host.all(.role(.columnHeader)).isEmpty)
  }

  @Test("Headers can be left out; a column ends at its trailing edge where it is aligned so") func appearance() throws {
    let host = table(
      Table(Person.all) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }.alignment(.numeric)
      }
      .tableColumnHeaders(.hidden))
    #expect(host.all(.role(.columnHeader)).isEmpty)
    let ends = try Person.all.map { try host.get(.text("\($0.age)")).frame.maxX }
    #expect(Set(ends.map { $0.rounded() }).count == 1)
    #expect(try #require(ends.first) > 600)
  }

  @Test("Rows one by one, in loops, in sections, under conditions, and of types of one's own") func rows() throws {
    struct Pair: TableRowContent {
      var tableRowBody: some TableRowContent<Person> {
        TableRow(Person(id: 20, name: "First", age: 1, city: ""))
        TableRow(Person(id: 21, name: "Second", age: 2, city: ""))
      }
    }
    struct Page: View {
      @State var showsMore = false
      @State var selection: Set<Int> = []
      var body: some View {
        Button("More") { showsMore.toggle() }
        Text("selected \(selection.sorted().map { "\($0)" }.joined(separator: ","))")
        Table(of: Person.self, selection: $selection) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(Person(id: 10, name: "Alone", age: 0, city: ""))
          Section("People") { ForEach(Person.all) { TableRow($0) } }
          if showsMore { Pair() }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 400, height: 500))
    func order() throws -> [String] {
      try ["Alone", "People", "Ada", "Grace", "Alan", "Edsger", "First", "Second"]
        .filter { !host.all(.text($0)).isEmpty }
        .sorted { try host.get(.text($0)).frame.minY < host.get(.text($1)).frame.minY }
    }
    #expect(try order() == ["Alone", "People", "Ada", "Grace", "Alan", "Edsger"])
    try host.get(.text("More")).tap()
    #expect(try order() == ["Alone", "People", "Ada", "Grace", "Alan", "Edsger", "First", "Second"])
    try host.get(.text("Alone")).tap()
    try host.get(.text("Second")).tap(modifiers: .command)
    try host.get(.text("Grace")).tap(modifiers: .command)
    #expect(host.all(.text("selected 2,10,21")).count == 1)
  }

  @Test("A section without a header is its rows, and takes the column's type from them") func plainSection() throws {
    struct Page: View {
      @State var order = [KeyPathComparator(\Person.name)]
      @State var selection: Set<Int> = []
      var body: some View {
        Text("\(selection.count) selected")
        Table(selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name) { person in Text(person.name) }
        } rows: {
          Section {
            ForEach(Person.all.sorted(using: order)) { person in TableRow(person) }
          }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 400, height: 500))
    let ada = try host.get(.text("Ada")).frame
    #expect(try host.get(.text("Alan")).frame.minY > ada.minY)
    try host.get(.text("Ada")).tap()
    #expect(host.all(.text("1 selected")).count == 1)
    // Nothing stands above the first row but the columns' titles.
    let plain = ViewHost(
      Table(Person.all.sorted(using: KeyPathComparator(\.name))) { TableColumn("Name", value: \.name) },
      size: CGSize(width: 400, height: 500))
    let gap = try ada.minY - host.get(.text("Name")).frame.maxY
    #expect(try abs(plain.get(.text("Ada")).frame.minY - plain.get(.text("Name")).frame.maxY - gap) < 0.5)
  }

  @Test("Columns under conditions, in groups, for the elements of a collection, and of types of one's own")
  func columns() throws {
    struct Place: TableColumnContent {
      var tableColumnBody: some TableColumnContent<Person, Never> {
        TableColumn("City", value: \Person.city)
        TableColumn("Id") { Text("#\($0.id)") }
      }
    }
    struct Page: View {
      @State var showsAge = true
      var body: some View {
        Button("Age?") { showsAge.toggle() }
        Table(Person.all) {
          TableColumn("Name", value: \.name)
          if showsAge { TableColumn("Age") { Text("\($0.age)") } }
          TableColumnForEach(["x", "y"], id: \.self) { letter in
            TableColumn(letter) { person in Text("\(person.name) \(letter)") }
          }
          Group { Place() }
        }
      }
    }
    let host = table(Page())
    func titles() -> [String] {
      host.all(.role(.columnHeader)).sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.label)
    }
    #expect(titles() == ["Name", "Age", "x", "y", "City", "Id"])
    #expect(host.all(.text("Grace y")).count == 1 && host.all(.text("#3")).count == 1)
    try host.get(.text("Age?")).tap()
    #expect(titles() == ["Name", "x", "y", "City", "Id"])
    #expect(host.all(.text("85")).isEmpty && host.all(.text("Ada x")).count == 1)
  }

  @Test("Cells keep their state while other rows and columns come and go") func identity() throws {
    struct Page: View {
      @State var people = Person.all
      @State var showsFirst = true
      var body: some View {
        Button("Reverse") { people.reverse() }
        Button("First") { showsFirst.toggle() }
        Table(people) {
          if showsFirst { TableColumn("City", value: \.city) }
          TableColumn("Counter") { CountingButton(name: $0.name) }
        }
      }
    }
    let host = table(Page())
    try host.get(.text("Ada 0")).tap()
    try host.get(.text("Reverse")).tap()
    try host.settle()
    #expect(try host.get(.text("Ada 1")).frame.minY > host.get(.text("Edsger 0")).frame.minY)
    try host.get(.text("First")).tap()
    #expect(host.all(.text("Ada 1")).count == 1 && host.all(.text("London")).isEmpty)
  }

  @Test("A screen reader finds a table, its headers, rows, and cells") func accessibility() throws {
    let host = table(
      Table(Person.all, selection: .constant(2)) {
        TableColumn("Name", value: \.name)
        TableColumn("City", value: \.city)
      })
    let table = Locator.role(.table)
    #expect(host.all(table).count == 1)
    #expect(host.all(.role(.columnHeader).within(table)).count == 2)
    #expect(host.all(.role(.cell).within(table)).count == 8)
    #expect(host.all(.role(.row).within(table)).filter(\.isSelected).count == 1)
    #expect(host.all(.text("Grace").within(.role(.cell))).count == 1)
  }

  @Test("Tables of a tree: rows open by their arrowhead and by keys, those inside are further in") func trees() throws {
    struct Node: Identifiable {
      let id: Int
      let name: String
      var children: [Node]?
    }
    let tree = [
      Node(id: 1, name: "Root", children: [Node(id: 2, name: "Leaf")]), Node(id: 3, name: "Alone"),
    ]
    struct Page: View {
      let tree: [Node]
      @State var selection: Int?
      var body: some View {
        Table(tree, children: \.children, selection: $selection) {
          TableColumn("Name", value: \.name)
          TableColumn("Id") { Text("#\($0.id)") }
        }
        Text("selected \(selection ?? 0)")
      }
    }
    let host = table(Page(tree: tree))
    #expect(host.all(.text("Leaf")).isEmpty)
    try host.get(.role(.button)).tap()
    try host.settle()
    #expect(try host.get(.text("Leaf")).frame.minX > host.get(.text("Root")).frame.minX)
    #expect(try host.get(.text("Alone")).frame.minX == host.get(.text("Root")).frame.minX)
    #expect(try host.get(.text("#2")).frame.minX == host.get(.text("#1")).frame.minX)
    try host.get(.text("Root")).tap()
    try host.get(.role(.table)).key(.leftArrow)
    try host.settle()
    #expect(host.all(.text("Leaf")).isEmpty)
    try host.get(.role(.table)).key(.rightArrow)
    try host.get(.role(.table)).key(.downArrow)
    #expect(host.all(.text("selected 2")).count == 1)
  }

  @Test("DisclosureTableRow shows and hides rows, by a binding or on its own") func disclosure() throws {
    struct Page: View {
      @State var isOpen = true
      var body: some View {
        Button("Toggle") { isOpen.toggle() }
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          DisclosureTableRow(Person.all[0], isExpanded: $isOpen) { TableRow(Person.all[1]) }
          DisclosureTableRow(Person.all[2]) { TableRow(Person.all[3]) }
        }
      }
    }
    let host = table(Page())
    #expect(host.all(.text("Grace")).count == 1 && host.all(.text("Edsger")).isEmpty)
    try host.get(.text("Toggle")).tap()
    try host.settle()
    #expect(host.all(.text("Grace")).isEmpty)
    let arrows = host.all(.role(.button).within(.role(.table)))
    try #require(arrows.last).tap()
    try host.settle()
    #expect(host.all(.text("Edsger")).count == 1)
  }

  @Test("Every other row has a background, below the last one too, and none where that is switched off") func stripes()
    throws
  {
    let view = Table(Person.all) { TableColumn("Name", value: \.name) }
    func items<V: View>(_ view: V) -> Int { table(view).dump(.displayList).split(separator: "\n").count }
    #expect(items(view) > items(view.alternatingRowBackgrounds(.disabled)))
    #expect(items(view) == items(view.tableStyle(.inset(alternatesRowBackgrounds: true))))
    let list = List(Person.all) { Text($0.name) }.listStyle(.plain)
    #expect(items(list.alternatingRowBackgrounds()) > items(list))
  }
}
