// SPDX-License-Identifier: MIT

import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// The columns of a split view in a wide window: how wide they are, which are shown, and what the user does to them
/// (documentation of `NavigationSplitView`, "Control column visibility" and "Customize split views").
@MainActor
@Suite struct SplitViewColumnTests {
  private struct Column: View {
    let name: String
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
    @State private var count = 0

    var body: some View {
      VStack {
        Color.clear.accessibilityIdentifier(name)
        Button("\(name) \(count)") { count += 1 }
      }
      .modifier(Width(least: least, ideal: ideal, most: most))
    }
  }

  private struct Width: ViewModifier {
    let least: CGFloat?
    let ideal: CGFloat?
    let most: CGFloat?
    func body(content: Content) -> some View {
      if let ideal { content.navigationSplitViewColumnWidth(min: least, ideal: ideal, max: most) } else { content }
    }
  }

  private struct Two: View {
    var least: CGFloat? = 150
    var ideal: CGFloat = 200
    var most: CGFloat? = 300
    var body: some View {
      NavigationSplitView {
        Column(name: "side", least: least, ideal: ideal, most: most)
      } detail: {
        Column(name: "detail")
      }
    }
  }

  private final class Model {
    var visibility = NavigationSplitViewVisibility.automatic
  }

  private struct Three: View {
    var model: Model?
    @State var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      VStack(spacing: 0) {
        NavigationSplitView(columnVisibility: $visibility) {
          Column(name: "side", least: 180, ideal: 200)
        } content: {
          Column(name: "content", least: 200, ideal: 250)
        } detail: {
          Column(name: "detail")
        }
        HStack {
          Button("All") { visibility = .all }
          Button("Double") { visibility = .doubleColumn }
          Button("Only") { visibility = .detailOnly }
        }
        .frame(height: 30)
      }
      .onChange(of: visibility) { model?.visibility = $1 }
    }
  }

  private func width<Root: View>(_ host: ViewHost<Root>, _ name: String) throws -> CGFloat {
    try host.get(.identifier(name)).frame.width
  }

  private func isThere<Root: View>(_ host: ViewHost<Root>, _ name: String) -> Bool {
    !host.all(.identifier(name)).isEmpty
  }

  private func divider<Root: View>(_ host: ViewHost<Root>, _ number: Int = 0) throws -> Element {
    try #require(host.all(.label("Column width")).dropFirst(number).first)
  }

  // MARK: - Widths

  @Test("A column begins with its ideal width, and the detail has the rest") func ideal() throws {
    let host = ViewHost(Two(), size: CGSize(width: 800, height: 400))
    #expect(try width(host, "side") == 200)
    #expect(try width(host, "detail") == 600)
  }

  @Test("The line between columns drags, no further than the limits") func drag() throws {
    let host = ViewHost(Two(), size: CGSize(width: 800, height: 400))
    try divider(host).drag(by: CGSize(width: 40, height: 0))
    #expect(try width(host, "side") == 240)
    #expect(try width(host, "detail") == 560)
    try divider(host).drag(by: CGSize(width: 400, height: 0))
    #expect(try width(host, "side") == 300)
    try divider(host).drag(by: CGSize(width: -400, height: 0))
    #expect(try width(host, "side") == 150)
    // A width that was dragged stays when the window is resized.
    host.size.width = 900
    try host.update()
    #expect(try width(host, "side") == 150)
    #expect(try width(host, "detail") == 750)
  }

  @Test("A drag leaves the detail its least width, and the columns beside it theirs") func dragAgainstDetail() throws {
    let host = ViewHost(Three(), size: CGSize(width: 800, height: 400))
    #expect(try width(host, "side") == 200)
    #expect(try width(host, "content") == 250)
    try divider(host, 1).drag(by: CGSize(width: 500, height: 0))
    #expect(try width(host, "side") == 200)
    #expect(try width(host, "content") == 340)
    #expect(try width(host, "detail") == 260)
    try divider(host, 0).drag(by: CGSize(width: 500, height: 0))
    #expect(try width(host, "side") == 200)
    try divider(host, 0).drag(by: CGSize(width: -20, height: 0))
    #expect(try width(host, "side") == 180)
    #expect(try width(host, "content") == 340)
  }

  @Test("A double click gives the column its ideal width") func doubleClick() throws {
    let host = ViewHost(Two(), size: CGSize(width: 800, height: 400))
    try divider(host).drag(by: CGSize(width: 70, height: 0))
    #expect(try width(host, "side") == 270)
    try divider(host).doubleTap()
    #expect(try width(host, "side") == 200)
  }

  @Test("From right to left the line drags the other way") func rightToLeft() throws {
    let host = ViewHost(
      Two().environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 800, height: 400))
    #expect(try host.get(.identifier("side")).frame.minX == 600)
    try divider(host).drag(by: CGSize(width: -50, height: 0))
    #expect(try host.get(.identifier("side")).frame.minX == 550)
  }

  @Test("Over the line the pointer is that of columns; a fixed width has none") func pointer() throws {
    let host = ViewHost(Two(), size: CGSize(width: 800, height: 400))
    try divider(host).hover()
    #expect(host.pointer.style == .columnResize)
    // A half of what can be taken lies over the detail.
    host.pointer.hover(at: CGPoint(x: 203, y: 200))
    #expect(host.pointer.style == .columnResize)
    let fixed = ViewHost(Two(least: 200, ideal: 200, most: 200), size: CGSize(width: 800, height: 400))
    #expect(fixed.all(.label("Column width")).isEmpty)
    fixed.pointer.hover(at: CGPoint(x: 200, y: 200))
    #expect(fixed.pointer.style == nil)
  }

  @Test("A screen reader moves the line in steps") func adjust() throws {
    let host = ViewHost(Two(), size: CGSize(width: 800, height: 400))
    try divider(host).adjust(.increment)
    #expect(try width(host, "side") == 220)
    try divider(host).adjust(.decrement)
    try divider(host).adjust(.decrement)
    #expect(try width(host, "side") == 180)
  }

  @Test(
    "No column is without width, whatever is asked for",
    arguments: [500, 501, 560, 639, 640, 641, 700, 800, 1200] as [CGFloat])
  func everyColumnHasWidth(window: CGFloat) throws {
    let host = ViewHost(Three(visibility: .all), size: CGSize(width: window, height: 400))
    var sum: CGFloat = 0
    for name in ["side", "content", "detail"] where isThere(host, name) {
      #expect(try width(host, name) >= 180)
      sum += try width(host, name)
    }
    #expect(sum == window)
    #expect(isThere(host, "side") == (window >= 640))
  }

  @Test("Limits that contradict each other, or are no lengths") func badLimits() throws {
    for (least, ideal, most) in [(300, 100, 50), (0, 0, 0), (-5, -5, -5), (CGFloat.nan, .nan, .nan)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let host = ViewHost(Two(least: least, ideal: ideal, most: most), size: CGSize(width: 900, height: 400))
      #expect(try width(host, "side") > 0)
      #expect(try width(host, "detail") >= 260)
    }
  }

  // MARK: - Visibility

  @Test("The binding shows and hides columns") func binding() throws {
    let host = ViewHost(Three(), size: CGSize(width: 1000, height: 400))
    try host.get(.text("side 0")).tap()
    try host.get(.text("Double")).tap()
    try host.settle()
    #expect(!isThere(host, "side"))
    #expect(try host.get(.identifier("content")).frame.minX == 0)
    #expect(try width(host, "detail") == 750)
    try host.get(.text("Only")).tap()
    try host.settle()
    #expect(!isThere(host, "content"))
    #expect(try width(host, "detail") == 1000)
    try host.get(.text("All")).tap()
    try host.settle()
    // With its state.
    #expect(try host.get(.text("side 1")).isHittable)
  }

  @Test("The button hides the sidebar and shows it, and the binding follows") func button() throws {
    let model = Model()
    let host = ViewHost(Three(model: model), size: CGSize(width: 1000, height: 400))
    try host.get(.label("Hide Sidebar")).tap()
    try host.advance(by: .seconds(0.05))
    // On its way.
    let edge = try host.get(.identifier("content")).frame.minX
    #expect(edge > 0 && edge < 200)
    try host.settle()
    #expect(model.visibility == .doubleColumn)
    #expect(!isThere(host, "side"))
    try host.get(.label("Show Sidebar")).tap()
    try host.settle()
    #expect(model.visibility == .all)
    #expect(try width(host, "side") == 200)
  }

  @Test("Without a binding the button works as well, and of two columns the detail remains") func buttonOfTwo() throws {
    let host = ViewHost(Two(), size: CGSize(width: 800, height: 400))
    try host.get(.label("Hide Sidebar")).tap()
    try host.settle()
    #expect(try width(host, "detail") == 800)
    try host.get(.label("Show Sidebar")).tap()
    try host.settle()
    #expect(try width(host, "detail") == 600)
  }

  @Test("toolbar(removing:) takes the button away") func removed() {
    func buttons(removing item: ToolbarDefaultItemKind?) -> Int {
      ViewHost(
        NavigationSplitView {
          Text("side").toolbar(removing: item)
        } detail: {
          Text("detail")
        }, size: CGSize(width: 800, height: 400)
      ).all(.label("Hide Sidebar")).count
    }
    #expect(buttons(removing: nil) == 1)
    #expect(buttons(removing: .sidebarToggle) == 0)
  }

  @Test("A column that does not fit lies over the others when it is asked for") func covering() throws {
    let host = ViewHost(Three(), size: CGSize(width: 560, height: 400))
    #expect(!isThere(host, "side"))
    #expect(try width(host, "content") == 250)
    try host.get(.label("Show Sidebar")).tap()
    try host.settle()
    #expect(try host.get(.identifier("side")).frame.minX == 0)
    #expect(try width(host, "content") == 250)
    #expect(try host.get(.identifier("content")).frame.minX == 0)
    #expect(try host.get(.text("side 0")).isHittable)
    // A click beside it takes it away.
    host.pointer.tap(at: CGPoint(x: 500, y: 300))
    try host.settle()
    #expect(!isThere(host, "side"))
    // In a window that is wide enough it stands beside them again.
    host.size.width = 1000
    try host.settle()
    #expect(try width(host, "side") == 200)
    #expect(try host.get(.identifier("content")).frame.minX == 200)
  }

  @Test("prominentDetail: the detail keeps its ideal width, and columns lie over it") func prominent() throws {
    func host(_ width: CGFloat) -> ViewHost<some View> {
      ViewHost(Two().navigationSplitViewStyle(.prominentDetail), size: CGSize(width: width, height: 400))
    }
    #expect(isThere(host(700), "side"))
    let narrow = host(600)
    #expect(!isThere(narrow, "side"))
    try narrow.get(.label("Show Sidebar")).tap()
    try narrow.settle()
    #expect(try width(narrow, "detail") == 600)
    #expect(try width(narrow, "side") == 200)
  }

  // MARK: - Narrow and wide

  @Test("Views keep their state when the columns become a stack, and when they stand side by side again")
  func collapse() throws {
    let host = ViewHost(Two(), size: CGSize(width: 800, height: 400))
    try host.get(.text("side 0")).tap()
    try host.get(.text("detail 0")).tap()
    try divider(host).drag(by: CGSize(width: 30, height: 0))
    host.size.width = 400
    try host.settle()
    #expect(try width(host, "side") == 400)
    #expect(try host.get(.text("side 1")).isHittable)
    #expect(!isThere(host, "detail"))
    #expect(host.all(.label("Hide Sidebar")).isEmpty)
    host.size.width = 800
    try host.settle()
    #expect(try host.get(.text("side 1")).isHittable)
    #expect(try host.get(.text("detail 1")).isHittable)
    #expect(try width(host, "side") == 230)
  }

  @Test("The title of the last column that has one is the window's, with its subtitle") func windowTitle() throws {
    let host = ViewHost(
      NavigationSplitView {
        Text("a").navigationTitle("Side").navigationSubtitle("of side")
      } content: {
        Text("b").navigationTitle("Content").navigationSubtitle("of content")
      } detail: {
        Text("c")
      }, size: CGSize(width: 900, height: 400))
    #expect(host.graph.contentTitle == ("Content", "of content"))
  }

  @Test("Readers of the screen and the keyboard go from the leading column to the detail") func order() throws {
    let host = ViewHost(Three(), size: CGSize(width: 1000, height: 400))
    let words = host.graph.preference(AccessibilityKey.self).nodes.spokenLabel ?? ""
    let places = ["side 0", "content 0", "detail 0"].compactMap { words.range(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
  }
}
