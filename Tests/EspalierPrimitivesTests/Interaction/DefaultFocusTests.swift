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
      Form { TextField("Name \(row)", text: $name).focused($focused) }.formStyle(.grouped)
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

  /// Source: Apple's reference, `defaultFocus(_:_:priority:)`.
  @Test(
    "The Tab key enters the view with the default focus if the priority includes the user, else the first one",
    arguments: [true, false], [false, true])
  func entered(includesUser: Bool, backwards: Bool) throws {
    struct Page: View {
      let includesUser: Bool
      let log: (Int?) -> Void
      @State private var text = ""
      @FocusState private var focused: Int?
      init(includesUser: Bool, log: @escaping (Int?) -> Void) { (self.includesUser, self.log) = (includesUser, log) }
      var body: some View {
        VStack {
          TextField("Before", text: $text).focused($focused, equals: 0)
          VStack { ForEach(1..<4) { TextField("Inside \($0)", text: $text).focused($focused, equals: $0) } }
            .defaultFocus($focused, 2, priority: includesUser ? .userInitiated : .automatic)
          TextField("Behind", text: $text).focused($focused, equals: 4)
        }
        .onChange(of: focused) { log($1) }
      }
    }
    var last: Int?
    let host = ViewHost(Page(includesUser: includesUser) { last = $0 }, size: CGSize(width: 400, height: 300))
    try host.get(.label(backwards ? "Behind" : "Before")).tap()
    try host.settle()
    func tab() throws -> Int? {
      let names = ["Before", "Inside 1", "Inside 2", "Inside 3", "Behind"]
      try host.get(.label(names[#require(last)])).key(.tab, modifiers: backwards ? .shift : [])
      try host.settle()
      return last
    }
    let first = backwards ? 3 : 1
    #expect(try tab() == (includesUser ? 2 : first))
    // Inside, the order is that of the views.
    #expect(try tab() == (includesUser ? first == 3 ? 1 : 3 : 2))
  }
}
