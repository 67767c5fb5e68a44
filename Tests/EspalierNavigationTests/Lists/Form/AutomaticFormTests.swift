// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A form without a style: on a desktop in columns, as on macOS 26.2 (`Form, automatic | columns, hugs, label column`), on a phone
/// in cards.
@MainActor
@Suite struct AutomaticFormTests {
  /// One control of each kind, and what else forms contain.
  private struct Rows: View {
    @State private var name = "Ada"
    @State private var size = 1
    @State private var volume = 0.5
    @State private var isOn = false
    @State private var color = Color.red

    var body: some View {
      Section {
        TextField("Name", text: $name)
        SecureField("Password", text: $name)
        Picker("Size of the paper", selection: $size) { options }
        Picker("View", selection: $size) { options }.pickerStyle(.segmented)
        Picker("Kind", selection: $size) { options }.pickerStyle(.radioGroup)
        Toggle("Loud", isOn: $isOn)
        Slider(value: $volume) { Text("Volume") }
        Stepper("Copies", value: $size)
      } header: {
        Text("General")
      } footer: {
        Text("A footer")
      }
      Group {
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        ColorPicker("Tint", selection: $color)
        LabeledContent("Version", value: "1.2")
        Own()
      }
      GroupBox("Box") { Text("In a box") }
      if isOn { ForEach(0..<2, id: \.self) { LabeledContent("Added \($0)", value: "more") } }
    }

    @ViewBuilder private var options: some View {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }

    private struct Own: View {
      var body: some View { Button("Reset") {} }
    }
  }

  nonisolated enum Place: CaseIterable {
    case window, sheet, sidebar, detail, page, tab, popover, scrollView, geometryReader, inspector
  }

  /// A form at a place, from the beginning or later.
  private struct Stage: View {
    let place: Place
    @State var isShown: Bool

    var body: some View {
      if isShown {
        content
      } else {
        Button("Show") { isShown = true }
      }
    }

    private var form: some View { Form { Rows() } }

    @ViewBuilder private var content: some View {
      switch place {
      case .window: form
      case .sheet: Color.clear.sheet(isPresented: .constant(true)) { form }
      case .sidebar:
        NavigationSplitView {
          form
        } detail: {
          Text("Detail")
        }
        .navigationSplitViewColumnWidth(400)
      case .detail:
        NavigationSplitView {
          Text("Side")
        } detail: {
          form
        }
      case .page: NavigationStack { form.navigationTitle("Title") }
      case .tab: TabView { Tab("Tab", systemImage: "gearshape") { form } }
      case .popover: Text("Anchor").popover(isPresented: .constant(true)) { form.frame(width: 400) }
      case .scrollView: ScrollView { form }
      case .geometryReader: GeometryReader { _ in form }
      case .inspector: Text("Content").inspector(isPresented: .constant(true)) { form.frame(width: 400) }
      }
    }
  }

  private static let labels = [
    "Name", "Password", "Size of the paper", "View", "Kind", "Volume", "Copies", "Day", "Tint", "Version",
  ]

  private func text<V: View>(_ host: ViewHost<V>, _ string: String) throws -> CGRect {
    try #require(host.drawnTexts.first { $0.string == string }, "\(string) in \(host.drawnTexts.map(\.string))").frame
  }

  @Test(
    "Labels end where controls begin, in each container, at first and later, also when rows come and go",
    arguments: Place.allCases, [false, true])
  func columns(_ place: Place, later: Bool) throws {
    let host = ViewHost(Stage(place: place, isShown: !later), size: CGSize(width: 1000, height: 900))
    if later { try host.get(.text("Show")).tap() }
    try host.settle()
    func check(_ labels: [String]) throws {
      let ends = try labels.map { try text(host, $0).maxX }
      #expect(ends.allSatisfy { abs($0 - ends[0]) < 0.75 }, "\(Array(zip(labels, ends)))")
      let column = ends[0] + 8
      for control in [Locator.role(.toggle, name: "Loud"), .role(.button, name: "Reset")] {
        #expect(abs(try host.get(control).frame.minX - column) < 0.75)
      }
      #expect(abs(try text(host, "A footer").minX - column) < 0.75)
      #expect(abs(try text(host, "1.2").minX - column) < 0.75)
    }
    try check(Self.labels)
    try host.get(.role(.toggle, name: "Loud")).tap()
    try host.settle()
    try check(Self.labels + ["Added 0", "Added 1"])
    try host.get(.role(.toggle, name: "Loud")).tap()
    try host.settle()
    try check(Self.labels)
    #expect(host.drawnTexts.allSatisfy { $0.string != "Added 0" })
  }

