// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Objects of views end in the frame in which their view goes, also where controls have handed closures of them to what can be
/// touched and read: the case state/s8.
@MainActor
@Suite("Objects end with their views") struct ObjectsEndTests {
  @MainActor final class Model: ObservableObject {
    @Published var isOn = false
    @Published var number = 1.0
    @Published var count = 1
    @Published var text = ""
    @Published var date = Date(timeIntervalSince1970: 0)
    @Published var color = Color.red
    static var living = 0
    init() { Self.living += 1 }
    isolated deinit { Self.living -= 1 }
  }

  enum Control: CaseIterable {
    case toggle, slider, stepper, picker, segments, datePicker, colorPicker, button, menu, disclosure, searchable,
      field, editor
    case tap, drag, link, focus, help, label, sheet, drop
    case split, columns, draggable, swipe, delete, move, pushed
  }

  private struct Row: View {
    let control: Control
    @StateObject private var model = Model()
    @FocusState private var isFocused: Bool

    var body: some View {
      switch control {
      case .toggle: Toggle("On", isOn: $model.isOn)
      case .slider: Slider(value: $model.number, in: 0...2)
      case .stepper: Stepper("Count", value: $model.count)
      case .picker: Picker("Pick", selection: $model.count) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
      case .segments:
        Picker("Pick", selection: $model.count) { ForEach(0..<3, id: \.self) { Text("\($0)") } }.pickerStyle(.segmented)
      case .datePicker: DatePicker("Date", selection: $model.date)
      case .colorPicker: ColorPicker("Color", selection: $model.color)
      case .button: Button("Press") { model.count += 1 }
      case .menu: Menu("Menu") { Button("Item") { model.count += 1 } }
      case .disclosure: DisclosureGroup("More", isExpanded: $model.isOn) { Text("inside") }
      case .searchable: NavigationStack { List { Text("row") }.searchable(text: $model.text) }
      case .field: TextField("Text", text: $model.text)
      case .editor: TextEditor(text: $model.text)
      case .tap: Color.red.frame(width: 30, height: 30).onTapGesture { model.count += 1 }
      case .drag: Color.red.frame(width: 30, height: 30).gesture(DragGesture().onEnded { _ in model.count += 1 })
      case .link:
        Link("Link", destination: URL(string: "https://example.org")!)
          .environment(\.openURL, OpenURLAction { [model] _ in model.isOn ? .handled : .discarded })
      case .focus: TextField("Text", text: $model.text).focused($isFocused).onSubmit { model.count += 1 }
      case .help: Text("Help").help("help \(model.count)").onHover { model.isOn = $0 }
      case .label: Text("Label").accessibilityAction(named: "Act") { model.count += 1 }
      case .sheet: Text("Sheet").sheet(isPresented: $model.isOn) { Text("in") }
      case .split:
        NavigationSplitView {
          Text("Sidebar")
        } detail: {
          Button("Add \(model.count)") { model.count += 1 }
        }
      case .columns:
        NavigationView {
          Text("Sidebar")
          Button("Add \(model.count)") { model.count += 1 }
        }
      case .draggable:
        Text("Drag").draggable("\(model.count)").onDrag { NSItemProvider(object: model.text as NSString) }
      case .swipe: List { Text("Row").swipeActions { Button("Act") { model.count += 1 } } }
      case .delete: List { ForEach(0..<2, id: \.self) { Text("\($0)") }.onDelete { _ in model.count += 1 } }
      case .move: List { ForEach(0..<2, id: \.self) { Text("\($0)") }.onMove { _, _ in model.count += 1 } }
      case .pushed: NavigationStack { NavigationLink("Next") { Text("\(model.count)") } }
      case .drop:
        Text("Drop").dropDestination(for: String.self) { _, _ in
          model.isOn = true; return true
        }
      }
    }
  }

  private struct Page: View {
    let control: Control
    let container: Container
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Hide") { isShown.toggle() }
        switch container {
        case .plain: if isShown { Row(control: control) }
        case .list: List { if isShown { Row(control: control) } }
        case .form: Form { if isShown { Row(control: control) } }
        case .lazy: ScrollView { LazyVStack { if isShown { Row(control: control) } } }
        }
      }
    }
  }

  enum Container: CaseIterable { case plain, list, form, lazy }

  @Test(
    "an object ends in the frame in which the view goes, after it was touched and read", arguments: Control.allCases,
    Container.allCases)
  func ends(_ control: Control, _ container: Container) throws {
    let before = Model.living
    let host = ViewHost(Page(control: control, container: container), size: CGSize(width: 400, height: 400))
    try host.settle()
    // The elements for a screen reader and the touchable views are read.
    _ = host.dump(.accessibility)
    host.pointer.hover(at: CGPoint(x: 200, y: 380))
    #expect(Model.living == before + 1)
    try host.get(.text("Hide")).tap()
    try host.advance(by: .seconds(1))
    #expect(Model.living == before)
    try host.get(.text("Hide")).tap()
    try host.settle()
    #expect(Model.living == before + 1)
  }

  @Test(
    "An object ends with the host of its view", arguments: Control.allCases, Container.allCases)
  func endsWithHost(_ control: Control, _ container: Container) throws {
    let before = Model.living
    do {
      let host = ViewHost(Page(control: control, container: container), size: CGSize(width: 400, height: 400))
      try host.settle()
      _ = host.dump(.accessibility)
      #expect(Model.living == before + 1)
    }
    #expect(Model.living == before)
  }

  /// A view that keeps an object as the first value of a state.
  private struct Held: View {
    @State private var model = Model()
    var body: some View { Text("held") }
  }

  @Test("A column's view that goes takes its object with it, also in a wide split view", arguments: [340.0, 900])
  func column(_ width: Double) throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        NavigationSplitView {
          Button("Hide") { isShown = false }
        } detail: {
          if isShown { Held() }
        }
      }
    }
    let before = Model.living
    let host = ViewHost(Page(), size: CGSize(width: width, height: 600))
    try host.settle()
    #expect(Model.living > before)
    try host.get(.text("Hide")).tap()
    try host.settle()
    #expect(Model.living == before)
  }
}
