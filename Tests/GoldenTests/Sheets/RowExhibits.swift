// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

extension Exhibit {
  /// Rows of lists, forms and tables: their styles, states, and what is done to them.
  static let rows: [Exhibit] = [
    Exhibit("list", 300, 330) { Rows() },
    Exhibit("list-plain", 300, 330) { Rows().listStyle(.plain) },
    Exhibit("list-inset", 300, 330) { Rows().listStyle(.inset) },
    Exhibit("list-grouped", 300, 330) { Rows().listStyle(.insetGrouped) },
    Exhibit("list-compact", 300, 330) { Rows().listStyle(.insetGrouped).listSectionSpacing(.compact) },
    Exhibit("list-selected", 260, 120) {
      List(0..<2, id: \.self, selection: .constant(0)) { Text("Row \($0)") }.listStyle(.inset)
    },
    Exhibit("list-selected-grouped", 260, 140) {
      List(0..<2, id: \.self, selection: .constant(0)) { Text("Row \($0)") }.listStyle(.insetGrouped)
    },
    Exhibit("list-hovered", 260, 100) {
      List(0..<2, id: \.self, selection: .constant(0)) { Text("Row \($0)") }.listStyle(.plain)
    } events: {
      $0.pointer.hover(at: CGPoint(x: 100, y: 60))
    },
    Exhibit("badge-prominent", 300, 120) {
      List { Text("Row").badge(12).badgeProminence(.increased) }
    },
    Exhibit("subtitle", 300, 120) {
      List {
        LabeledContent {
          Text("Value")
        } label: {
          Text("Title")
          Text("Subtitle")
        }
        Picker(selection: .constant(1)) {
          Text("Small").tag(1)
        } label: {
          Text("Title")
          Text("Subtitle")
        }
      }
    },
    Exhibit("list-inset-hovered", 260, 120) {
      List(0..<2, id: \.self, selection: .constant(0)) { Text("Row \($0)") }.listStyle(.inset)
    } events: {
      $0.pointer.press(at: CGPoint(x: 100, y: 60))
    },
    Exhibit("links", 300, 160) {
      NavigationStack {
        List {
          NavigationLink("Link", value: 1)
          NavigationLink(value: 2) {
            VStack(alignment: .leading) {
              Text("Title")
              Text("Subtitle").font(.subheadline)
            }
          }
          .badge(12)
        }
      }
    },
    Exhibit("link-pressed", 300, 100) {
      NavigationStack { List { NavigationLink("Link", value: 1) }.listStyle(.plain) }
    } events: { host in
      let frame = try host.get(.text("Link")).frame
      host.pointer.press(at: CGPoint(x: frame.midX, y: frame.midY), isTouch: true)
    },
    Exhibit("tree", 260, 180) {
      List { DisclosureGroup("Group", isExpanded: .constant(true)) { Text("Child") } }
    },
    Exhibit("tree-edge", 200, 100) {
      List { DisclosureGroup("Group") { Text("Child") } }.listStyle(.plain)
    } events: { host in
      let frame = try host.get(.text("Group")).frame
      host.pointer.press(at: CGPoint(x: frame.minX - 22, y: frame.midY))
      host.pointer.release(at: CGPoint(x: frame.minX - 22, y: frame.midY))
    },
    Exhibit("labels", 300, 140) {
      List {
        Label("House", systemImage: "house")
        Label("Star", systemImage: "star")
        LabeledContent("Label", value: "Value")
      }
    },
    swiped("swiped") { _ in },
    swiped("swiped-pressed") { host in
      let frame = try host.get(.role(.button, name: "Delete")).frame
      host.pointer.press(at: CGPoint(x: frame.midX, y: frame.midY))
    },
    Exhibit("editing", 300, 160) { Editable().environment(\.editMode, .constant(.active)) },
    lifted("lifted", rest: 1) { _ in },
    lifted("held", rest: 0) { $0.pointer.move(to: CGPoint(x: 100, y: 95)) },
    lifted("dropped", rest: 0.1) { $0.pointer.release(at: CGPoint(x: 100, y: 110)) },
    Exhibit("form-columns", 420, 280) { Settings().formStyle(.columns) },
    Exhibit("form-columns-wide", 900, 160) { Settings().formStyle(.columns) },
    Exhibit("form-columns-long", 700, 160) {
      Form {
        TextField("A label which is longer than what a column of labels may be, so it wraps", text: .constant(""))
      }
      .formStyle(.columns)
    },
    Exhibit("form-grouped", 420, 520) { Settings().formStyle(.grouped) },
    Exhibit("form-wide", 900, 420) { Settings().formStyle(.grouped) },
    Exhibit("form-large-text", 420, 520) {
      Settings().formStyle(.grouped).environment(\.dynamicTypeSize, .accessibility2)
    },
    Exhibit("form-pickers", 360, 420) { Choices() },
    Exhibit("table", 360, 140) {
      Table([Planet(id: 1, name: "Mars"), Planet(id: 2, name: "Venus")], selection: .constant(1)) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { Text("\($0.id)") }
      }
    },
  ]

  private static func swiped(
    _ name: String, events: @escaping @MainActor @Sendable (ViewHost<AnyView>) throws -> Void
  ) -> Exhibit {
    Exhibit(name, 300, 100) {
      List {
        Text("Row").swipeActions {
          Button("Delete", role: .destructive) {}
          Button("Flag", systemImage: "flag") {}.tint(.orange)
        }
      }
      .listStyle(.plain)
    } events: { host in
      try host.get(.text("Row")).drag(by: CGSize(width: -150, height: 0))
      try host.advance(by: .seconds(1))
      try events(host)
    }
  }

  private static func lifted(
    _ name: String, rest: Double, events: @escaping @MainActor @Sendable (ViewHost<AnyView>) throws -> Void
  ) -> Exhibit {
    Exhibit(name, 300, 160, rest: rest) {
      Editable().environment(\.editMode, .constant(.active))
    } events: { host in
      let frame = try host.get(.text("Row 0")).frame
      let start = CGPoint(x: frame.midX, y: frame.midY)
      host.pointer.press(at: start)
      try host.advance(by: .seconds(1))
      for step in 1...6 {
        host.pointer.move(to: CGPoint(x: start.x, y: start.y + 6 * CGFloat(step)))
        try host.advance(by: .seconds(0.1))
      }
      try events(host)
    }
  }
}

