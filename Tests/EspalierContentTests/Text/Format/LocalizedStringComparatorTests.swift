// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Orders of texts. Source: Apple's documentation of `SortDescriptor` and `KeyPathComparator`: a property of texts is compared by
/// `String.StandardComparator.localizedStandard` unless another comparator is given.
@MainActor
@Suite("Orders of texts")
struct LocalizedStringComparatorTests {
  private struct Item: Identifiable {
    var name: String
    var note: String?
    var count = 0
    var id: String { name }
  }

  private let items = [Item(name: "b10", note: "x2"), Item(name: "B9", note: nil), Item(name: "a", note: "X10")]

  @Test("A descriptor of a text property sorts in dictionary order, and others by their values") func descriptors() {
    func names(_ descriptors: [SortDescriptor<Item>]) -> [String] { items.sorted(using: descriptors).map(\.name) }
    #expect(names([SortDescriptor(\.name)]) == ["a", "B9", "b10"])
    #expect(names([SortDescriptor(\Item.name, order: .reverse)]) == ["b10", "B9", "a"])
    #expect(names([.init(\.note)]) == ["B9", "b10", "a"])
    #expect(names([SortDescriptor(\.note, order: .reverse)]) == ["a", "b10", "B9"])
    #expect(names([SortDescriptor(\.name, comparator: .lexical)]) == ["B9", "a", "b10"])
    #expect(names([SortDescriptor(\.count), SortDescriptor(\.name)]) == ["a", "B9", "b10"])
    #expect(SortDescriptor(\Item.name) == SortDescriptor(\Item.name, comparator: .localizedStandard))
  }

  @Test("A comparator of a text property compares in dictionary order, and others by their values") func comparators() {
    func names(_ comparators: [KeyPathComparator<Item>]) -> [String] { items.sorted(using: comparators).map(\.name) }
    #expect(names([KeyPathComparator(\.name)]) == ["a", "B9", "b10"])
    #expect(names([KeyPathComparator(\.name, order: .reverse)]) == ["b10", "B9", "a"])
    #expect(names([.init(\.note)]) == ["B9", "b10", "a"])
    #expect(names([KeyPathComparator(\.name, comparator: String.StandardComparator.lexical)]) == ["B9", "a", "b10"])
    #expect(names([KeyPathComparator(\.count), KeyPathComparator(\.name)]) == ["a", "B9", "b10"])
    #expect(KeyPathComparator(\Item.name).keyPath == \Item.name)
  }

  @Test("A table's column of texts with its own cells sorts in dictionary order") func column() throws {
    struct Page: View {
      @State var items: [Item]
      @State var order = [KeyPathComparator(\Item.count)]
      var body: some View {
        Table(items, sortOrder: $order) {
          TableColumn("Name", value: \.name) { Text($0.name) }
          TableColumn("Count", value: \.count) { Text("\($0.count)") }
        }
        .onChange(of: order) { items.sort(using: order) }
      }
    }
    let host = ViewHost(Page(items: items), size: CGSize(width: 400, height: 300))
    try host.get(.text("Name")).tap()
    let rows = try ["a", "B9", "b10"].map { try host.get(.text($0)).frame.minY }
    #expect(rows == rows.sorted())
  }
}
