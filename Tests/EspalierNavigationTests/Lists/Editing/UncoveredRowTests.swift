// SPDX-License-Identifier: MIT

import EspalierHosting
import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// One row at a time has its buttons uncovered, until something else is pressed.
@MainActor
@Suite("Rows with uncovered buttons")
struct UncoveredRowTests {
  enum Container: CaseIterable { case list, form, selection, splitView, tab, sheet }

  struct Page: View {
    let container: Container
    @State private var log = ""
    @State private var selected: String?

    var body: some View {
      VStack {
        Text("log \(log)")
        Button("Beside") { log += "beside " }
        switch container {
        case .list: List { rows }
        case .form: Form { rows }.formStyle(.grouped)
        case .selection: List(selection: $selected) { rows }
        case .splitView:
          NavigationSplitView {
            List { rows }
          } detail: {
            Text("Detail")
          }
        case .tab: TabView { Tab("One", systemImage: "star") { List { rows } } }
        case .sheet: Color.clear.sheet(isPresented: .constant(true)) { List { rows }.frame(width: 280, height: 260) }
        }
      }
    }

    @ViewBuilder private var rows: some View {
      ForEach(["a", "b", "c"], id: \.self) { name in
        Text("row \(name)").swipeActions { Button("Mark \(name)") { log += "mark-\(name) " } }
      }
      Button("Inside") { log += "inside " }
    }
  }

  private func host(_ container: Container) throws -> ViewHost<Page> {
    let host = ViewHost(Page(container: container), size: CGSize(width: 700, height: 600))
    return host
  }

  private func swipe(_ name: String, in host: ViewHost<Page>) throws {
    try host.get(.text("row \(name)")).drag(by: CGSize(width: -60, height: 0))
    try host.settle()
    #expect(host.all(.text("Mark \(name)")).count == 1)
  }

  private func uncovered(_ host: ViewHost<Page>) -> [String] {
    ["a", "b", "c"].filter { !host.all(.text("Mark \($0)")).isEmpty }
  }

  @Test("A press elsewhere covers them, and does what it does there", arguments: Container.allCases)
  func elsewhere(container: Container) throws {
    let host = try host(container)
    try swipe("a", in: host)
    try host.get(.text("Inside")).tap()
    try host.settle()
    #expect(uncovered(host).isEmpty)
    #expect(host.all(.text("log inside ")).count == 1)
    guard container != .sheet else { return }
    try swipe("b", in: host)
    try host.get(.text("Beside")).tap()
    try host.settle()
    #expect(uncovered(host).isEmpty)
    #expect(host.all(.text("log inside beside ")).count == 1)
  }

  @Test("Another row that is swiped covers them; their own buttons do what they do", arguments: Container.allCases)
  func others(container: Container) throws {
    let host = try host(container)
    try swipe("a", in: host)
    try swipe("c", in: host)
    #expect(uncovered(host) == ["c"])
    try host.get(.text("Mark c")).tap()
    try host.settle()
    #expect(uncovered(host).isEmpty)
    #expect(host.all(.text("log mark-c ")).count == 1)
  }

  @Test("Escape covers them, before it closes a sheet", arguments: Container.allCases)
  func escape(container: Container) throws {
    let host = try host(container)
    try swipe("b", in: host)
    #expect(host.keys.press(.escape, modifiers: []))
    try host.settle()
    #expect(uncovered(host).isEmpty)
    #expect(host.all(.text("row b")).count == 1)
  }
}
