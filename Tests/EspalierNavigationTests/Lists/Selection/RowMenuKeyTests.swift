// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Menus of rows, opened by the keyboard.
@MainActor
@Suite("Menus of rows by keys")
struct RowMenuKeyTests {
  @MainActor private final class Model { var rows: Set<Int> = [] }
  private let model = Model()

  private struct Menus: View {
    @Binding var rows: Set<Int>
    let isTable: Bool
    let style: Int

    var body: some View {
      Group {
        if isTable {
          Table((0..<80).map { NumberedItem(id: $0) }, selection: $rows) {
            TableColumn("Name") { Text("Row \($0.id)") }
          }
          .contextMenu(forSelectionType: Int.self) { ids in Button("Menu of \(ids.sorted())") {} }
        } else if style == 0 {
          List(0..<80, id: \.self, selection: $rows) { Text("Row \($0)") }
            .contextMenu(forSelectionType: Int.self) { ids in Button("Menu of \(ids.sorted())") {} }
        } else {
          List(0..<80, id: \.self, selection: $rows) { row in
            Text("Row \(row)").contextMenu { Button("Menu of [\(row)]") {} }
          }
        }
      }
    }

  }

  @Test(
    "The key that opens menus opens that of the selected row, at the row, also of one out of view",
    arguments: [(false, 0), (false, 1), (true, 0)])
  func menuKey(isTable: Bool, style: Int) throws {
    let host = ViewHost(
      Menus(rows: Binding(get: { model.rows }, set: { model.rows = $0 }), isTable: isTable, style: style),
      size: CGSize(width: 300, height: 400))
    func open() throws {
      host.keys.pressMenu()
      try host.settle()
    }
    model.rows = [2]
    try host.get(isTable ? .role(.table) : .role(.list)).focus()
    try open()
    let row = try host.get(.text("Row 2")).frame
    let menu = try host.get(.text("Menu of [2]")).frame
    #expect(abs(menu.minY - row.midY) < 40 && menu.minX < 80)
    host.keys.press(.escape)
    try host.settle()
    // The keyboard is in the list again.
    host.keys.press(.downArrow)
    #expect(model.rows == [3])
    model.rows = [70]
    try host.settle()
    #expect(host.all(.text("Row 70")).isEmpty)
    try open()
    #expect(try host.get(.text("Row 70")).isHittable == false, "it is behind the menu's layer")
    #expect(try abs(host.get(.text("Menu of [70]")).frame.minY - host.get(.text("Row 70")).frame.midY) < 60)
  }
}
