// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `defaultFocus` is for a view that appears where nothing has the keyboard: a list in which its row was selected keeps it (cases,
/// looks/13).
@MainActor
@Suite struct DefaultFocusTests {
  private struct Page: View {
    let log: (String) -> Void
    @State private var selection: Int?

    init(log: @escaping (String) -> Void) { self.log = log }

    var body: some View {
      NavigationSplitView {
        List(0..<5, id: \.self, selection: $selection) { Text("Row \($0)") }
      } detail: {
        if let selection {
          Detail(row: selection, log: log).id(selection)
        } else {
          Button("Last") { selection = 4 }
        }
      }
    }
  }

  private struct Detail: View {
    let row: Int
    let log: (String) -> Void
    @State private var name = ""
    @FocusState private var focused: Bool

    init(row: Int, log: @escaping (String) -> Void) { (self.row, self.log) = (row, log) }

    var body: some View {
      Form { TextField("Name \(row)", text: $name).focused($focused) }
        .defaultFocus($focused, true)
        .onChange(of: focused, initial: true) { log("\(row) \($1)") }
    }
  }

  @Test("Arrow keys go on in a list whose selection brings the view") func list() throws {
    var last = ""
    let host = ViewHost(Page { last = $0 }, size: CGSize(width: 800, height: 400))
    try host.get(.text("Row 1")).tap()
    try host.settle()
    #expect(last == "1 false")
    try host.get(.role(.list)).key(.downArrow)
    try host.settle()
    #expect(last == "2 false")
  }

  @Test("A view with a default focus gets the keyboard where nothing has it") func program() throws {
    var last = ""
    let host = ViewHost(Page { last = $0 }, size: CGSize(width: 800, height: 400))
    try host.get(.text("Last")).tap()
    try host.settle()
    #expect(last == "4 true")
  }

  @Test("A view in a sheet gets the keyboard, in front of one that has it") func sheet() throws {
    struct Sheet: View {
      let log: (String) -> Void
      @State private var isPresented = false
      @State private var text = ""
      @FocusState private var isFocused: Bool
      init(log: @escaping (String) -> Void) { self.log = log }
      var body: some View {
        TextField("Below", text: $text).focused($isFocused)
          .onSubmit { isPresented = true }
          .sheet(isPresented: $isPresented) { Detail(row: 7, log: log) }
      }
    }
    var last = ""
    let host = ViewHost(Sheet { last = $0 }, size: CGSize(width: 800, height: 400))
    try host.get(.label("Below")).tap()
    try host.get(.label("Below")).key(.return)
    try host.settle()
    #expect(last == "7 true")
  }
}
