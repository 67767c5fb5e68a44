// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierContent
@testable import EspalierControls
@testable import EspalierNavigation
@testable import EspalierPrimitives

/// Columns are sorted by, widened, moved and hidden at their headers (documentation of `Table`,
/// `TableColumnCustomization` and `TableColumnCustomizationBehavior`).
@MainActor
@Suite("Columns of tables") struct TableColumnTests {
  private let size = CGSize(width: 616, height: 300)

  // MARK: - Sorting

  private struct Sorted: View {
    @State private var people = Person.all
    @State private var order = [KeyPathComparator(\Person.name)]
    var body: some View {
      Table(people, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Note") { _ in Text("note") }
      }
      .onChange(of: order, initial: true) { people.sort(using: order) }
      Text(order.map { "\($0.keyPath == \Person.age ? "age" : "name") \($0.order == .forward)" }.joined(separator: ","))
    }
  }

  @Test("A press on a header sorts by its column, another one the other way round") func sorting() throws {
    let host = ViewHost(Sorted(), size: size)
    func names() throws -> [String] {
      try Person.all.map(\.name).sorted { try host.get(.text($0)).frame.minY < host.get(.text($1)).frame.minY }
    }
    let (name, age) = try (
      host.get(.role(.columnHeader, name: "Name")), host.get(.role(.columnHeader, name: "Age"))
    )
    #expect(try names() == ["Ada", "Alan", "Edsger", "Grace"])
    #expect(name.value == "ascending" && age.value == nil)
    try name.tap()
    try host.settle()
    #expect(try names() == ["Grace", "Edsger", "Alan", "Ada"])
    #expect(name.value == "descending")
    try age.tap()
    try host.settle()
    #expect(try names() == ["Ada", "Alan", "Edsger", "Grace"])
    #expect(name.value == nil && age.value == "ascending")
    // The order before decides among equal values.
    #expect(host.all(.text("age true,name false")).count == 1)
    try host.get(.role(.columnHeader, name: "Note")).tap()
    #expect(host.all(.text("age true,name false")).count == 1)
    try age.perform("activate")
    #expect(host.all(.text("age false,name false")).count == 1)
  }

  @Test("Columns sort by comparators of values and of whole rows, too") func comparators() throws {
    struct ByLength: SortComparator, Hashable {
      var order = SortOrder.forward
      func compare(_ a: Person, _ b: Person) -> ComparisonResult {
        let (x, y) = order == .forward ? (a.name.count, b.name.count) : (b.name.count, a.name.count)
        return x < y ? .orderedAscending : x > y ? .orderedDescending : .orderedSame
      }
    }
    struct Page: View {
      @State var order = [ByLength()]
      var body: some View {
        Table(Person.all.sorted(using: order), sortOrder: $order) {
          TableColumn("Name", sortUsing: ByLength()) { Text($0.name) }
          TableColumn("City", value: \.city)
        }
      }
    }
    let host = ViewHost(Page(), size: size)
    try host.get(.role(.columnHeader, name: "Name")).tap()
    try host.settle()
    #expect(try host.get(.text("Edsger")).frame.minY < host.get(.text("Ada")).frame.minY)
  }

  // MARK: - Widths

  private func resolve(_ columns: [TableColumnWidth], _ width: CGFloat) -> [CGFloat] {
    TableColumnWidth.resolve(columns, in: width)
  }

  @Test("Widths: fixed, ideal, and equal shares between bounds") func resolving() {
    let open = TableColumnWidth()
    let ideal = TableColumnWidth(min: 50, ideal: 100, max: 200)
    #expect(resolve([open, open], 300) == [150, 150])
    #expect(resolve([.fixed(60), open, open], 300) == [60, 120, 120])
    #expect(resolve([ideal, open], 300) == [100, 200])
    #expect(resolve([TableColumnWidth(max: 50), open, open], 300) == [50, 125, 125])
    #expect(resolve([TableColumnWidth(min: 200), open, open], 300) == [200, 50, 50])
    // Too wide and too narrow for the ideal widths.
    #expect(resolve([ideal, ideal], 300) == [150, 150])
    #expect(resolve([ideal, ideal], 900) == [200, 200])
    #expect(resolve([ideal, TableColumnWidth(min: 100, ideal: 200)], 260) == [80, 180])
    #expect(resolve([ideal, open], 120) == [60, 60])
    #expect(resolve([ideal, open], 20) == [50, 40])
    // A column without an ideal width stays readable while those with one can be narrower.
    #expect(resolve([open, ideal, ideal], 240) == [80, 80, 80])
    #expect(resolve([open, ideal, ideal], 145) == [45, 50, 50])
    // A column without an ideal width takes all of a moderate width, and shares that of a wide table.
    #expect(resolve([open, TableColumnWidth(ideal: 100)], 500) == [400, 100])
    #expect(resolve([open, TableColumnWidth(ideal: 100)], 700) == [500, 200])
    #expect(resolve([open, ideal], 920) == [720, 200])
    #expect(resolve([open, .fixed(100)], 920) == [820, 100])
    // A resized column has its width.
    #expect(resolve([TableColumnWidth(resized: 70), open], 300) == [70, 230])
    #expect(resolve([TableColumnWidth(min: 80, resized: 70), open], 300) == [80, 220])
    #expect(resolve([], 300) == [])
  }

