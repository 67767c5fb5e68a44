// SPDX-License-Identifier: MIT

import SwiftUI

/// A row of the long lists and tables.
struct BenchItem: Identifiable {
  let id: Int
  var name: String { "Item \(id)" }

  static let all = (0..<100_000).map { BenchItem(id: $0) }
}

/// A long list of which a window shows a small part, with a selection.
struct LongList: View {
  var items = BenchItem.all
  @State private var selection: Set<Int> = []
  var body: some View {
    List(items, selection: $selection) { item in
      HStack {
        Text(item.name)
        Spacer()
        Text("\(item.id * 7)").foregroundStyle(.secondary)
      }
    }
  }
}

/// A long table of four columns, with a selection and a sort order.
struct LongTable: View {
  @State private var selection: Set<Int> = []
  @State private var order = [KeyPathComparator(\BenchItem.id)]
  var body: some View {
    Table(BenchItem.all, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Number", value: \.id) { Text("\($0.id)") }.width(80)
      TableColumn("Seven times") { Text("\($0.id * 7)").foregroundStyle(.secondary) }
      TableColumn("Even") { Image(systemName: $0.id.isMultiple(of: 2) ? "checkmark" : "xmark") }.width(60)
    }
  }
}

/// Controls of several kinds, all of which a form makes.
struct LongForm: View {
  @State private var isOn = false
  @State private var number = 0.5
  @State private var text = "Text"
  @State private var count = 1
  var body: some View {
    Form {
      ForEach(0..<250, id: \.self) { index in
        Toggle("Toggle \(index)", isOn: $isOn)
        Slider(value: $number) { Text("Slider \(index)") }
        TextField("Field \(index)", text: $text)
        Stepper("Stepper \(index)", value: $count)
      }
    }
    .formStyle(.grouped)
  }
}

/// Rows that contain the typed text.
struct SearchedList: View {
  @State private var text = ""
  private static let names = (0..<10_000).map { "Item \($0)" }
  /// Milliseconds of the filter, which is the app's own work.
  static var filtering = 0.0

  private var found: [String] {
    let start = milliseconds()
    defer { Self.filtering += milliseconds() - start }
    return Self.names.filter { text.isEmpty || $0.contains(text) }
  }

  var body: some View {
    List(found, id: \.self) { Text($0) }.searchable(text: $text)
  }
}