private struct Planet: Identifiable {
  let id: Int
  let name: String
}

private struct Rows: View {
  var body: some View {
    List {
      Section("Header") {
        Text("Row").badge(3)
        Text("Row")
      }
      Section {
        Text("Row")
      } header: {
        Text("Second header")
      } footer: {
        Text("A footer below its rows")
      }
      Section { Text("Row without header") }
    }
  }
}

private struct Editable: View {
  @State private var rows = [0, 1, 2]

  var body: some View {
    List {
      ForEach(rows, id: \.self) { Text("Row \($0)") }
        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { rows.remove(atOffsets: $0) }
    }
    .listStyle(.plain)
  }
}

private struct Settings: View {
  var body: some View {
    Form {
      Section("Section") {
        TextField("Name", text: .constant("Ada"))
        Toggle("Switch", isOn: .constant(true))
        Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
        LabeledContent("Label", value: "Value")
        Button("Button") {}
      }
      Section {
        Slider(value: .constant(0.5)) { Text("Slider") }
        Stepper("Stepper", value: .constant(2))
        Day(parts: .date)
        ProgressView("Progress", value: 0.5)
      } footer: {
        Text("Footer")
      }
    }
  }
}

private struct Choices: View {
  var body: some View {
    Form {
      Picker("Inline", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.inline)
      Picker("Segments", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
    }
    .formStyle(.grouped)
  }
}
