// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierGTK

/// The elements of a window that screen readers receive. Needs no display.
@MainActor
@Suite struct AccessibleOutlineTests {
  private func outline(_ view: some View, width: CGFloat = 300, height: CGFloat = 400) -> [AccessibleItem] {
    let host = ViewHost(view, size: CGSize(width: width, height: height))
    return AccessibleOutline.items(host.graph.accessibilityNodes, size: host.size)
  }

  private func lines(_ items: [AccessibleItem], _ indent: String = "") -> [String] {
    items.flatMap { item in
      ["\(indent)\(item.form.role) \(item.properties.name)"] + lines(item.children, indent + "  ")
    }
  }

  @Test("Containers that mean nothing are left out, the others hold what is in them")
  func containers() {
    let view = VStack {
      HStack { Text("One").accessibilityIdentifier("1") }.accessibilityIdentifier("row")
      HStack { Text("Two") }.accessibilityElement(children: .contain).accessibilityLabel("Box")
      HStack { Color.red }.accessibilityElement(children: .contain)
      Text("").accessibilityIdentifier("nothing")
    }
    #expect(lines(outline(view)) == ["label One", "group Box", "  label Two"])
  }

  @Test("A combined element has the actions of its buttons, by their names")
  func combined() {
    let view = HStack {
      Text("Mail")
      Button("Reply") {}
      Button("Delete") {}
    }
    let items = outline(view.accessibilityElement(children: .combine))
    #expect(lines(items) == ["group Mail, Reply, Delete"])
    #expect(items.map(\.form.actions) == [["Reply", "Delete"]])
  }

  @Test("Priorities count in plain stacks, with identifiers and without")
  func priorities() {
    let view = VStack {
      Text("back")
      Text("middle").accessibilitySortPriority(1).accessibilityIdentifier("middle")
      Text("front").accessibilitySortPriority(2)
    }
    #expect(lines(outline(view)) == ["label front", "label middle", "label back"])
  }

  @Test("A table has a row of headers, then rows of cells, and each row is called by its cells")
  func tables() {
    struct City: Identifiable {
      let id: Int
      let name: String
    }
    let view = Table([City(id: 1, name: "Rome"), City(id: 2, name: "Oslo")], selection: .constant(2)) {
      TableColumn("Name", value: \.name)
      TableColumn("Action") { _ in Button("Go") {} }
    }
    let items = outline(view)
    #expect(
      lines(items) == [
        "table ", "  tableRow Name, Action", "    columnHeader Name", "    columnHeader Action", "  tableRow Rome, Go",
        "    cell Rome", "    cell Go", "      button Go", "  tableRow Oslo, Go", "    cell Oslo", "    cell Go",
        "      button Go",
      ])
    #expect(items[0].children.map(\.properties.isSelected) == [nil, false, true])
  }

  @Test("A list and a table are called by their label", arguments: [false, true])
  func names(isTable: Bool) {
    struct City: Identifiable { let id: Int }
    let view = Group {
      if isTable {
        Table([City(id: 1)]) { TableColumn("Name") { Text("\($0.id)") } }
      } else {
        List(0..<2, id: \.self) { Text("\($0)") }
      }
    }
    let items = outline(view.accessibilityLabel("Cities").navigationTitle("Page"))
    #expect(items.first { $0.form.role == (isTable ? .table : .list) }?.properties.name == "Cities")
  }

  @Test("Of ten thousand rows only those near the viewport are given")
  func farAway() {
    let list = outline(List(0..<10_000, id: \.self) { Text("Row \($0)") })
    #expect(list.map(\.form.role) == [.list])
    #expect(list[0].children.count < 40)
    #expect(list[0].children.first?.properties.name == "Row 0")
    // Also where all of them are there.
    let stack = outline(ScrollView { VStack { ForEach(0..<2000, id: \.self) { Text("Row \($0)") } } })
    #expect(stack[0].children.count < 40)
    #expect(stack[0].form.actions == ["scroll down", "scroll up"])
  }

  @Test("A row of text alone is one element; another holds what can be used")
  func rows() {
    let list = outline(
      List {
        HStack {
          Text("Name")
          Text("Value")
        }
        HStack {
          Text("Name")
          Button("Change") {}
        }
      })
    #expect(
      lines(list) == [
        "list ", "  listItem Name, Value", "  listItem Name, Change", "    label Name", "    button Change",
      ])
  }

  @Test("Menus, tabs and choices have their roles")
  func kinds() throws {
    let choice = Picker("Size", selection: .constant("M")) { ForEach(["S", "M"], id: \.self) { Text($0) } }
    let segments = outline(choice.pickerStyle(.segmented))
    #expect(lines(segments) == ["group Size", "  radio S", "  radio M"])
    #expect(segments[0].children.map(\.properties.check) == [.off, .on])
    #expect(lines(outline(choice)) == ["comboBox Size, M"])
    let tabs = outline(TabView { Text("A").tabItem { Text("First") } })
    #expect(lines(tabs) == ["label A", "tabList ", "  tab First"])
    #expect(tabs.last?.children[0].properties.isSelected == true)

    let host = ViewHost(
      Menu("More") {
        Toggle("On", isOn: .constant(true)); Button("Go") {}
      }, size: CGSize(width: 200, height: 200))
    try host.get(.role(.button)).tap()
    try host.settle()
    let menu = AccessibleOutline.items(host.graph.accessibilityNodes, size: host.size)
    #expect(lines(menu) == ["comboBox More", "menu ", "  menuItemCheckbox On", "  menuItem Go"])
  }

  @Test("Values are part of the name where no other property has them")
  func values() {
    let view = VStack {
      Text("Battery").accessibilityValue("80 percent")
      Toggle("Light", isOn: .constant(true))
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
      Slider(value: .constant(0.5)) { Text("Volume") }
      Text("Stars").accessibilityValue("3 of 5").accessibilityAdjustableAction { _ in }
    }
    let items = outline(view)
    #expect(
      items.map(\.properties.name) == ["Battery, 80 percent", "Light", "More", "Inside", "Volume", "Stars, 3 of 5"])
    #expect(items[1].properties.check == .on)
    #expect(items[2].properties.isExpanded == true)
    #expect(items[4].properties.number == .init(value: 0.5, lower: 0, upper: 1, step: 0))
    #expect(items[5].form.role == .slider)
  }

  @Test("Elements keep their identity while others come and go")
  func identity() throws {
    struct Page: View {
      @State var shows = false
      var body: some View {
        if shows { Text("New") }
        Button("Show") { shows = true }
      }
    }
    let host = ViewHost(VStack { Page() }, size: CGSize(width: 100, height: 100))
    let before = AccessibleOutline.items(host.graph.accessibilityNodes, size: host.size)
    try host.get(.role(.button)).tap()
    let after = AccessibleOutline.items(host.graph.accessibilityNodes, size: host.size)
    #expect(before.count == 1)
    #expect(after.count == 2)
    #expect(after[1].id == before[0].id)
  }
}
