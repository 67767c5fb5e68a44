// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A split view in a narrow window: one column at a time (documentation of `NavigationSplitView`, "Control how views
/// collapse": the last column that shows something useful, or the one that the program prefers).
@MainActor
@Suite struct CompactColumnTests {
  private final class Model {
    var path: [String] = []
    var log: [String] = []
  }

  private struct Two: View {
    @State var selection: String?
    var body: some View {
      NavigationSplitView {
        List(["One", "Two"], id: \.self, selection: $selection) { Text($0) }.navigationTitle("Side")
      } detail: {
        Text("Detail \(selection ?? "none")")
      }
    }
  }

  private let narrow = CGSize(width: 320, height: 480)

  /// The way back bears the title of the page below, which is covered.
  private func goBack<Root: View>(_ host: ViewHost<Root>, to title: String) throws {
    let titles = host.all(.text(title)).filter(\.isHittable)
    #expect(titles.count == 1)
    try titles[0].tap()
  }

  @Test("A selected row brings the detail to the front; going back takes the selection away") func detail() throws {
    let host = ViewHost(Two(), size: narrow)
    #expect(host.all(.text("Detail none")).isEmpty)
    try host.get(.text("Two")).tap()
    try host.settle()
    #expect(try host.get(.text("Detail Two")).isHittable)
    #expect(host.all(.text("One")).isEmpty)
    try goBack(host, to: "Side")
    try host.settle()
    #expect(try host.get(.text("One")).isHittable)
    #expect(host.all(.text("Detail Two")).isEmpty)
    // Nothing is selected: the same row brings it up again.
    try host.get(.text("Two")).tap()
    try host.settle()
    #expect(try host.get(.text("Detail Two")).isHittable)
  }

  @Test("What is selected from the beginning is shown at once") func selectedAtFirst() throws {
    let host = ViewHost(Two(selection: "One"), size: narrow)
    #expect(try host.get(.text("Detail One")).frame.midX == 160)
  }

  @Test("The title of what is selected from the beginning is there at once, too", arguments: [Look.phone, .desktop])
  func titleAtFirst(_ look: Look) throws {
    struct Page: View {
      @State private var selection: String? = "One"
      var body: some View {
        NavigationSplitView {
          List(["One"], id: \.self, selection: $selection) { Text($0) }.navigationTitle("Side")
        } detail: {
          Text("Detail").navigationTitle("Page")
        }
      }
    }
    let host = ViewHost(Page(), size: narrow, look: look)
    #expect(host.shown.contains { $0.kind == .text && $0.opacity == 1 && $0.rect == titleFrame(host) })
    let before = host.drawnTexts.map(\.string)
    try host.settle()
    #expect(before == host.drawnTexts.map(\.string) && before.contains("Page"))
  }

  private func titleFrame<Root: View>(_ host: ViewHost<Root>) -> CGRect? {
    host.drawnTexts.first { $0.string == "Page" }?.frame.rounded
  }

  @Test("A click on the selected row opens it again after the program has gone back") func selectedRowAgain() throws {
    struct Page: View {
      @State private var selection: String? = "One"
      @State private var column = NavigationSplitViewColumn.sidebar
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(["One"], id: \.self, selection: $selection) { Text($0) }
        } detail: {
          Button("Home") { column = .sidebar }
        }
      }
    }
    let host = ViewHost(Page(), size: narrow)
    for _ in 0..<2 {
      #expect(host.all(.text("Home")).isEmpty)
      try host.get(.text("One")).tap()
      try host.settle()
      try host.get(.text("Home")).tap()
      try host.settle()
    }
  }

  @Test("Three columns come one after the other, and go so") func three() throws {
    struct Three: View {
      @State private var area: String?
      @State private var item: Int?
      var body: some View {
        NavigationSplitView {
          List(["North", "South"], id: \.self, selection: $area) { NavigationLink($0, value: $0) }.navigationTitle(
            "Areas")
        } content: {
          List(1..<4, id: \.self, selection: $item) { Text("\(area ?? "") \($0)") }.navigationTitle("Items")
        } detail: {
          Text("Detail \(item ?? 0)")
        }
      }
    }
    let host = ViewHost(Three(), size: narrow)
    try host.get(.text("South")).tap()
    try host.settle()
    try host.get(.text("South 2")).tap()
    try host.settle()
    #expect(try host.get(.text("Detail 2")).isHittable)
    try goBack(host, to: "Items")
    try host.settle()
    #expect(try host.get(.text("South 2")).isHittable)
  }

  @Test("The program may prefer a column, and finds there what the user opens") func preferred() throws {
    struct Page: View {
      let model: Model
      @State private var selection: String?
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          VStack {
            List(["One"], id: \.self, selection: $selection) { Text($0) }
            Button("Detail") { column = .detail }
          }
        } detail: {
          VStack {
            Text("Detail \(selection ?? "none")")
            Button("Side") { column = .sidebar }
          }
        }
        .onChange(of: column) { model.log.append(column == .detail ? "detail" : "sidebar") }
      }
    }
    let model = Model()
    let host = ViewHost(Page(model: model), size: narrow)
    try host.settle()
    #expect(try host.get(.text("Detail none")).isHittable)
    try host.get(.text("Side")).tap()
    try host.settle()
    try host.get(.text("One")).tap()
    try host.settle()
    #expect(try host.get(.text("Detail One")).isHittable)
    #expect(model.log == ["sidebar", "detail"])
  }

  @Test("A stack in the detail has the way back in its own bar, and no second one") func stackInDetail() throws {
    struct Page: View {
      @State private var selection: String?
      var body: some View {
        NavigationSplitView {
          List(["One"], id: \.self, selection: $selection) { Text($0) }.navigationTitle("Side")
        } detail: {
          NavigationStack {
            NavigationLink("Deeper") { Text("Deep") }.navigationTitle("Inner")
          }
        }
      }
    }
    let host = ViewHost(Page(), size: narrow)
    try host.get(.text("One")).tap()
    try host.settle()
    #expect(host.all(.text("Inner")).count == 1)
    try host.get(.text("Deeper")).tap()
    try host.settle()
    #expect(try host.get(.text("Deep")).isHittable)
    try goBack(host, to: "Inner")
    try host.settle()
    #expect(try host.get(.text("Deeper")).isHittable)
    try goBack(host, to: "Side")
    try host.settle()
    #expect(try host.get(.text("One")).isHittable)
  }

  @Test("A stack in a column of a wide window has no second bar") func stacksInColumns() throws {
    let host = ViewHost(
      NavigationSplitView {
        NavigationStack { Text("Side").navigationTitle("First") }
      } content: {
        NavigationStack { Text("Middle").navigationTitle("Second") }
      } detail: {
        NavigationStack { Text("Detail").navigationTitle("Third").toolbar { Button("Tool") {} } }
      }, size: CGSize(width: 900, height: 400))
    for title in ["First", "Second", "Third", "Tool"] { #expect(host.all(.text(title)).count == 1, "\(title)") }
  }
}
