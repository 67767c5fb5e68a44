// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The first focus of what comes in a window of the desktop's look: its first text field, unless the program chooses
/// another view. The first key view of a new window is its first responder: AppKit, "Key View Loop" and `NSWindow.initialFirstResponder`.
@MainActor
@Suite("First field of what comes")
struct FirstFieldTests {
  private static let size = CGSize(width: 500, height: 500)

  /// A host that is a window of the desktop's look, with the keyboard.
  private func window(_ view: some View, isWindow: Bool = true) throws -> ViewHost<some View> {
    let host = ViewHost(view, size: Self.size)
    host.graph.focus.startsInFields = isWindow
    host.graph.focus.startInField()
    try host.settle()
    return host
  }

  private func type(_ text: String, in host: ViewHost<some View>) throws {
    host.keys.type(text)
    try host.settle()
  }

  private enum Place: String, CaseIterable { case window, sheet, popover, cover }

  /// Some views in the window, or in what a button presents.
  private struct Presenting<Content: View>: View {
    let place: Place
    @ViewBuilder let content: Content
    @State private var isShown = false
    var body: some View {
      VStack {
        if place == .window { content }
        Button("open") { isShown = true }
          .sheet(isPresented: shown(.sheet)) { content.padding() }
          .popover(isPresented: shown(.popover)) { content.padding() }
          .fullScreenCover(isPresented: shown(.cover)) { content.padding() }
      }
    }
    private func shown(_ place: Place) -> Binding<Bool> { place == self.place ? $isShown : .constant(false) }
  }

  private func open(_ place: Place, in host: ViewHost<some View>) throws {
    guard place != .window else { return }
    try host.get(.text("open")).tap()
    try host.settle()
  }

  private struct Fields: View {
    @State private var first = ""
    @State private var second = ""
    var body: some View {
      VStack {
        Text("\(first)|\(second)").accessibilityIdentifier("written")
        Toggle("On", isOn: .constant(true))
        TextField("First", text: $first)
        TextField("Second", text: $second)
      }
    }
  }

  @Test("What is typed goes to the first field", arguments: Place.allCases)
  private func first(_ place: Place) throws {
    let host = try window(Presenting(place: place) { Fields() })
    try open(place, in: host)
    try type("Ada", in: host)
    #expect(try host.get(.identifier("written")).text == "Ada|")
  }

  @Test("Without a window that has the keyboard, as in a picture, no field has it", arguments: Place.allCases)
  private func noWindow(_ place: Place) throws {
    let host = try window(Presenting(place: place) { Fields() }, isWindow: false)
    try open(place, in: host)
    try type("Ada", in: host)
    #expect(try host.get(.identifier("written")).text == "|")
  }

  private enum Choice: CaseIterable { case defaultFocus, onAppear, preferred }

  private struct Chosen: View {
    let choice: Choice
    let log: (String?) -> Void
    @State private var texts = ["", "", ""]
    @FocusState private var focus: String?
    @Namespace private var space
    var body: some View {
      let page = VStack {
        Text(texts.joined(separator: "|")).accessibilityIdentifier("written")
        TextField("First", text: $texts[0]).focused($focus, equals: "first")
        TextField("Second", text: $texts[1]).focused($focus, equals: "second")
          .prefersDefaultFocus(choice == .preferred, in: space)
        TextField("Third", text: $texts[2]).focused($focus, equals: "third")
      }
      .focusScope(space)
      .onChange(of: focus) { log(focus) }
      switch choice {
      case .defaultFocus: page.defaultFocus($focus, "second")
      case .onAppear: page.onAppear { focus = "second" }
      case .preferred: page
      }
    }
  }

  @Test(
    "The view that the program chooses has the keyboard, and the first field not even for a moment",
    arguments: Place.allCases)
  private func chosen(_ place: Place) throws {
    for choice in Choice.allCases {
      var log: [String?] = []
      let host = try window(Presenting(place: place) { Chosen(choice: choice) { log.append($0) } })
      try open(place, in: host)
      try type("Ada", in: host)
      #expect(try host.get(.identifier("written")).text == "|Ada|", "\(choice)")
      #expect(log == ["second"], "\(choice)")
    }
  }

  @Test("Fields of bars and for searching are not first; where a list with a selection is, no field has the keyboard")
  func others() throws {
    struct Page: View {
      let hasList: Bool
      @State private var texts = ["", "", ""]
      @State private var choice: Int? = 1
      var body: some View {
        NavigationStack {
          VStack {
            Text(texts.joined(separator: "|")).accessibilityIdentifier("written")
            if hasList { List(0..<3, selection: $choice) { Text("Row \($0)") } }
            TextField("Field", text: $texts[2])
          }
          .searchable(text: $texts[0])
          .toolbar { TextField("In the bar", text: $texts[1]) }
        }
      }
    }
    for (hasList, written) in [(false, "||Ada"), (true, "||")] {
      let host = try window(Page(hasList: hasList))
      try type("Ada", in: host)
      #expect(try host.get(.identifier("written")).text == written)
    }
  }

  @Test("Disabled fields are passed over, and the first field's text is selected") func disabled() throws {
    struct Page: View {
      @State private var texts = ["no", "old"]
      var body: some View {
        VStack {
          Text(texts.joined(separator: "|")).accessibilityIdentifier("written")
          TextField("First", text: $texts[0]).disabled(true)
          TextField("Second", text: $texts[1])
        }
      }
    }
    let host = try window(Page())
    try type("new", in: host)
    #expect(try host.get(.identifier("written")).text == "no|new")
  }

  @Test("After a sheet has gone, the field that had the keyboard before has it") func back() throws {
    struct Page: View {
      @State private var isShown = false
      @State private var texts = ["", "", ""]
      var body: some View {
        VStack {
          Text(texts.joined(separator: "|")).accessibilityIdentifier("written")
          TextField("First", text: $texts[0])
          TextField("Second", text: $texts[1])
          Button("open") { isShown = true }
        }
        .sheet(isPresented: $isShown) { TextField("In it", text: $texts[2]) }
      }
    }
    let host = try window(Page())
    try host.get(.role(.textField, name: "Second")).focus()
    try host.get(.text("open")).tap()
    try host.settle()
    try type("a", in: host)
    host.keys.press(.escape)
    try host.settle()
    try type("b", in: host)
    #expect(try host.get(.identifier("written")).text == "|b|a")
  }

  /// A new window reads the elements once; where no screen reader runs, they are not kept up to date afterwards.
  @Test("A change costs the same before and after the search of the first field, and after Tab")
  func laterChanges() throws {
    struct Page: View {
      @State var number = 1
      let keep: (Binding<Int>) -> Void
      var body: some View {
        let _ = keep($number)
        VStack {
          ScrollView { VStack { ForEach(0..<200, id: \.self) { Text("row \($0), \(number)") } } }
          Button("Plain") {}
          TextField("Name", text: .constant("a"))
        }
      }
    }
    var number: Binding<Int>?
    let host = ViewHost(Page { number = $0 }, size: CGSize(width: 300, height: 400))
    try host.settle()
    _ = host.displayList
    func rulesOfChange() throws -> Int {
      number?.wrappedValue += 1
      return try host.measure {
        try host.update()
        _ = host.displayList
      }.rulesRun
    }
    _ = try rulesOfChange()
    let before = try rulesOfChange()
    host.graph.focus.startsInFields = true
    host.graph.focus.startInField()
    host.graph.focus.move(backwards: false)
    try host.settle()
    _ = try rulesOfChange()
    #expect(try rulesOfChange() <= before + 5)
  }
}
