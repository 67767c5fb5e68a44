// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A view in whose place another one is shown, or that is disabled, loses the keyboard; a state without a view that has its value
/// returns to the initial one (documentation of `FocusState.wrappedValue`: "When focus is not in any view that is bound to this
/// state, the wrapped value will be nil … or false").
@MainActor
@Suite("Focus of covered views")
struct CoveredFocusTests {
  nonisolated enum Cover: CaseIterable {
    case tab, tabItem, pagedTab, link, value, destination, sidebar, inspector, disabled, scrolled
  }

  private struct Page: View {
    let cover: Cover
    @State private var text = ""
    @State private var selection = 0
    @State private var isOn = false
    @State private var columns = NavigationSplitViewVisibility.all
    @FocusState private var isFocused: Bool

    private var state: some View { Text("[\(text)] \(isFocused)") }
    private var field: some View { TextField("Field", text: $text).focused($isFocused) }
    private var go: some View {
      Button("Go") {
        selection = 1
        isOn = true
        columns = .detailOnly
      }
    }

    @ViewBuilder private var content: some View {
      switch cover {
      case .tab:
        TabView(selection: $selection) {
          Tab("one", systemImage: "star", value: 0) { field }
          Tab("two", systemImage: "heart", value: 1) { Text("covers") }
        }
      case .tabItem:
        TabView(selection: $selection) {
          field.tabItem { Text("one") }.tag(0)
          Text("covers").tabItem { Text("two") }.tag(1)
        }
      case .pagedTab:
        TabView(selection: $selection) {
          field.tag(0)
          Text("covers").tag(1)
        }
        .tabViewStyle(.page)
      case .link:
        NavigationStack {
          VStack {
            field; NavigationLink("Link") { Text("covers") }
          }
        }
      case .value:
        NavigationStack {
          VStack {
            field; NavigationLink("Link", value: 1)
          }
          .navigationDestination(for: Int.self) { _ in Text("covers") }
        }
      case .destination: NavigationStack { field.navigationDestination(isPresented: $isOn) { Text("covers") } }
      case .sidebar:
        NavigationSplitView(columnVisibility: $columns) {
          field
        } detail: {
          Text("detail")
        }
      case .inspector: Text("detail").inspector(isPresented: Binding(get: { !isOn }, set: { isOn = !$0 })) { field }
      case .disabled: field.disabled(isOn)
      case .scrolled:
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack {
              field
              ForEach(0..<100) { Text("row \($0)").frame(height: 40) }
            }
          }
          .onChange(of: isOn) { proxy.scrollTo(90) }
        }
      }
    }

    var body: some View {
      VStack {
        go
        state
        content
      }
    }
  }

  nonisolated struct Case: CustomTestStringConvertible {
    let cover: Cover
    let look: Look
    var testDescription: String { "\(cover), \(look)" }
  }

  private nonisolated static let cases = Cover.allCases.flatMap { cover in
    [Look.desktop, .phone].map { Case(cover: cover, look: $0) }
  }

  @Test("Keys do not reach a covered or a disabled field; one that was scrolled away keeps them", arguments: cases)
  func covered(_ each: Case) throws {
    let host = ViewHost(Page(cover: each.cover), size: CGSize(width: 900, height: 500), look: each.look)
    try host.settle()
    try host.get(.label("Field")).focus()
    host.keys.press("q")
    try host.settle()
    _ = try host.get(.text("[q] true"))
    switch each.cover {
    case .link, .value: try host.get(.text("Link")).tap()
    default: try host.get(.text("Go")).tap()
    }
    try host.settle()
    host.keys.press("z")
    try host.settle()
    if each.cover == .scrolled {
      _ = try host.get(.text("[qz] true"))
    } else {
      _ = try host.get(.text("[q] false"))
      #expect(host.graph.focus.target == nil)
    }
  }

  @Test("A value that no view has becomes nil, one of a view that comes with it stays")
  func valueOfNoView() throws {
    struct Fields: View {
      @State private var hasSecond = false
      @FocusState private var focus: Int?
      var body: some View {
        VStack {
          TextField("First", text: .constant("")).focused($focus, equals: 1)
          if hasSecond { TextField("Second", text: .constant("")).focused($focus, equals: 2) }
          Button("Nowhere") { focus = 9 }
          Button("Add") {
            hasSecond = true
            focus = 2
          }
          Text("focus \(focus.map { "\($0)" } ?? "nil")")
        }
      }
    }
    let host = ViewHost(Fields(), size: CGSize(width: 300, height: 300))
    try host.get(.text("Nowhere")).tap()
    _ = try host.get(.text("focus nil"))
    try host.get(.label("First")).focus()
    _ = try host.get(.text("focus 1"))
    try host.get(.text("Nowhere")).tap()
    _ = try host.get(.text("focus nil"))
    #expect(host.graph.focus.target == nil)
    try host.get(.text("Add")).tap()
    _ = try host.get(.text("focus 2"))
  }

  @Test("A Bool without a view becomes false")
  func boolOfNoView() throws {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Button("Set") { isFocused = true }
          Text("focus \(isFocused)")
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 300))
    try host.get(.text("Set")).tap()
    _ = try host.get(.text("focus false"))
  }
}
