// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Navigation stacks")
struct NavigationStackTests {
  @Test("A link puts its page on top; the way back takes it away")
  func linkAndBack() throws {
    let host = ViewHost(
      NavigationStack {
        NavigationLink("More") { Text("Second page") }
          .navigationTitle("Start")
      }, size: CGSize(width: 300, height: 400))
    #expect(host.all(.text("Second page")).isEmpty)
    try host.get(.text("More")).tap()
    try host.settle()
    #expect(try host.get(.text("Second page")).frame.midX == 150)
    #expect(host.all(.text("More")).isEmpty)
    // The way back bears the title of the page below.
    try host.get(.text("Start")).tap()
    try host.settle()
    #expect(host.all(.text("Second page")).isEmpty)
    #expect(host.all(.text("More")).count == 1)
  }

  @Test("What a page is for, and where a link leads in columns, changes nothing in a stack")
  func detailLink() throws {
    let host = ViewHost(
      NavigationStack {
        NavigationLink("More") { Text("Second page") }.isDetailLink(false)
          .navigationTitle("Start")
          .toolbarRole(.editor)
      }, size: CGSize(width: 300, height: 400))
    try host.get(.text("More")).tap()
    try host.settle()
    #expect(host.all(.text("Second page")).count == 1)
  }

  @Test("Several views of a link's label stand side by side in a row, and the row's rest is behind them")
  func labelOfSeveralViews() throws {
    let host = ViewHost(
      NavigationStack {
        List {
          NavigationLink {
            Text("Page")
          } label: {
            Color.red.frame(width: 44, height: 44).accessibilityIdentifier("picture")
            VStack(alignment: .leading) {
              Text("Title")
              Text("Subtitle")
            }
          }
        }
      }, size: CGSize(width: 500, height: 300), look: .phone)
    let picture = try host.get(.identifier("picture")).frame
    let title = try host.get(.text("Title")).frame
    #expect(title.minX - picture.maxX == 8)
    #expect(abs(title.minY - picture.minY) < 10)
    try host.get(.text("Subtitle")).tap()
    try host.settle()
    #expect(host.all(.text("Page")).count == 1)
  }

  @Test("Several views of a page stand one below the other; what is on top of another page, too")
  func pageOfSeveralViews() throws {
    let host = ViewHost(
      NavigationStack {
        Text("Header")
        NavigationLink("More") {
          Text("Upper").frame(height: 40)
          Text("Lower").frame(height: 40)
        }
        List { Text("Row") }
          .navigationTitle("Start")
      }, size: CGSize(width: 300, height: 400))
    let header = try host.get(.text("Header")).frame
    let link = try host.get(.text("More")).frame
    #expect(header.maxY <= link.minY)
    #expect(try link.maxY <= host.get(.text("Row")).frame.minY)
    #expect(header.midX == 150)
    try host.get(.text("More")).tap()
    try host.settle()
    let upper = try host.get(.text("Upper")).frame
    let lower = try host.get(.text("Lower")).frame
    #expect(upper.maxY <= lower.minY)
    #expect(upper.midX == lower.midX)
  }

  @Test("S20: a covered page disappears and keeps its state; when it is back, it appears again")
  func coveredPages() throws {
    let log = Log()
    let host = ViewHost(NavigationStack { Counting(log: log) }, size: CGSize(width: 300, height: 400))
    try host.get(.text("Count 0")).tap()
    #expect(log.lines == ["root appears"])
    try host.get(.text("Next")).tap()
    try host.settle()
    #expect(log.lines == ["root appears", "page appears", "root disappears"])
    try host.get(.text("Leave")).tap()
    try host.settle()
    #expect(log.lines.suffix(2).sorted() == ["page disappears", "root appears"])
    #expect(host.all(.text("Count 1")).count == 1)
  }

  @Test("A path of values: its pages, links that append, the way back that removes")
  func path() throws {
    var path = [1]
    let host = ViewHost(
      NavigationStack(path: Binding(get: { path }, set: { path = $0 })) { Numbers() },
      size: CGSize(width: 300, height: 400))
    try host.settle()
    #expect(host.all(.text("Page 1")).count == 1)
    #expect(host.all(.text("To 1")).isEmpty)
  }

  @Test("Values of several types in one path that the stack keeps itself")
  func mixedPath() throws {
    let host = ViewHost(
      NavigationStack {
        NavigationLink("A number", value: 7)
          .navigationDestination(for: Int.self) { number in NavigationLink("Number \(number)", value: "seven") }
          .navigationDestination(for: String.self) { Text("String \($0)") }
      }, size: CGSize(width: 300, height: 400))
    try host.get(.text("A number")).tap()
    try host.settle()
    try host.get(.text("Number 7")).tap()
    try host.settle()
    #expect(host.all(.text("String seven")).count == 1)
    try host.get(.text("Back")).tap()
    try host.settle()
    #expect(host.all(.text("Number 7")).count == 1)
    try host.get(.text("Back")).tap()
    try host.settle()
    #expect(host.all(.text("A number")).count == 1)
  }

