// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Input that a program should not give the views: they go on, report what is wrong, and lose nothing.
@MainActor
@Suite("Bad input")
struct BadInputTests {
  private let size = CGSize(width: 400, height: 500)

  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  @Observable @MainActor final class Model {
    var selection: Int?
    var names: [Int: String] = [:]
    init(selection: Int? = nil) { self.selection = selection }
  }

  // MARK: - Selections

  @Test("A selection that no row has: nothing is selected, keys begin at the first row", arguments: [false, true])
  func selectionOfNoRow(isTable: Bool) throws {
    let model = Model(selection: 77)
    let selection = Binding(get: { model.selection }, set: { model.selection = $0 })
    let items = (0..<4).map { Item(id: $0, name: "Row \($0)") }
    let list = List(items, selection: selection) { Text($0.name) }
    let table = Table(items, selection: selection) { TableColumn("Name", value: \.name) }
    let host = ViewHost(Group { if isTable { table } else { list } }, size: size)
    #expect(host.all(.text("Row 1")).count == 1 && model.selection == 77)
    host.keys.press(.tab, modifiers: [])
    host.keys.press(.downArrow, modifiers: [])
    try host.settle()
    #expect(model.selection == 0)
    #expect(host.warnings.isEmpty)
  }

  @Test("A picker without the selected tag shows no option, names the tag, and chooses as ever")
  func pickerWithoutTheTag() throws {
    struct Page: View {
      @State var size = "XL"
      var body: some View {
        Picker("Size", selection: $size) {
          Text("Small").tag("S")
          Text("Medium").tag("M")
        }
        .pickerStyle(.menu)
        Text("= \(size)")
      }
    }
    let host = ViewHost(Page(), size: size)
    #expect(
      host.warnings.map(\.text) == [
        "Picker: no option has the tag of the selection, XL (String): none is shown as chosen. "
          + "Give one this tag, with the selection's type."
      ])
    #expect(host.all(.text("= XL")).count == 1)
    try host.get(.role(.button, name: "Size")).tap()
    try host.settle()
    try host.get(.text("Medium")).tap()
    try host.settle()
    #expect(host.all(.text("= M")).count == 1 && host.warnings.count == 1)
  }

  @Test("A picker of an optional that is nil needs no tag") func pickerOfNothing() throws {
    let host = ViewHost(
      Picker("Size", selection: .constant(String?.none)) { Text("Small").tag(String?.some("S")) }.pickerStyle(.menu),
      size: size)
    #expect(try host.get(.role(.button, name: "Size")).value == nil && host.warnings.isEmpty)
  }

  // MARK: - Navigation

  @Test("A path with a value that has no destination: its page is empty, the way back works, nothing is lost")
  func missingDestination() throws {
    struct Page: View {
      @State var path = NavigationPath([1])
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("bad") { path.append("text") }
            Text("\(path.count) pages")
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("number \(number)")
              Button("further") { path.append("text") }
            }
          }
        }
      }
    }
    let host = ViewHost(Page(), size: size)
    try host.settle()
    try host.get(.text("further")).tap()
    try host.settle()
    #expect(
      host.warnings.map(\.text) == [
        "No navigationDestination(for: String.self) in the stack: the page of this value is empty."
      ])
    try host.get(.role(.button, name: "Back")).tap()
    try host.settle()
    #expect(try host.get(.text("number 1")).isHittable)
    try host.get(.role(.button, name: "Back")).tap()
    try host.settle()
    #expect(try host.get(.text("0 pages")).isHittable)
  }

  // MARK: - Presentations

  @Test(
    "Two sheets at once, of two views or of one: both are there, one goes after the other", arguments: [false, true])
  func twoSheets(ofOneView: Bool) throws {
    struct Page: View {
      let isOneView: Bool
      @State var first = false
      @State var second = false
      var body: some View {
        VStack {
          Button("open") { (first, second) = (true, true) }
          Text("\(first ? "first" : "-") \(second ? "second" : "-")").accessibilityIdentifier("state")
          if isOneView {
            Color.clear.sheet(isPresented: $first) { sheet("one", $first) }
              .sheet(isPresented: $second) { sheet("two", $second) }
          } else {
            Color.clear.sheet(isPresented: $first) { sheet("one", $first) }
            Color.clear.sheet(isPresented: $second) { sheet("two", $second) }
          }
        }
      }
      func sheet(_ name: String, _ isPresented: Binding<Bool>) -> some View {
        Button("leave \(name)") { isPresented.wrappedValue = false }
      }
    }
    let host = ViewHost(Page(isOneView: ofOneView), size: size)
    try host.get(.text("open")).tap()
    try host.settle()
    let names = ["one", "two"].filter { (try? host.get(.text("leave \($0)")).isHittable) == true }
    let top = try #require(names.first)
    #expect(names.count == 1)
    try host.get(.text("leave \(top)")).tap()
    try host.settle()
    let other = top == "one" ? "two" : "one"
    #expect(host.all(.text("leave \(top)")).isEmpty)
    #expect(try host.get(.text("leave \(other)")).isHittable)
    try host.get(.text("leave \(other)")).tap()
    try host.settle()
    #expect(try host.get(.identifier("state")).text == "- -")
    #expect(try host.get(.text("open")).isHittable)
    #expect(host.warnings.isEmpty)
  }

  // MARK: - Data that goes

  @Test(
    "The row that is being edited is deleted: what is typed goes nowhere, undo writes no other row", arguments: 0...2)
  func editedRowIsDeleted(row: Int) throws {
    struct Page: View {
      let row: Int
      @State var items = ["a", "b", "c"].enumerated().map { Item(id: $0.offset, name: $0.element) }
      var body: some View {
        VStack {
          List {
            ForEach($items) { $item in TextField("Name \(item.id)", text: $item.name) }
          }
          Button("delete") { items.removeAll { $0.id == row } }.keyboardShortcut("d")
          Text(items.map(\.name).joined(separator: " ")).accessibilityIdentifier("items")
        }
      }
    }
    let host = ViewHost(Page(row: row), size: size)
    let items: () throws -> String? = { try host.get(.identifier("items")).text }
    func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command) throws {
      host.keys.press(key, modifiers: modifiers)
      try host.settle()
    }
    let (other, last) = ((row + 1) % 3, (row + 2) % 3)
    try host.get(.role(.textField, name: "Name \(row)")).type("!")
    try host.get(.role(.textField, name: "Name \(other)")).type("?")
    try host.get(.role(.textField, name: "Name \(row)")).type("x")
    try key("d")
    var rest = ["a", "b", "c"].enumerated().map { $0.element + ($0.offset == other ? "?" : "") }
    rest.remove(at: row)
    #expect(try items() == rest.joined(separator: " "))
    host.keys.type("lost")
    try host.settle()
    #expect(try items() == rest.joined(separator: " "))
    for _ in 0..<3 { try key("z") }
    let first = ["a", "b", "c"].enumerated().filter { $0.offset != row }.map(\.element).joined(separator: " ")
    #expect(try items() == first && host.warnings.isEmpty)
    try host.get(.role(.textField, name: "Name \(last)")).type(".")
    #expect(try items() == first.replacing(["a", "b", "c"][last], with: ["a", "b", "c"][last] + "."))
  }

  @Test("The identity of a bound element is edited through its binding") func identityIsEdited() throws {
    struct Page: View {
      @State var names = ["a", "b"]
      var body: some View {
        VStack {
          ForEach($names, id: \.self) { $name in
            Button("double \(name)") {
              name += name
              name += "."
            }
          }
          Text(names.joined(separator: " ")).accessibilityIdentifier("names")
        }
      }
    }
    let host = ViewHost(Page(), size: size)
    try host.get(.text("double b")).tap()
    #expect(try host.get(.identifier("names")).text == "a bb.")
  }

  @Test("A list that loses and gets rows in each frame while it scrolls goes on, and ends where its rows are")
  func mutatedWhileScrolling() throws {
    struct Page: View {
      @State var rows = Array(0..<2000)
      @State var next = 2000
      var body: some View {
        VStack {
          List(rows, id: \.self) { Text("Row \($0)") }
          Text("\(rows.count) rows")
          Button("change") {
            rows.removeAll { $0 % 7 == next % 7 }
            rows.insert(next, at: rows.count / 2)
            next += 1
          }
          .keyboardShortcut("m")
          Button("empty") { rows = [] }.keyboardShortcut("e")
        }
      }
    }
    let host = ViewHost(Page(), size: size)
    for step in 0..<60 {
      try host.get(.role(.list)).scroll(by: CGSize(width: 0, height: step < 40 ? 400 : -300))
      if step % 3 == 0 { host.keys.press("m", modifiers: .command) }
      try host.advance(by: .milliseconds(16))
      #expect(!host.all(.role(.list)).isEmpty)
    }
    try host.settle()
    #expect(host.all(.text("2000 rows")).isEmpty && host.warnings.isEmpty)
    // Scrolled to the end, and then everything goes.
    try host.get(.role(.list)).scroll(by: CGSize(width: 0, height: 100_000))
    host.keys.press("e", modifiers: .command)
    try host.settle()
    #expect(host.all(.text("0 rows")).count == 1 && host.warnings.isEmpty)
  }

  // MARK: - Values

  @Test("A date out of its range is shown as it is; the next step is in the range", arguments: [-1, 1])
  func dateOutOfRange(side: Int) throws {
    let day = 86_400.0
    let range = Date(timeIntervalSince1970: 100 * day)...Date(timeIntervalSince1970: 110 * day)
    struct Page: View {
      @State var date: Date
      let range: ClosedRange<Date>
      var body: some View {
        DatePicker("Due", selection: $date, in: range, displayedComponents: .date)
        Text("day \(Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))").accessibilityIdentifier("day")
      }
    }
    let start = Date(timeIntervalSince1970: side < 0 ? 20 * day : 300 * day)
    let host = ViewHost(
      Page(date: start, range: range).environment(\.timeZone, TimeZone(identifier: "UTC")!), size: size)
    #expect(try host.get(.identifier("day")).text == "day \(side < 0 ? 20 : 300)")
    try host.get(.role(.button, name: "Due")).adjust(.increment)
    #expect(try host.get(.identifier("day")).text == (side < 0 ? "day 100" : "day 110"))
    try host.get(.role(.button, name: "Due")).adjust(.decrement)
    #expect(try host.get(.identifier("day")).text == (side < 0 ? "day 100" : "day 109"))
    try host.get(.role(.button, name: "Due")).tap()
    try host.settle()
    #expect(host.warnings.isEmpty)
  }
}
