// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing
import ViewTesting

/// The order of a frame in every container, as the table in docs/state.md states it: the case state/s9,
/// specification S16, S67, P45.
@MainActor
@Suite("The order of a frame") struct FrameOrderTests {
  enum Container: CaseIterable {
    case vertical, horizontal, layered, lazyVertical, lazyHorizontal, list, form, section, grid, lazyGrid, scroll
    case navigation, tabs, sheet, cover, condition, nestedConditions, erased, geometry, loop, identified, group, beside
    case overlay, custom, subviews, splitView
  }

  @MainActor final class Log {
    private var lines: [String] = []
    let sent = PassthroughSubject<Int, Never>()
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private enum Number: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  /// All that runs for a view in a frame.
  private struct Watching: ViewModifier {
    let name: String
    let number: Int
    let log: Log
    func body(content: Content) -> some View {
      content
        .onPreferenceChange(Number.self) { [log, name] value in
          MainActor.assumeIsolated { log.add("preference \(name) \(value)") }
        }
        .onReceive(log.sent) { log.add("receive \(name) \($0)") }
        .task(id: number) { log.add("task \(name) \(number)") }
        .onChange(of: number) { log.add("change \(name) \($1)") }
        .onAppear { log.add("appear \(name)") }
        .onDisappear { log.add("disappear \(name)") }
    }
  }

  private struct Inner: View {
    let number: Int
    let log: Log
    var body: some View {
      if number > 0 {
        Text("number \(number)").preference(key: Number.self, value: number)
          .modifier(Watching(name: "inner", number: number, log: log))
      }
    }
  }

  private struct Row: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private struct Contained: View {
    let container: Container
    let number: Int
    let log: Log

    var body: some View {
      let inner = Inner(number: number, log: log)
      switch container {
      case .vertical: VStack { inner }
      case .horizontal: HStack { inner }
      case .layered: ZStack { inner }
      case .lazyVertical: LazyVStack { inner }
      case .lazyHorizontal: LazyHStack { inner }
      case .list: List { inner }
      case .form: Form { inner }
      case .section: List { Section("Header") { inner } }
      case .grid: Grid { GridRow { inner } }
      case .lazyGrid: LazyVGrid(columns: [GridItem()]) { inner }
      case .scroll: ScrollView { inner }
      case .navigation: NavigationStack { inner }
      case .tabs:
        TabView {
          inner.tabItem { Text("One") }
          Text("second").tabItem { Text("Two") }
        }
      case .sheet, .cover, .condition: if number > 0 { inner }
      case .nestedConditions: if number > 0 { VStack { if number > 0 { HStack { inner } } } }
      case .erased: AnyView(VStack { AnyView(inner) })
      case .geometry: GeometryReader { _ in inner }
      case .loop: VStack { ForEach([number > 0], id: \.self) { _ in inner } }
      case .identified: VStack { inner.id("same") }
      case .group: Group { inner }
      case .beside:
        VStack {
          Button("Button") {}
          inner
          Toggle("Toggle", isOn: .constant(true))
        }
      case .overlay: Color.clear.overlay { inner }.background { Color.clear }
      case .custom: Row { inner }
      case .subviews: VStack { Group(subviews: inner) { $0 } }
      case .splitView:
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          inner
        }
      }
    }
  }

  private struct Outer: View {
    let container: Container
    let number: Int
    let log: Log
    var body: some View {
      Contained(container: container, number: number, log: log)
        .modifier(Watching(name: "outer", number: number, log: log))
    }
  }

  @MainActor final class Model: ObservableObject {
    @Published var number = 1
    @Published var isShown = true
  }

  private struct Root: View {
    let container: Container
    let log: Log
    @ObservedObject var model: Model
    var body: some View {
      let outer = Outer(container: container, number: model.number, log: log)
      switch container {
      case .sheet:
        Color.red.sheet(isPresented: $model.isShown, onDismiss: { log.add("dismiss") }) { outer }
      case .cover:
        Color.red.fullScreenCover(isPresented: $model.isShown, onDismiss: { log.add("dismiss") }) { outer }
      default:
        VStack { if model.isShown { outer } }
      }
    }
  }

  private func finishTasks() async {
    for _ in 0..<10 { await Task.yield() }
  }

  @Test("Inner before outer, kind by kind", arguments: Container.allCases)
  func order(_ container: Container) async throws {
    let (log, model) = (Log(), Model())
    let host = ViewHost(Root(container: container, log: log, model: model), size: CGSize(width: 600, height: 400))
    try host.settle()
    await finishTasks()
    #expect(
      log.take() == [
        "appear inner", "appear outer", "preference inner 1", "preference outer 1", "task inner 1", "task outer 1",
      ])

    model.number = 2
    try host.settle()
    await finishTasks()
    #expect(
      log.take() == [
        "change inner 2", "change outer 2", "preference inner 2", "preference outer 2", "task inner 2", "task outer 2",
      ])

    log.sent.send(5)
    #expect(log.take() == ["receive inner 5", "receive outer 5"])

    model.isShown = false
    try host.settle()
    await finishTasks()
    let end = ["disappear inner", "disappear outer"]
    #expect(log.take() == end + (container == .sheet || container == .cover ? ["dismiss"] : []))

    // All that was made later as well.
    model.isShown = true
    try host.settle()
    await finishTasks()
    #expect(
      log.take() == [
        "appear inner", "appear outer", "preference inner 2", "preference outer 2", "task inner 2", "task outer 2",
      ])
  }

  @Test(
    "A view that comes into a container that is there already is an inner one all the same",
    arguments: Container.allCases)
  func later(_ container: Container) async throws {
    let (log, model) = (Log(), Model())
    model.number = 0
    let host = ViewHost(Root(container: container, log: log, model: model), size: CGSize(width: 600, height: 400))
    try host.settle()
    await finishTasks()
    // A group, a condition and a sheet without views have nothing around them either.
    _ = log.take()
    model.number = 1
    try host.settle()
    model.number = 2
    try host.settle()
    await finishTasks()
    let lines = log.take()
    #expect(lines.filter { $0.hasSuffix(" 2") && $0.hasPrefix("change") } == ["change inner 2", "change outer 2"])
    #expect(lines.filter { $0.hasPrefix("task") }.suffix(2) == ["task inner 2", "task outer 2"])
    #expect(
      lines.filter { $0.hasPrefix("preference") && $0.hasSuffix("2") } == ["preference inner 2", "preference outer 2"])
    log.sent.send(7)
    #expect(Set(log.take()) == ["receive inner 7", "receive outer 7"])
  }

  @Test("What an action sends is received before the changes that it makes")
  func received() throws {
    struct Page: View {
      let log: Log
      @State private var number = 1
      var body: some View {
        VStack {
          Button("Go") {
            number += 1
            log.sent.send(number)
            log.add("sent")
          }
          Inner(number: number, log: log)
        }
        .modifier(Watching(name: "outer", number: number, log: log))
      }
    }
    let log = Log()
    let host = ViewHost(Page(log: log), size: CGSize(width: 600, height: 400))
    try host.settle()
    _ = log.take()
    try host.get(.text("Go")).tap()
    #expect(
      log.take().filter { !$0.hasPrefix("task") } == [
        "sent", "receive inner 2", "receive outer 2", "change inner 2", "change outer 2", "preference inner 2",
        "preference outer 2",
      ])
  }
}
