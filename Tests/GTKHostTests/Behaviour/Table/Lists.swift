// SPDX-License-Identifier: MIT

import SwiftUI

/// Lists and tables: what is selected, opened, moved, deleted.
@MainActor
enum Lists {
  static let all = selections + tables + changes + drags

  private static let fruits = ["Apple", "Pear", "Plum", "Quince"]

  // MARK: - Selection

  private static let selections = [
    Case("List, one selected", String?.none) { selection in
      List(selection: selection) {
        Section("Fruit") { ForEach(fruits, id: \.self) { Text($0) } }
        Section("Others") { Text("Rice").tag("Rice") }
      }
    }
    .pointer(.click(.row("Pear")), .state(some("Pear")), .click(.row("Rice")), .state(some("Rice")))
    .keys(
      .tab(to: .list("")), .key("Down"), .state(some("Apple")), .keys(["Down", "Down"]), .state(some("Plum")),
      .key("End"), .state(some("Rice")), .key("Home"), .state(some("Apple")), .key("q"), .state(some("Quince"))
    )
    .reader(.press(.row("Plum")), .state(some("Plum"))),
    Case("List, several selected", Names()) { selection in
      List(fruits, id: \.self, selection: selection.all) { Text($0) }
    }
    .pointer(
      .click(.row("Apple")), .state("Apple"), .click(.row("Plum"), holding: "ctrl"), .state("Apple Plum"),
      .click(.row("Quince"), holding: "shift"), .state("Plum Quince"), .click(.row("Pear")), .state("Pear")
    )
    .keys(
      .tab(to: .list("")), .key("Down"), .state("Apple"), .keys(["shift+Down"]), .state("Apple Pear"),
      .keys(["ctrl+a"]), .state("Apple Pear Plum Quince")
    )
    .reader(.press(.row("Plum")), .state("Plum")),
    Case("List, outline", String?.none) { selection in
      List([Branch.tree], children: \.children, selection: selection) { Text($0.id) }
    }
    .pointer(.click(.row("Tree"), x: 0.5), .state(some("Tree")))
    .keys(
      .tab(to: .list("")), .key("Down"), .state(some("Tree")), .key("Right"), .see(.row("Leaf")), .key("Right"),
      .state(some("Leaf")), .key("Left"), .state(some("Tree")), .key("Left"), .miss(.row("Leaf"))
    )
    .reader(.press(.row("Tree")), .state(some("Tree"))),
    Case("List, primary action", "") { done in
      List(selection: .constant(Set<String>())) { ForEach(fruits, id: \.self) { Text($0) } }
        .contextMenu(forSelectionType: String.self) { ids in
          Button("Note") { done.wrappedValue = "note \(ids.sorted().joined())" }
        } primaryAction: { ids in
          done.wrappedValue = "open \(ids.sorted().joined())"
        }
    }
    .pointer(
      .click(.row("Pear"), times: 2), .state("open Pear"), .secondaryClick(.row("Plum")), .click(.menuItem("Note")),
      .state("note Plum")
    )
    .reader(.act("show menu", .row("Plum")), .press(.menuItem("Note")), .state("note Plum")),
  ]

  // MARK: - Tables

  private static let tables = [
    Case("Table", TableState()) { state in
      SwiftUI.Table(
        City.all.sorted(using: state.wrappedValue.order), selection: state.selection, sortOrder: state.order
      ) {
        TableColumn("Name", value: \.id)
        TableColumn("People", value: \.people) { Text("\($0.people)") }
      }
    }
    .pointer(
      .click(.tableRow("Oslo, 7")), .state("Oslo; Bonn Oslo Rome"), .click(.button("People")),
      .state("Oslo; Bonn Oslo Rome")
    )
    .keys(.tab(to: .table("")), .key("Down"), .state("Bonn; Bonn Oslo Rome"))
    .reader(.press(.tableRow("Rome, 28")), .state("Rome; Bonn Oslo Rome")),
    Case("Table, sections", "") { selection in
      SwiftUI.Table(of: City.self, selection: Binding(get: { nil }, set: { selection.wrappedValue = $0 ?? "" })) {
        TableColumn("Name", value: \.id)
      } rows: {
        Section("North") { TableRow(City.all[1]) }
        Section("South") { TableRow(City.all[0]) }
      }
    }
    .pointer(.see(.heading("South")), .click(.heading("South")), .state(""), .click(.tableRow("Rome")), .state("Rome"))
    .keys(.tab(to: .table("")), .key("Down"), .state("Oslo"), .key("End"), .state("Rome"))
    .reader(.press(.tableRow("Rome")), .state("Rome")),
  ]