  @Test("On a phone the rows are those of a grouped form")
  func phone() throws {
    let size = CGSize(width: 400, height: 1200)
    let automatic = ViewHost(Form { Rows() }, size: size, look: .phone)
    let grouped = ViewHost(Form { Rows() }.formStyle(.grouped), size: size, look: .phone)
    #expect(try Pixels(automatic, size) == Pixels(grouped, size))
    #expect(try text(automatic, "Version").minX == 36)
  }

  @Test("The automatic style takes precedence over one around it, and a set one over the automatic one")
  func nested() throws {
    let size = CGSize(width: 400, height: 300)
    func background(_ view: some View) throws -> Bool {
      try Pixels(ViewHost(view, size: size), size)[2, 150] != Pixels(ViewHost(Color.clear, size: size), size)[2, 150]
    }
    let form = Form { LabeledContent("Version", value: "1.2") }
    #expect(try !background(form))
    #expect(try background(form.formStyle(.grouped)))
    #expect(try background(VStack { form }.formStyle(.grouped)))
    #expect(try !background(form.formStyle(.automatic).formStyle(.grouped)))
    #expect(try !background(VStack { form.formStyle(.columns) }.formStyle(.grouped)))
  }

  @Test("A form is as large as its rows, and in the middle of a larger page")
  func hugging() throws {
    let size = CGSize(width: 400, height: 300)
    let host = ViewHost(Form { LabeledContent("Version", value: "1.2") }, size: size)
    let frames = try [text(host, "Version"), text(host, "1.2")]
    #expect(abs(frames[0].minX - (400 - frames[1].maxX)) < 0.75)
    #expect(abs(frames[0].midY - 150) < 2)
  }

  @Test("A form begins at its own edges, and a field ends there, as on macOS", arguments: [0, 8, 30] as [CGFloat])
  func edges(_ padding: CGFloat) throws {
    func check(_ view: some View, from edge: CGFloat = 0) throws {
      let host = ViewHost(view, size: CGSize(width: 500, height: 300))
      try host.settle()
      #expect(abs(500 - (try host.get(.role(.textField, name: "Name")).frame.maxX) - padding) < 0.75)
      #expect(abs(try text(host, "Name").minX - edge - padding) < 0.75)
    }
    let form = Form { TextField("Name", text: .constant("Ada")) }.padding(padding)
    try check(form)
    try check(NavigationStack { form })
    try check(TabView { Tab("Tab", systemImage: "gearshape") { form } })
    try check(GeometryReader { _ in form })
    try check(
      HStack(spacing: 0) {
        Color.clear.frame(width: 100)
        form
      }, from: 100)
  }

  @Test("Rows that are higher than the page scroll")
  func scrolling() throws {
    let form = Form { ForEach(0..<60, id: \.self) { LabeledContent("Label \($0)", value: "Value \($0)") } }
    let host = ViewHost(form, size: CGSize(width: 400, height: 300))
    #expect(try host.get(.text("Value 59")).frame.minY > 1000)
    host.pointer.scroll(by: CGSize(width: 0, height: -5000), at: CGPoint(x: 200, y: 150))
    try host.settle()
    #expect(abs(try text(host, "Value 59").maxY - 300) < 2)
  }

  @Test("What fits is not clipped: the ring around a field lies beside the form")
  func ring() throws {
    struct Page<Style: FormStyle>: View {
      let style: Style
      @FocusState private var isFocused
      var body: some View {
        Form { TextField("Name", text: .constant("Ada")).focused($isFocused).onAppear { isFocused = true } }
          .formStyle(style).padding(30)
      }
    }
    let size = CGSize(width: 300, height: 100)
    let automatic = ViewHost(Page(style: .automatic), size: size)
    let columns = ViewHost(Page(style: .columns), size: size)
    try automatic.settle()
    try columns.settle()
    #expect(try Pixels(automatic, size) == Pixels(columns, size))
  }

  @Test("A link in a form opens its page")
  func links() throws {
    let host = ViewHost(
      NavigationStack { Form { NavigationLink("More") { Form { LabeledContent("Version", value: "1.2") } } } },
      size: CGSize(width: 400, height: 300))
    try host.get(.text("More")).tap()
    try host.settle()
    #expect(try text(host, "1.2").minX == text(host, "Version").maxX + 8)
  }
}
