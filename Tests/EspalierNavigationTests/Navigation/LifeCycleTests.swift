// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Appearing and state in tabs, stacks and sheets inside of each other: specification S19, S20.
@MainActor
@Suite struct LifeCycleTests {
  private struct Page: View {
    let name: String
    let log: Log
    @State private var count = 0
    var body: some View {
      VStack {
        Button("\(name) \(count)") { count += 1 }
      }
      .onAppear { log.lines.append("+\(name)") }
      .onDisappear { log.lines.append("-\(name)") }
    }
  }

  private struct Pages: View {
    let log: Log
    let handle: (Binding<[Int]>) -> Void
    @State private var path: [Int] = []
    var body: some View {
      let _ = handle($path)
      NavigationStack(path: $path) {
        Page(name: "root", log: log).navigationDestination(for: Int.self) { Page(name: "p\($0)", log: log) }
      }
    }
  }

  private let size = CGSize(width: 300, height: 400)

  @Test("S20: two pages deep and back to the root at once: the root kept its state, the pages are new ones")
  func path() throws {
    let log = Log()
    var path: Binding<[Int]>?
    let host = ViewHost(Pages(log: log) { path = $0 }, size: size)
    try host.get(.text("root 0")).tap()
    #expect(log.take() == ["+root"])
    path?.wrappedValue = [1]
    try host.settle()
    #expect(Set(log.take()) == ["+p1", "-root"])
    try host.get(.text("p1 0")).tap()
    path?.wrappedValue.append(2)
    try host.settle()
    #expect(Set(log.take()) == ["+p2", "-p1"])
    path?.wrappedValue.removeLast()
    try host.settle()
    #expect(Set(log.take()) == ["+p1", "-p2"])
    #expect(host.all(.text("p1 1")).count == 1)
    path?.wrappedValue = [1, 2]
    try host.settle()
    _ = log.take()
    path?.wrappedValue = []
    try host.settle()
    let back = log.take()
    #expect(back.contains("+root") && back.contains("-p2"))
    #expect(host.all(.text("root 1")).count == 1)
    path?.wrappedValue = [1]
    try host.settle()
    #expect(host.all(.text("p1 0")).count == 1)
  }

  @Test("S19, S20: a stack in a tab keeps its pages and their state while another tab is shown")
  func stackInATab() throws {
    let log = Log()
    var path: Binding<[Int]>?
    let host = ViewHost(
      TabView {
        Pages(log: log) { path = $0 }.tabItem { Text("First") }
        Page(name: "other", log: log).tabItem { Text("Second") }
      }, size: size)
    path?.wrappedValue = [7]
    try host.settle()
    try host.get(.text("p7 0")).tap()
    _ = log.take()
    try host.get(.text("Second")).tap()
    try host.settle()
    #expect(Set(log.take()) == ["-p7", "+other"])
    try host.get(.text("First")).tap()
    try host.settle()
    #expect(Set(log.take()) == ["+p7", "-other"])
    #expect(host.all(.text("p7 1")).count == 1)
    path?.wrappedValue = []
    try host.settle()
    #expect(Set(log.take()) == ["-p7", "+root"])
  }

  @Test("S19: a tab that is chosen by its binding; tabs that were never shown do not appear")
  func selection() throws {
    struct Tabs: View {
      let log: Log
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          ForEach(0..<4, id: \.self) { index in
            Page(name: "t\(index)", log: log).tabItem { Text("Tab \(index)") }.tag(index)
          }
        }
        Button("last") { tab = 3 }
      }
    }
    let log = Log()
    let host = ViewHost(VStack { Tabs(log: log) }, size: size)
    #expect(log.take() == ["+t0"])
    try host.get(.text("last")).tap()
    try host.settle()
    #expect(Set(log.take()) == ["-t0", "+t3"])
  }

  @Test(
    "S19, S38: a tab is one view: its objects are made once, its body runs once, whatever is chosen",
    arguments: [false, true])
  func oneView(_ isPaged: Bool) throws {
    final class Model: ObservableObject {
      init(_ log: Log, _ name: String) { log.lines.append(name) }
    }
    struct Tab: View {
      let name: String
      let log: Log
      @StateObject private var model: Model
      init(_ name: String, _ log: Log) {
        (self.name, self.log) = (name, log)
        _model = StateObject(wrappedValue: Model(log, name))
      }
      var body: some View {
        let _ = log.lines.append("body \(name)")
        Text("page \(name)")
      }
    }
    struct Tabs: View {
      let log: Log
      @State private var tab = "a"
      var body: some View {
        Button("other") { tab = tab == "a" ? "b" : "a" }
        TabView(selection: $tab) {
          Tab("a", log).tabItem { Text("A") }.tag("a")
          Tab("b", log).tabItem { Text("B") }.tag("b")
        }
      }
    }
    let log = Log()
    let root = VStack { Tabs(log: log) }
    let host = isPaged ? ViewHost(AnyView(root.tabViewStyle(.page)), size: size) : ViewHost(AnyView(root), size: size)
    for _ in 0..<3 {
      try host.get(.text("other")).tap()
      try host.settle()
    }
    #expect(log.take().sorted() == ["a", "b", "body a", "body b"])
  }

  @Test("a view that presents a sheet stays where it is: only the sheet's views appear and disappear")
  func sheet() throws {
    struct Presenting: View {
      let log: Log
      @State private var isPresented = false
      var body: some View {
        Page(name: "behind", log: log).sheet(isPresented: $isPresented) { Page(name: "sheet", log: log) }
        Button(isPresented ? "hide" : "show") { isPresented.toggle() }.accessibilityIdentifier("toggle")
      }
    }
    let log = Log()
    let host = ViewHost(VStack { Presenting(log: log) }, size: size)
    #expect(log.take() == ["+behind"])
    try host.get(.text("show")).tap()
    try host.settle()
    #expect(log.take() == ["+sheet"])
  }
}
