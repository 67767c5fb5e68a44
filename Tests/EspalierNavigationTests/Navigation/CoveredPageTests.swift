// SPDX-License-Identifier: MIT

import EspalierApps
import SwiftUI
import Testing
import ViewTesting

/// The order of what runs when one page covers another.
@MainActor
@Suite("Pages that cover one another")
struct CoveredPageTests {
  private final class Log { var text = "" }

  private struct Stack: View {
    let log: Log
    let byValue: Bool
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Group {
          if byValue { NavigationLink("go", value: 1) } else { NavigationLink("go") { page(1) } }
        }
        .onAppear { log.text += "+r " }.onDisappear { log.text += "-r " }
        .navigationDestination(for: Int.self, destination: page)
      }
    }

    private func page(_ number: Int) -> some View {
      Text("page").onAppear { log.text += "+\(number) " }.onDisappear { log.text += "-\(number) " }
    }
  }

  @Test("the new page appears before the covered one disappears (S7)", arguments: [false, true])
  func order(byValue: Bool) throws {
    let log = Log()
    let host = ViewHost(Stack(log: log, byValue: byValue), size: CGSize(width: 300, height: 300))
    try host.get(.label("go")).tap()
    try host.settle()
    #expect(log.text == "+r +1 -r ")
  }

  @Test("onChange(initial:) runs among the actions of onAppear, inner views first")
  func initialChange() {
    let log = Log()
    let view = VStack {
      Text("a").onChange(of: 1, initial: true) { log.text += "Tc " }.onAppear { log.text += "Ta " }
    }
    .onChange(of: 1, initial: true) { log.text += "Vc " }.onAppear { log.text += "Va " }
    withExtendedLifetime(ViewHost(view, size: CGSize(width: 100, height: 100))) {
      #expect(log.text == "Tc Ta Vc Va ")
    }
  }

  @Test("onChange(initial:) runs again when the view comes back")
  func comesBack() throws {
    struct Tabs: View {
      let log: Log
      @State private var index = 0
      var body: some View {
        VStack {
          Button("Switch") { index = 1 - index }
          TabView(selection: $index) {
            Text("a").onChange(of: index, initial: true) { log.text += "\($0)>\($1) " }.tag(0)
            Text("b").tag(1)
          }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Tabs(log: log), size: CGSize(width: 300, height: 300))
    #expect(log.text == "0>0 ")
    try host.get(.label("Switch")).tap()
    try host.settle()
    #expect(log.text == "0>0 0>1 ")
    try host.get(.label("Switch")).tap()
    try host.settle()
    #expect(log.text == "0>0 0>1 1>0 0>0 " || log.text == "0>0 0>1 0>0 1>0 ")
  }

  nonisolated enum Container: CaseIterable { case none, tab, detail, compact }

  private struct Titles: View {
    let container: Container
    private var stack: some View {
      NavigationStack {
        NavigationLink("Push") {
          NavigationLink("Again") { Text("end").navigationTitle("Second") }.navigationTitle("First")
        }
        .navigationTitle("Root")
      }
    }
    var body: some View {
      switch container {
      case .none: stack
      case .tab: TabView { Tab("One", systemImage: "star") { stack } }
      case .detail:
        NavigationSplitView {
          Text("side").navigationTitle("Side")
        } detail: {
          stack
        }
      case .compact:
        NavigationSplitView {
          NavigationLink("Open", value: 1).navigationTitle("Side")
        } detail: {
          stack
        }
      }
    }
  }

  @Test("The window has the title of the page in front (P79)", arguments: Container.allCases, [Look.desktop, .phone])
  func windowTitle(_ container: Container, _ look: Look) throws {
    let host = ViewHost(
      Titles(container: container), size: CGSize(width: container == .compact ? 350 : 800, height: 500), look: look)
    try host.settle()
    if container == .compact {
      #expect(host.graph.contentTitle.title == "Side")
      return
    }
    var titles = [host.graph.contentTitle.title]
    for link in ["Push", "Again"] {
      try host.get(.text(link)).tap()
      try host.settle()
      titles.append(host.graph.contentTitle.title)
    }
    for page in ["First", "Root"] {
      // The way back bears the title of the page below.
      try host.get(.role(.button, name: page)).tap()
      try host.settle()
      titles.append(host.graph.contentTitle.title)
    }
    #expect(titles == ["Root", "First", "Second", "First", "Root"])
  }
}
