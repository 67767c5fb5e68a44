// SPDX-License-Identifier: MIT

import Observation
import SwiftUI
import Testing
import ViewTesting

/// Values of an observable model or a state that closures of containers and presentations read are followed (specification S42, S43).
@MainActor
@Suite struct ObservedClosureTests {
  @Observable final class Model {
    var name = "a"
  }

  private enum Place: CaseIterable {
    case body, forEach, lazy, list, geometry, overlay, background, sheet, cover, popover, alertMessage, alertActions,
      dialog
    case destination, section, button, toolbar, timeline, fits, grid, inset, preference, picker, menuLabel, anyLayout,
      erased
    case scrollReader, phase, keyframes, link, labeled, subviews, environmentReader, canvasLess, tab, gauge, progress
  }

  private struct Key: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  private struct Content: View {
    let place: Place
    let model: Model
    @State private var own = "a"
    let handle: (Binding<String>) -> Void

    init(place: Place, model: Model, handle: @escaping (Binding<String>) -> Void) {
      self.place = place
      self.model = model
      self.handle = handle
    }

    private var text: some View { Text("\(model.name) \(own)") }

    var body: some View {
      let _ = handle($own)
      let yes = Binding.constant(true)
      switch place {
      case .body: text
      case .forEach: VStack { ForEach(0..<1, id: \.self) { _ in text } }
      case .lazy: ScrollView { LazyVStack { ForEach(0..<1, id: \.self) { _ in text } } }
      case .list: List(0..<1, id: \.self) { _ in text }
      case .geometry: GeometryReader { _ in text }
      case .overlay: Color.red.overlay { text }
      case .background: Color.clear.background { text }
      case .sheet: Color.red.sheet(isPresented: yes) { text }
      case .cover: Color.red.fullScreenCover(isPresented: yes) { text }
      case .popover: Color.red.popover(isPresented: yes) { text }
      case .alertMessage:
        Color.red.alert("T", isPresented: yes) {
          Button("B") {}
        } message: {
          Text("\(model.name) \(own)")
        }
      case .alertActions: Color.red.alert("T", isPresented: yes) { Button("\(model.name) \(own)") {} }
      case .dialog: Color.red.confirmationDialog("T", isPresented: yes) { Button("\(model.name) \(own)") {} }
      case .destination: NavigationStack { Color.red.navigationDestination(isPresented: yes) { text } }
      case .section:
        List {
          Section {
            text
          } header: {
            Text("H")
          }
        }
      case .button:
        Button {
        } label: {
          text
        }
      case .toolbar: NavigationStack { Color.red.toolbar { ToolbarItem { text } } }
      case .timeline: TimelineView(.periodic(from: .now, by: 1000)) { _ in text }
      case .fits: ViewThatFits { text }
      case .grid: Grid { GridRow { text } }
      case .inset: Color.red.safeAreaInset(edge: .bottom) { text }
      case .preference: Color.red.preference(key: Key.self, value: 1).overlayPreferenceValue(Key.self) { _ in text }
      case .picker: Picker("P", selection: .constant(1)) { text.tag(1) }.pickerStyle(.inline)
      case .menuLabel:
        Menu {
          Text("x")
        } label: {
          text
        }
      case .anyLayout: AnyLayout(HStackLayout()) { text }
      case .erased: AnyView(VStack { AnyView(text) })
      case .scrollReader: ScrollViewReader { _ in text }
      case .phase: PhaseAnimator([1]) { _ in text }
      case .keyframes:
        KeyframeAnimator(initialValue: 0.0, repeating: false) { _ in
          text
        } keyframes: { _ in
          LinearKeyframe(1.0, duration: 1)
        }
      case .link:
        NavigationStack {
          NavigationLink {
            Text("page")
          } label: {
            text
          }
        }
      case .labeled:
        LabeledContent {
          text
        } label: {
          Text("L")
        }
      case .subviews: Group(subviews: Group { text }) { $0 }
      case .environmentReader: text.transformEnvironment(\.lineLimit) { $0 = model.name.count }
      case .canvasLess:
        Label {
          text
        } icon: {
          Color.red.frame(width: 5, height: 5)
        }
      case .tab: TabView { VStack { text }.tabItem { Text("T") } }
      case .gauge: Gauge(value: 0.5) { text }
      case .progress: ProgressView(value: 0.5) { text }
      }
    }
  }

  @Test("S42, S43: values that a closure reads are followed, in every closure", arguments: Place.allCases)
  private func followed(_ place: Place) throws {
    let model = Model()
    var own: Binding<String>?
    let host = ViewHost(Content(place: place, model: model) { own = $0 }, size: CGSize(width: 400, height: 400))
    #expect(host.all(.text("a a")).count == 1)
    model.name = "b"
    #expect(host.all(.text("b a")).count == 1)
    own?.wrappedValue = "c"
    #expect(host.all(.text("b c")).count == 1)
    model.name = "d"
    #expect(host.all(.text("d c")).count == 1)
  }

  @Test("S43: a page of values, a menu's items, and a sheet of an item")
  func opened() throws {
    struct Pages: View {
      let model: Model
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Color.red.navigationDestination(for: Int.self) { Text("\(model.name) \($0)") }
        }
      }
    }
    let model = Model()
    let host = ViewHost(Pages(model: model), size: CGSize(width: 400, height: 400))
    #expect(host.all(.text("a 1")).count == 1)
    model.name = "b"
    #expect(host.all(.text("b 1")).count == 1)

    let menu = ViewHost(Menu("open") { Button("item \(model.name)") {} }, size: CGSize(width: 400, height: 400))
    try menu.get(.text("open")).tap()
    #expect(menu.all(.text("item b")).count == 1)

    struct Item: Identifiable { let id = 1 }
    let sheet = ViewHost(
      Color.red.sheet(item: .constant(Item?.some(Item()))) { item in Text("\(model.name) \(item.id)") },
      size: CGSize(width: 400, height: 400))
    #expect(sheet.all(.text("b 1")).count == 1)
    model.name = "c"
    #expect(sheet.all(.text("c 1")).count == 1)
  }
}