  @Test("Widths never lie outside of their bounds, and fill the space where they can") func resolvingAnything() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let columns = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        let (a, b) = (CGFloat.random(in: 0...200, using: &random), CGFloat.random(in: 0...200, using: &random))
        return TableColumnWidth(
          min: min(a, b), ideal: Bool.random(using: &random) ? CGFloat.random(in: 0...250, using: &random) : nil,
          max: Bool.random(using: &random) ? max(a, b) : .infinity)
      }
      let space = CGFloat.random(in: 0...1000, using: &random)
      let widths = resolve(columns, space)
      let (least, most) = (columns.reduce(0) { $0 + $1.min }, columns.reduce(0) { $0 + $1.max })
      for (column, width) in zip(columns, widths) { #expect(width == column.clamped(width), "\(columns) \(space)") }
      let sum = widths.reduce(0, +)
      #expect(abs(sum - min(max(space, least), most)) < 1e-6, "\(columns) in \(space): \(widths)")
    }
  }

  @Test("Dragging the edge of a header widens its column; a double click gives it its own width back")
  func resizing() throws {
    let host = ViewHost(
      Table(Person.all) {
        TableColumn("Name", value: \.name).width(min: 100, ideal: 150)
        TableColumn("City", value: \.city)
        TableColumn("Fixed") { _ in Text("x") }.width(100)
      }, size: size)
    func header(_ name: String) throws -> CGRect { try host.get(.role(.columnHeader, name: name)).frame }
    func drag(_ name: String, by distance: CGFloat) throws {
      let frame = try header(name)
      let start = CGPoint(x: frame.maxX - 1, y: frame.midY)
      host.graph.makeCurrent()
      host.pointer.press(at: start)
      for step in 1...4 {
        host.pointer.move(to: CGPoint(x: start.x + distance * CGFloat(step) / 4, y: start.y))
      }
      host.pointer.release(at: CGPoint(x: start.x + distance, y: start.y))
    }
    #expect(try header("Name").width == 150)
    try drag("Name", by: 60)
    #expect(abs(try header("Name").width - 210) <= 1)
    #expect(abs(try header("City").width - 290) <= 1)
    try drag("Name", by: -500)
    #expect(try header("Name").width == 100)
    try drag("Fixed", by: -50)
    #expect(try header("Fixed").width == 100)
  }

  // MARK: - Customization

  private struct Custom: View {
    @State var customization = TableColumnCustomization<Person>()
    var body: some View {
      Table(Person.all, columnCustomization: $customization) {
        TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
        TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
        TableColumn("City", value: \.city).customizationID("city")
        TableColumn("Id") { Text("#\($0.id)") }.customizationID("id").defaultVisibility(.hidden)
        TableColumn("Fixed") { _ in Text("x") }
      }
      HStack {
        Button("Hide age") { customization[visibility: "age"] = .hidden }
        Button("Reset") { customization.resetOrder() }
        Text("age \(customization[visibility: "age"] == .hidden)")
      }
    }
  }

  private func titles<V: View>(_ host: ViewHost<V>) -> [String] {
    host.all(.role(.columnHeader)).sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.label)
  }

  @Test("Columns with an identity are moved by dragging their headers, and come back to the order of the code")
  func moving() throws {
    let host = ViewHost(Custom(), size: size)
    #expect(titles(host) == ["Name", "Age", "City", "Fixed"])
    try host.get(.role(.columnHeader, name: "Name")).drag(to: host.get(.role(.columnHeader, name: "City")))
    try host.settle()
    #expect(titles(host) == ["Age", "City", "Name", "Fixed"])
    #expect(try host.get(.text("London")).frame.minX < host.get(.text("Ada")).frame.minX)
    try host.get(.role(.columnHeader, name: "Name")).drag(by: CGSize(width: -150, height: 0))
    try host.settle()
    #expect(titles(host) == ["Age", "Name", "City", "Fixed"])
    // One without an identity stays where it is, and others do not go beyond it.
    try host.get(.role(.columnHeader, name: "Fixed")).drag(by: CGSize(width: -300, height: 0))
    try host.settle()
    #expect(titles(host) == ["Age", "Name", "City", "Fixed"])
    try host.get(.text("Reset")).tap()
    #expect(titles(host) == ["Name", "Age", "City", "Fixed"])
  }

  @Test("The menu of the headers shows and hides columns, and so does the program") func hiding() throws {
    let host = ViewHost(Custom(), size: size)
    try host.get(.text("Hide age")).tap()
    #expect(titles(host) == ["Name", "City", "Fixed"])
    #expect(host.all(.text("85")).isEmpty)
    try host.get(.role(.columnHeader, name: "City")).secondaryTap()
    // Name cannot be hidden, Fixed has no identity.
    #expect(host.all(.role(.toggle)).compactMap(\.label).sorted() == ["Age", "City", "Id"])
    try host.get(.role(.toggle, name: "Age")).tap()
    try host.settle()
    #expect(titles(host) == ["Name", "Age", "City", "Fixed"])
    #expect(host.all(.text("age false")).count == 1)
    try host.get(.role(.columnHeader, name: "City")).secondaryTap()
    try host.get(.role(.toggle, name: "Id")).tap()
    try host.settle()
    #expect(titles(host) == ["Name", "Age", "City", "Id", "Fixed"])
  }

  @Test("What a user has made of the columns is kept as JSON, and read by a later version of the program")
  func keeping() throws {
    var customization = TableColumnCustomization<Person>()
    customization[visibility: "age"] = .hidden
    customization[width: "name"] = 90
    customization.order = ["gone", "city", "name"]
    let data = try JSONEncoder().encode(customization)
    let read = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data)
    #expect(read == customization && read[visibility: "age"] == .hidden && read[visibility: "x"] == .automatic)
    let host = ViewHost(Custom(customization: read), size: size)
    // A column that the order does not have follows the one before it in the code.
    #expect(titles(host) == ["City", "Name", "Fixed"])
    #expect(try host.get(.role(.columnHeader, name: "Name")).frame.width == 90)
  }
}
