// SPDX-License-Identifier: MIT

import EspalierDrawing
import SwiftUI
import Testing
import ViewTesting

/// Controls and focus by other routes: specification I28–I48.
@MainActor
@Suite struct ControlVariationTests {
  private final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private let log = Log()
  private let size = CGSize(width: 300, height: 400)

  private func host(_ view: some View) -> ViewHost<some View> { ViewHost(view, size: size) }

  private struct Pressing: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.background(configuration.isPressed ? Color.red : .blue).opacity(
        configuration.isPressed ? 0.5 : 1)
    }
  }

  @Test("I28: a style on a container is for all buttons inside; the nearest wins")
  func styles() throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("!")
        }
      }
    }
    struct Quiet: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onLongPressGesture(minimumDuration: 0.2) { configuration.trigger() }
      }
    }
    let host = host(
      VStack {
        Button("A") { log.add("a") }
        ForEach(0..<1, id: \.self) { _ in AnyView(Button("B") { log.add("b") }.buttonStyle(Quiet())) }
      }
      .buttonStyle(Loud()))
    #expect(host.all(.text("!")).count == 1)
    try host.get(.text("A")).tap()
    try host.get(.text("B")).tap()
    #expect(log.take() == ["a"])
    try host.get(.text("B")).press(for: .seconds(0.3))
    #expect(log.take() == ["b"])
  }

  private struct Item: Identifiable {
    let id: Int
    var isOn: Bool
    var kind: String
  }

  private struct Many: View {
    @State private var items: [Item]
    init(_ isOn: [Bool]) {
      _items = State(initialValue: isOn.enumerated().map { Item(id: $0, isOn: $1, kind: $1 ? "x" : "y") })
    }
    var body: some View {
      VStack {
        Toggle("All", sources: $items, isOn: \.isOn)
        Picker("Kind", sources: $items, selection: \.kind) {
          ForEach(["x", "y", "z"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
        Text(verbatim: items.map { "\($0.isOn ? "+" : "-")\($0.kind)" }.joined())
      }
    }
  }

  @Test("I32: three sources in a row of mixed ones: a tap sets all, another takes all")
  func toggleSources() throws {
    let host = host(Many([true, false, true]))
    let toggle = try host.get(.role(.toggle))
    #expect(toggle.value == "2")
    try toggle.tap()
    #expect(toggle.value == "1" && host.all(.text("+x+y+x")).count == 1)
    try toggle.tap()
    #expect(toggle.value == "0" && host.all(.text("-x-y-x")).count == 1)
  }

  @Test("I33: a picker of several sources that differ has no selection; what is chosen goes to all")
  func pickerSources() throws {
    let host = host(Many([true, false, true]))
    func selected() throws -> [String] {
      try ["x", "y", "z"].filter { try host.get(.role(.button, name: $0)).isSelected }
    }
    #expect(try selected() == [])
    try host.get(.role(.button, name: "z")).tap()
    #expect(try selected() == ["z"] && host.all(.text("+z-z+z")).count == 1)
  }

  @Test("I33: in a menu each value that some source has is marked, with a dash")
  func pickerSourcesMenu() throws {
    struct Menu: View {
      @State private var items = [Item(id: 0, isOn: true, kind: "x"), Item(id: 1, isOn: true, kind: "y")]
      var body: some View {
        Picker("Kind", sources: $items, selection: \.kind) { ForEach(["x", "y", "z"], id: \.self) { Text($0) } }
          .pickerStyle(.menu).labelsHidden()
      }
    }
    let host = host(Menu())
    #expect(host.all(.text("x")).isEmpty && host.all(.text("y")).isEmpty)
    try host.get(.role(.button)).tap()
    try host.settle()
    try host.get(.role(.button, name: "y")).tap()
    try host.settle()
    #expect(host.all(.text("y")).count == 1)
  }

  @Test("I33: tags of an optional selection, of another type, and of an enumeration")
  func tags() throws {
    enum Size: String, CaseIterable { case small, large }
    struct Choice: View {
      @State private var size: Size? = .large
      @State private var number: Int64 = 1
      var body: some View {
        VStack {
          Picker("Size", selection: $size) {
            Text("none").tag(Size?.none)
            ForEach(Size.allCases, id: \.self) { Text($0.rawValue).tag($0) }
          }
          Picker("Number", selection: $number) {
            Text("wrong").tag(1)
            Text("right").tag(Int64(1))
          }
          Text(verbatim: "is \(size.map(\.rawValue) ?? "nil")")
        }
        .pickerStyle(.inline)
      }
    }
    let host = host(Choice())
    #expect(try host.get(.role(.button, name: "large")).isSelected)
    #expect(try !host.get(.role(.button, name: "none")).isSelected)
    #expect(try host.get(.role(.button, name: "right")).isSelected)
    #expect(try !host.get(.role(.button, name: "wrong")).isSelected)
    try host.get(.role(.button, name: "none")).tap()
    #expect(host.all(.text("is nil")).count == 1)
    try host.get(.role(.button, name: "small")).tap()
    #expect(host.all(.text("is small")).count == 1)
  }

  @Test("I34: without tags of their own, elements are known by their ids, by key path or Identifiable")
  func implicitTags() throws {
    struct Choice: View {
      @State private var id = 2
      var body: some View {
        Picker("P", selection: $id) {
          Section {
            ForEach([Item(id: 1, isOn: true, kind: "one"), Item(id: 2, isOn: true, kind: "two")]) { Text($0.kind) }
          }
        }
        .pickerStyle(.inline)
        Text(verbatim: "is \(id)")
      }
    }
    let host = host(VStack { Choice() })
    #expect(try host.get(.role(.button, name: "two")).isSelected)
    try host.get(.role(.button, name: "one")).tap()
    #expect(host.all(.text("is 1")).count == 1)
  }

  @Test("I39, I41: optional values in a ForEach; leaving one for another keeps the other's")
  func focusInRows() throws {
    struct Rows: View {
      @FocusState private var row: Int?
      @State private var texts = ["a", "b", "c"]
      let log: Log
      var body: some View {
        List {
          ForEach(texts.indices, id: \.self) { TextField("f\($0)", text: $texts[$0]).focused($row, equals: $0) }
        }
        .onChange(of: row) { log.add("\($0.map(String.init) ?? "nil")>\($1.map(String.init) ?? "nil")") }
        Text("row \(row.map(String.init) ?? "nil")")
        Button("next") { row = row.map { $0 + 1 } ?? 0 }
      }
    }
    let host = host(VStack { Rows(log: log) })
    try host.get(.text("next")).tap()
    try host.get(.text("next")).tap()
    #expect(host.all(.text("row 1")).count == 1)
    try host.get(.label("f2")).focus()
    #expect(host.all(.text("row 2")).count == 1)
    #expect(log.take() == ["nil>0", "0>1", "1>2"])
  }

  @Test("I40: a focus that onAppear requests is given")
  func focusOnAppear() throws {
    struct Now: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("field", text: $text).focused($isFocused)
          Text(isFocused ? "focused" : "not focused")
        }
        .onAppear { isFocused = true }
      }
    }
    let host = host(Now())
    #expect(host.all(.text("focused")).count == 1)
    host.graph.events.text("x")
    try host.update()
    #expect(try host.get(.label("field")).value == "x")
  }

  @Test("I38: a submission goes up through groups and views of one's own, and no further than a scope")
  func submissions() throws {
    struct Inner: View {
      var body: some View { Group { AnyView(TextField("deep", text: .constant(""))) } }
    }
    let host = host(
      VStack {
        VStack { Inner() }.onSubmit { log.add("middle") }
        VStack { TextField("scoped", text: .constant("")).onSubmit { log.add("own") } }.submitScope().onSubmit {
          log.add("beyond")
        }
        VStack { TextField("open", text: .constant("")) }.submitScope(false)
      }
      .onSubmit { log.add("outer") })
    try host.get(.label("deep")).key(.return)
    #expect(log.take() == ["middle", "outer"])
    try host.get(.label("scoped")).key(.return)
    #expect(log.take() == ["own"])
    try host.get(.label("open")).key(.return)
    #expect(log.take() == ["outer"])
  }

  @Test("I42: in a form toggles have their switch at the trailing edge, pickers their value, buttons the whole row")
  func formStyles() throws {
    let host = host(
      Form {
        Toggle("switch", isOn: .constant(true))
        Picker("choice", selection: .constant(1)) { Text("one").tag(1) }
        LabeledContent("name", value: "Ada")
      })
    for (label, value) in [("choice", "one"), ("name", "Ada")] {
      #expect(try host.get(.text(label)).frame.minX == 36)
      #expect(try host.get(.text(value)).frame.maxX > 220)
    }
    #expect(try host.get(.role(.toggle)).frame.width == 300 - 2 * 36)
  }

  private func shownTexts(_ view: some View) -> [String] {
    ViewHost(view, size: size).displayList.texts
  }

  @Test("I43: headers of sections in lists and forms are upper-cased, unless textCase changes that; rows are not")
  func headers() {
    #expect(shownTexts(Form { Section("Account") { Text("Row") } }) == ["ACCOUNT", "Row"])
    #expect(
      shownTexts(
        List {
          Section {
            Text("Row")
          } header: {
            Text("Account").textCase(nil)
          }
        }) == ["Account", "Row"])
    #expect(shownTexts(List { Section("Account") { Text("Row") } }.listStyle(.grouped)) == ["ACCOUNT", "Row"])
  }

  @Test("I44: in a row of a form the label takes its own width, the field the rest")
  func labelsInForms() throws {
    let host = host(
      Form {
        HStack {
          Text("A").accessibilityIdentifier("short")
          TextField("first", text: .constant(""))
        }
        HStack {
          Text("A longer label").accessibilityIdentifier("long")
          TextField("second", text: .constant(""))
        }
      })
    let (short, long) = (try host.get(.identifier("short")).frame, try host.get(.identifier("long")).frame)
    let (first, second) = (try host.get(.label("first")).frame, try host.get(.label("second")).frame)
    #expect(short.width < long.width && first.minX < second.minX)
    #expect(abs(first.maxX - second.maxX) < 0.01)
  }

  @Test("I45: a group in a grid, a list and a stack is its members; modifiers on it are for each")
  func groups() throws {
    let host = host(
      HStack(spacing: 10) {
        Group {
          Color.red.accessibilityIdentifier("a")
          Group { if true { Color.blue.accessibilityIdentifier("b") } }
        }
        .frame(width: 20, height: 20).padding(5)
      })
    let (a, b) = (try host.get(.identifier("a")).frame, try host.get(.identifier("b")).frame)
    #expect(a.size == CGSize(width: 20, height: 20) && b.size == a.size)
    #expect(b.minX - a.maxX == 20)
  }

  @Test("I47: on each keystroke, also through a binding of one's own and an observable object")
  func keystrokes() throws {
    @MainActor final class Model: ObservableObject { @Published var text = "" }
    struct Fields: View {
      @StateObject private var model = Model()
      let log: Log
      var body: some View {
        VStack {
          TextField(
            "own",
            text: Binding(
              get: { model.text },
              set: {
                log.add($0); model.text = $0.uppercased()
              }))
          TextField("model", text: $model.text)
        }
        .onChange(of: model.text) { log.add("=\($1)") }
      }
    }
    let host = host(Fields(log: log))
    try host.get(.label("own")).type("ab")
    #expect(log.take() == ["a", "=A", "Ab", "=AB"])
    try host.get(.label("model")).type("c")
    #expect(log.take() == ["=ABc"])
  }

  @Test("I48: the press that a drag or a cancellation ends is no long press")
  func longPressEnds() throws {
    let host = host(
      Color.red.frame(width: 100, height: 100).onLongPressGesture {
        log.add("done")
      } onPressingChanged: {
        log.add("\($0)")
      })
    let events = host.graph.events
    events.press(at: CGPoint(x: 150, y: 200))
    try host.advance(by: .seconds(0.2))
    events.cancel()
    try host.advance(by: .seconds(1))
    #expect(log.take() == ["true", "false"])
    events.press(at: CGPoint(x: 150, y: 200))
    try host.advance(by: .seconds(0.2))
    events.move(to: CGPoint(x: 150, y: 212))
    try host.advance(by: .seconds(1))
    #expect(log.take() == ["true", "false"])
    events.release(at: CGPoint(x: 150, y: 212))
  }
}

extension DisplayList {
  /// The strings that are shown, back to front.
  fileprivate var texts: [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .text(let text, _, _): [text.string]
      case .group(let list), .effect(_, let list): list.texts
      default: []
      }
    }
  }
}
