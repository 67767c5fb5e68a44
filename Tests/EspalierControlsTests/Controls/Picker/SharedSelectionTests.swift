// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Toggles and pickers of several sources, and the tags of what is chosen: specification I32–I34.
@MainActor
struct SharedSelectionTests {
  private let size = CGSize(width: 300, height: 400)

  private func host(_ view: some View) -> ViewHost<some View> { ViewHost(view, size: size) }

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
}
