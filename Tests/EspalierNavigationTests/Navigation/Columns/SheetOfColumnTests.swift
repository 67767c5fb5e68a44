// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A view that a column of a split view presents stands in no column: it has no way back to another one, and its lists are as
/// they are anywhere.
@MainActor
@Suite("Sheets of columns") struct SheetOfColumnTests {
  private struct Page<Presented: View>: View {
    let presented: Presented
    @State private var row: Int?
    @State private var isOpen = false

    var body: some View {
      NavigationSplitView {
        List(selection: $row) { Text("Row").tag(1) }
          .navigationTitle("Rows")
          .toolbar { Button("Open here") { isOpen = true } }
          .sheet(isPresented: $isOpen) { presented }
      } detail: {
        Detail(presented: presented)
      }
    }
  }

  private struct Detail<Presented: View>: View {
    let presented: Presented
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }.navigationTitle("Detail").sheet(isPresented: $isOpen) { presented }
    }
  }

  @Test("A stack in a sheet of a narrow split view has no way back", arguments: [Look.desktop, .phone])
  func back(_ look: Look) throws {
    let sheet = NavigationStack { Text("Sheet").navigationTitle("Editor") }
    let host = ViewHost(Page(presented: sheet), size: CGSize(width: 390, height: 700), look: look)
    try host.get(.text("Row")).tap()
    try host.settle()
    #expect(host.all(.label("Rows")).count == 1, "the way back of the page itself")
    try host.get(.text("Open")).tap()
    try host.settle()
    #expect(host.all(.text("Sheet")).count == 1)
    #expect(host.all(.label("Rows")).isEmpty)
  }

  @Test("A list in a sheet of the first column is no sidebar", arguments: [Look.desktop, .phone])
  func list(_ look: Look) throws {
    let list = List { Text("In the sheet") }.frame(width: 300, height: 300)
    func place(_ host: ViewHost<some View>, _ button: String) throws -> CGPoint {
      try host.get(.text(button)).tap()
      try host.settle()
      let element = try host.get(.text("In the sheet"))
      return element.frame.origin
    }
    let size = CGSize(width: 900, height: 700)
    let first = try place(ViewHost(Page(presented: list), size: size, look: look), "Open here")
    let last = try place(ViewHost(Page(presented: list), size: size, look: look), "Open")
    #expect(first == last)
  }
}
