// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A click where a list has no row.
@MainActor
struct EmptyPartOfListTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "Row \(id)" }
  }

  private struct Page: View {
    enum Kind { case list, table, sidebar }
    let kind: Kind
    @State var one: Int? = 1
    @State var several: Set<Int> = [0, 1]
    private let items = (0..<3).map { Item(id: $0) }

    var body: some View {
      VStack(spacing: 0) {
        switch kind {
        case .list: List(items, selection: $several) { Text($0.name) }
        case .table: Table(items, selection: $one) { TableColumn("Name", value: \.name) }
        case .sidebar: List(items, selection: $one) { Text($0.name) }.listStyle(.sidebar)
        }
        Text("\(one.map(String.init) ?? "-") \(several.sorted())").accessibilityIdentifier("state")
      }
    }
  }

  private func state(_ kind: Page.Kind, _ look: Look = .desktop, modifiers: EventModifiers = []) throws -> String? {
    let host = ViewHost(Page(kind: kind), size: CGSize(width: 300, height: 400), look: look)
    host.pointer.tap(at: CGPoint(x: 150, y: 340), modifiers: modifiers)
    try host.settle()
    return try host.get(.identifier("state")).text
  }

  @Test func onTheDesktopNothingIsSelectedAnyMore() throws {
    #expect(try state(.list) == "1 []")
    #expect(try state(.table) == "- [0, 1]")
  }

  @Test func withCtrlASidebarAndOnAPhoneTheSelectionStays() throws {
    #expect(try state(.list, modifiers: .command) == "1 [0, 1]")
    #expect(try state(.sidebar) == "1 [0, 1]")
    #expect(try state(.list, .phone) == "1 [0, 1]")
  }

  @Test func aClickOnARowStillSelectsIt() throws {
    let host = ViewHost(Page(kind: .list), size: CGSize(width: 300, height: 400))
    try host.get(.text("Row 2")).tap()
    #expect(try host.get(.identifier("state")).text == "1 [2]")
  }
}