  @Test("What lies on top sees the state of the page that put it there")
  func liveDestination() throws {
    let host = ViewHost(NavigationStack { Presenting() }, size: CGSize(width: 300, height: 400))
    try host.get(.text("Present")).tap()
    try host.settle()
    try host.get(.text("Add to 0")).tap()
    try host.update()
    #expect(host.all(.text("Add to 1")).count == 1)
    try host.get(.text("Close")).tap()
    try host.settle()
    #expect(host.all(.text("Present")).count == 1)
  }

  @Test("A link outside of a stack is disabled")
  func outside() throws {
    let host = ViewHost(NavigationLink("Nowhere") { Text("Page") })
    #expect(try host.get(.role(.button, name: "Nowhere")).isEnabled == false)
  }

  @Test("P80: of two titles among siblings the first in tree order counts; parts are merged separately")
  func firstTitleWins() throws {
    let host = ViewHost(
      NavigationStack {
        VStack {
          Text("A").navigationTitle("a")
          Text("B").navigationTitle("b").navigationBarTitleDisplayMode(.inline)
        }
      }, size: CGSize(width: 300, height: 400))
    #expect(try host.get(.text("a")).frame.midX == 150)
    #expect(host.all(.text("b")).isEmpty)
  }

  @Test("Items stand at their places in the bars")
  func toolbarPlaces() throws {
    let host = ViewHost(
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItem(placement: .topBarLeading) { Text("Leading") }
          ToolbarItem(placement: .principal) { Text("Middle") }
          ToolbarItemGroup(placement: .bottomBar) { Text("Below") }
          ToolbarItem { Text("Trailing") }
        }
      }, size: CGSize(width: 400, height: 400))
    #expect(try host.get(.text("Leading")).frame.minX == 10)
    #expect(try host.get(.text("Middle")).frame.midX == 200)
    #expect(try host.get(.text("Trailing")).frame.maxX == 390)
    #expect(try host.get(.text("Below")).frame.midY == 378)
  }

  @Test("A toolbar's items see the state of the view that they come from")
  func liveToolbar() throws {
    let host = ViewHost(NavigationStack { ToolbarCounter() }, size: CGSize(width: 300, height: 400))
    try host.get(.text("Add 0")).tap()
    try host.update()
    try host.get(.text("Add 1")).tap()
    try host.update()
    #expect(host.all(.text("Total 2")).count == 1)
  }
}

private struct Counting: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }
      NavigationLink("Next") { Leaving(log: log) }
    }
    .onAppear { log.lines.append("root appears") }
    .onDisappear { log.lines.append("root disappears") }
  }
}

private struct Leaving: View {
  let log: Log
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave") { dismiss() }
      .onAppear { log.lines.append("page appears") }
      .onDisappear { log.lines.append("page disappears") }
  }
}

private struct Numbers: View {
  var body: some View {
    NavigationLink("To 1", value: 1).navigationDestination(for: Int.self) { Text("Page \($0)") }
  }
}

private struct Presenting: View {
  @State private var isPresented = false
  @State private var count = 0

  var body: some View {
    Button("Present") { isPresented = true }
      .navigationDestination(isPresented: $isPresented) {
        VStack {
          Button("Add to \(count)") { count += 1 }
          Button("Close") { isPresented = false }
        }
      }
  }
}

private struct ToolbarCounter: View {
  @State private var count = 0

  var body: some View {
    Text("Total \(count)").toolbar { Button("Add \(count)") { count += 1 } }
  }

  @Test("a stack that only a reading of the accessibility tree reaches is read as it comes to rest")
  func reachedByReading() throws {
    func host() -> ViewHost<some View> {
      ViewHost(
        Picker(selection: .constant(0)) {
          Text("option 0").tag(0)
        } label: {
          NavigationStack(path: .constant([1])) {
            Text("root")
              .navigationDestination(for: Int.self) { number in
                ScrollView {
                  GeometryReader { Text("\(Int($0.frame(in: .global).minY))") }
                  Text("below")
                }
                .navigationTitle("Level \(number)")
              }
          }
        }, size: CGSize(width: 400, height: 400))
    }
    func check<Root, Answer: Equatable>(_ host: ViewHost<Root>, _ read: (ViewHost<Root>) throws -> Answer) throws {
      let first = try read(host)
      try host.settle()
      #expect(try read(host) == first)
    }
    try check(host()) { $0.dump(.accessibility) }
    try check(host()) { $0.preference(AccessibilityKey.self).nodes.spokenLabel }
  }
}
