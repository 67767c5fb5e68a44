// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Tabs")
struct TabViewTests {
  private struct Counter: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .preference(key: Names.self, value: [name])
        .onAppear { log.lines.append("\(name) appears") }
        .onDisappear { log.lines.append("\(name) disappears") }
    }
  }

  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private func tabs(_ log: Log) -> some View {
    TabView {
      Counter(name: "A", log: log).tabItem { Label("First", systemImage: "star") }
      Counter(name: "B", log: log).tabItem { Text("Second") }
    }
  }

  @Test("S19: a tab is made when it is first chosen; it disappears for another and keeps its state")
  func tabsKeepState() throws {
    let log = Log()
    let host = ViewHost(tabs(log), size: CGSize(width: 300, height: 400))
    #expect(log.lines == ["A appears"])
    try host.get(.text("A 0")).tap()
    try host.get(.text("Second")).tap()
    try host.update()
    #expect(log.lines.sorted() == ["A appears", "A disappears", "B appears"])
    #expect(host.all(.text("A 1")).isEmpty)
    try host.get(.text("First")).tap()
    try host.update()
    #expect(host.all(.text("A 1")).count == 1)
    #expect(log.lines.last == "A appears" || log.lines.last == "B disappears")
  }

  @Test("P68: only tabs that were loaded contribute preferences")
  func loadedTabsContribute() throws {
    let host = ViewHost(tabs(Log()), size: CGSize(width: 300, height: 400))
    #expect(host.preference(Names.self) == ["A"])
    try host.get(.text("Second")).tap()
    try host.update()
    #expect(host.preference(Names.self) == ["A", "B"])
  }

  @Test("The selection is the tag of the tab that is shown")
  func selection() throws {
    var chosen = "b"
    let host = ViewHost(
      TabView(selection: Binding(get: { chosen }, set: { chosen = $0 })) {
        Text("Page a").tabItem { Text("Tab a") }.tag("a")
        Text("Page b").tabItem { Text("Tab b") }.tag("b")
      }, size: CGSize(width: 300, height: 400))
    #expect(host.all(.text("Page b")).count == 1)
    try host.get(.text("Tab a")).tap()
    #expect(chosen == "a")
  }

  @Test("Tabs by value")
  func tabContent() throws {
    let host = ViewHost(TabsByValue(), size: CGSize(width: 300, height: 400))
    #expect(host.all(.text("Page 2")).count == 1)
    try host.get(.text("One")).tap()
    try host.update()
    #expect(host.all(.text("Page 1")).count == 1)
  }

  private struct TabsByValue: View {
    @State private var chosen = 2
    var body: some View {
      TabView(selection: $chosen) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("Page 1") }
        Tab("Two", systemImage: "2.circle", value: 2) { Text("Page 2") }
      }
    }
  }

  @Test("A tab without a label is chosen by its value, and has nothing in the bar; a role brings its own label")
  func tabsWithoutLabels() throws {
    struct Page: View {
      @State var chosen = 0
      var body: some View {
        VStack {
          TabView(selection: $chosen) {
            ForEach(0..<2, id: \.self) { number in
              Tab(value: number) { Text("Page \(number)") }
            }
            Tab(value: 2, role: .search) { Text("Found") }
          }
          Button("Next") { chosen += 1 }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 400))
    #expect(host.all(.text("Page 0")).count == 1)
    try host.get(.text("Next")).tap()
    try host.update()
    #expect(host.all(.text("Page 1")).count == 1)
    try host.get(.text("Search")).tap()
    try host.update()
    #expect(host.all(.text("Found")).count == 1)
  }

  @Test("Pages turn by dragging")
  func pages() throws {
    let host = ViewHost(
      TabView {
        Color.red.overlay(Text("Page 1"))
        Color.blue.overlay(Text("Page 2"))
      }.tabViewStyle(.page), size: CGSize(width: 300, height: 400))
    try host.get(.text("Page 1")).drag(by: CGSize(width: -200, height: 0))
    try host.settle()
    #expect(try host.get(.text("Page 2")).frame.midX == 150)
    #expect(host.all(.text("Page 1")).isEmpty)
  }

  @Test("P79: a title goes up as a preference, from any depth")
  func titleIsAPreference() throws {
    let host = ViewHost(
      NavigationStack { VStack { HStack { Text("Deep").navigationTitle("Title") } } },
      size: CGSize(width: 300, height: 400))
    #expect(host.all(.text("Title")).count == 1)
    #expect(host.dump(.preferences).contains("NavigationBarSettingsKey"))
  }

  @Test("Tabs of an `if` without `else`, also in a section, come and go; the selected one keeps its state")
  func optionalTabs() throws {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        TabView {
          Tab("First", systemImage: "star") {
            VStack {
              Counter(name: "A", log: Log())
              Button("Switch") { isOn.toggle() }
            }
          }
          if isOn { Tab("Second", systemImage: "heart") { Text("second") } }
          TabSection("Section") {
            Tab("Third", systemImage: "moon") { Text("third") }
            if isOn { Tab("Fourth", systemImage: "sun.max") { Text("fourth") } }
          }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 900, height: 400))
    let names = ["First", "Second", "Third", "Fourth"]
    func tabs() -> [String] { names.filter { !host.all(.text($0)).isEmpty } }
    #expect(tabs() == ["First", "Third"])
    try host.get(.text("A 0")).tap()
    try host.get(.text("Switch")).tap()
    #expect(tabs() == names)
    try host.get(.text("Switch")).tap()
    #expect(tabs() == ["First", "Third"])
    #expect(host.all(.text("A 1")).count == 1)
  }

  @Test("A disabled tab is not chosen by its button, nor in the list of More; a binding selects it", arguments: [2, 6])
  func disabledTabs(count: Int) throws {
    struct Page: View {
      let count: Int
      @State private var tab = 0
      init(count: Int) { self.count = count }
      var body: some View {
        TabView(selection: $tab) {
          ForEach(0..<count, id: \.self) { number in
            Tab("Tab \(number)", systemImage: "star", value: number) {
              Button("page \(number)") { tab = count - 1 }
            }
            .disabled(number == count - 1)
          }
        }
      }
    }
    let host = ViewHost(Page(count: count), size: CGSize(width: 390, height: 700), look: .phone)
    if count > 5 { try host.get(.text("More")).tap() }
    let button = try host.get(.role(.button, name: "Tab \(count - 1)"))
    #expect(!button.isEnabled)
    try host.get(.text("Tab 1")).tap()
    try host.settle()
    if count > 5 {
      try host.get(.text("page 1")).tap()
    } else {
      #expect(host.all(.text("page 1")).isEmpty)
      try host.get(.text("page 0")).tap()
    }
    #expect(host.all(.text("page \(count - 1)")).count == 1)
  }

  @Test("Tabs whose type is erased are the same tabs") func erasedTabs() throws {
    func tab(_ isFirst: Bool) -> AnyTabContent<Int> {
      isFirst
        ? AnyTabContent(Tab("First", systemImage: "star", value: 1) { Text("first page") })
        : AnyTabContent(
          TabSection("Section") { Tab("Second", systemImage: "heart", value: 2) { Text("second page") } })
    }
    let tabs = TabView(selection: .constant(2)) {
      tab(true)
      tab(false)
    }
    let host = ViewHost(tabs, size: CGSize(width: 600, height: 400))
    #expect(host.all(.text("First")).count == 1 && host.all(.text("Second")).count == 1)
    #expect(host.all(.text("second page")).count == 1)
  }
}