  // MARK: - Changes

  private static let changes = [
    Case("onDelete", fruits) { fruits in
      List {
        ForEach(fruits.wrappedValue, id: \.self) { Text($0) }.onDelete { fruits.wrappedValue.remove(atOffsets: $0) }
      }
    }
    .reader(.act("Delete", .row("Pear")), .state("\(["Apple", "Plum", "Quince"])")),
    Case("onDeleteCommand", "Pear") { text in
      List(selection: .constant(Optional("Pear"))) { ForEach(fruits, id: \.self) { Text($0) } }
        .onDeleteCommand { text.wrappedValue = "deleted" }
    }
    .keys(.tab(to: .list("")), .key("Delete"), .state("deleted")),
    Case("swipeActions", "") { done in
      List {
        Text("Letter").swipeActions { Button("Archive") { done.wrappedValue = "archived" } }
        Text("Card").draggable("card").swipeActions { Button("Erase") { done.wrappedValue = "erased" } }
      }
    }
    .pointer(
      .wheel(.row("Letter"), right: 2), .click(.row("Letter"), x: 1.03), .state("archived"),
      .wheel(.row("Card"), right: 2), .click(.row("Card"), x: 1.03), .state("erased")
    )
    .reader(.act("Archive", .row("Letter")), .state("archived")),
    Case("contextMenu", "") { done in
      List { Text("Letter").contextMenu { Button("Open") { done.wrappedValue = "opened" } } }
    }
    // The middle of the row is beside the text.
    .pointer(.secondaryClick(.row("Letter")), .click(.menuItem("Open")), .state("opened"))
    .reader(.act("show menu", .text("Letter")), .press(.menuItem("Open")), .state("opened")),
    Case("EditButton", fruits) { fruits in
      VStack {
        EditButton()
        List {
          ForEach(fruits.wrappedValue, id: \.self) { Text($0) }.onDelete { fruits.wrappedValue.remove(atOffsets: $0) }
        }
      }
    }
    // The mode is the window's, and stays.
    .pointer(.click(.button("Edit")), .see(.button("Done")), .click(.button("Done")), .see(.button("Edit")))
    .keys(.tab(to: .button("Edit")), .key("space"), .see(.button("Done")), .key("space"), .see(.button("Edit")))
    .reader(.press(.button("Edit")), .press(.button("Done")), .see(.button("Edit"))),
    Case("onMove", fruits) { fruits in
      List {
        ForEach(fruits.wrappedValue, id: \.self) { Text($0) }.onMove {
          fruits.wrappedValue.move(fromOffsets: $0, toOffset: $1)
        }
      }
    }
    .pointer(.drag(.row("Apple"), byY: 60), .state("\(["Pear", "Apple", "Plum", "Quince"])"))
    .reader(.act("Move Down", .row("Apple")), .state("\(["Pear", "Apple", "Plum", "Quince"])")),
  ]

  // MARK: - Drag and drop

  private static let drags = [
    Case("draggable, dropDestination", "") { dropped in
      VStack(spacing: 0) {
        Text("Card").frame(width: 200, height: 60).background(.yellow).draggable("card")
        Text("Box").frame(width: 200, height: 60).background(.gray)
          .dropDestination(for: String.self) { items, _ in
            dropped.wrappedValue = items.joined()
            return true
          }
      }
    }
    .pointer(.drag(.text("Card"), byY: 60), .state("card"))
  ]

  static func some(_ text: String) -> String { "Optional(\"\(text)\")" }

  private struct Names: CustomStringConvertible {
    var all: Set<String> = []
    var description: String { all.sorted().joined(separator: " ") }
  }

  private struct Branch: Identifiable {
    let id: String
    var children: [Branch]?
    static let tree = Branch(id: "Tree", children: [Branch(id: "Leaf"), Branch(id: "Bud")])
  }

  private struct City: Identifiable {
    let id: String
    let people: Int
    static let all = [City(id: "Rome", people: 28), City(id: "Oslo", people: 7), City(id: "Bonn", people: 3)]
  }

  private struct TableState: CustomStringConvertible {
    var selection: String?
    var order = [KeyPathComparator(\City.id)]
    var description: String {
      "\(selection ?? ""); \(City.all.sorted(using: order).map(\.id).joined(separator: " "))"
    }
  }
}
