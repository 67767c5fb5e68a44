// SPDX-License-Identifier: MIT

import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// `HSplitView` and `VSplitView`: how a length is divided, and what the user's drags make of it. Apple's reference says that the
/// children can be resized; the rules beyond that are written in docs/navigation.md.
@MainActor
@Suite struct SplitViewTests {
  private struct Pane: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Color.clear.accessibilityIdentifier(name).overlay { Button("\(name) \(count)") { count += 1 } }
    }
  }

  private func frame<Root: View>(_ host: ViewHost<Root>, _ name: String) throws -> CGRect {
    try host.get(.identifier(name)).frame
  }

  private func widths<Root: View>(_ host: ViewHost<Root>, _ names: String...) throws -> [CGFloat] {
    try names.map { try frame(host, $0).width }
  }

  private func line<Root: View>(_ host: ViewHost<Root>, _ number: Int = 0, _ label: String = "Column width") throws
    -> Element
  {
    try #require(host.all(.label(label)).dropFirst(number).first)
  }

  @Test("Views without limits are equally long at first") func equal() throws {
    let host = ViewHost(
      HSplitView {
        Pane(name: "a")
        Pane(name: "b")
      }, size: CGSize(width: 600, height: 200))
    #expect(try widths(host, "a", "b") == [300, 300])
    #expect([try frame(host, "b")] == [CGRect(x: 300, y: 0, width: 300, height: 200)])
  }

  private struct Limited: View {
    var body: some View {
      HSplitView {
        Pane(name: "a").frame(minWidth: 100, idealWidth: 150, maxWidth: 250)
        Pane(name: "b").frame(minWidth: 200)
      }
    }
  }

  @Test("A view begins with its ideal length and keeps its limits under drags") func limits() throws {
    let host = ViewHost(Limited(), size: CGSize(width: 600, height: 200))
    #expect(try widths(host, "a", "b") == [150, 450])
    try line(host).drag(by: CGSize(width: 60, height: 0))
    #expect(try widths(host, "a", "b") == [210, 390])
    try line(host).drag(by: CGSize(width: 300, height: 0))
    #expect(try widths(host, "a", "b") == [250, 350])
    try line(host).drag(by: CGSize(width: -300, height: 0))
    #expect(try widths(host, "a", "b") == [100, 500])
    try line(host).doubleTap()
    #expect(try widths(host, "a", "b") == [150, 450])
  }

  @Test("What the user has dragged stays when the window changes") func resized() throws {
    let host = ViewHost(Limited(), size: CGSize(width: 600, height: 200))
    try line(host).drag(by: CGSize(width: 60, height: 0))
    host.size.width = 900
    try host.update()
    #expect(try widths(host, "a", "b") == [210, 690])
    // Too little for both: the one without an upper limit gives way first.
    host.size.width = 350
    try host.update()
    #expect(try widths(host, "a", "b") == [150, 200])
    host.size.width = 600
    try host.update()
    #expect(try widths(host, "a", "b") == [210, 390])
  }

  @Test("Dragged views without limits change in proportion") func proportion() throws {
    let host = ViewHost(
      HSplitView {
        Pane(name: "a")
        Pane(name: "b")
      }, size: CGSize(width: 400, height: 200))
    try line(host).drag(by: CGSize(width: 100, height: 0))
    #expect(try widths(host, "a", "b") == [300, 100])
    host.size.width = 800
    try host.update()
    #expect(try widths(host, "a", "b") == [600, 200])
  }

  @Test("The highest layoutPriority has what is left and what lacks") func priority() throws {
    let host = ViewHost(
      HSplitView {
        Pane(name: "a").frame(minWidth: 50, idealWidth: 100, maxWidth: .infinity)
        Pane(name: "b").frame(minWidth: 50, idealWidth: 100, maxWidth: .infinity).layoutPriority(1)
        Pane(name: "c").frame(minWidth: 50, idealWidth: 100, maxWidth: .infinity)
      }, size: CGSize(width: 600, height: 200))
    #expect(try widths(host, "a", "b", "c") == [100, 400, 100])
    host.size.width = 260
    try host.update()
    #expect(try widths(host, "a", "b", "c") == [100, 60, 100])
    host.size.width = 230
    try host.update()
    #expect(try widths(host, "a", "b", "c") == [90, 50, 90])
  }

  @Test("A drag moves one line: the views beyond stay") func oneLine() throws {
    let host = ViewHost(
      HSplitView {
        Pane(name: "a")
        Pane(name: "b")
        Pane(name: "c")
      }, size: CGSize(width: 600, height: 200))
    try line(host, 1).drag(by: CGSize(width: 50, height: 0))
    #expect(try widths(host, "a", "b", "c") == [200, 250, 150])
    // No view is without length.
    try line(host, 1).drag(by: CGSize(width: 500, height: 0))
    #expect(try widths(host, "a", "b", "c") == [200, 368, 32])
    try line(host, 0).drag(by: CGSize(width: -500, height: 0))
    #expect(try widths(host, "a", "b", "c") == [32, 536, 32])
  }

  @Test("VSplitView divides the height") func vertical() throws {
    let host = ViewHost(
      VSplitView {
        Pane(name: "a").frame(minHeight: 50, idealHeight: 100, maxHeight: 150)
        Pane(name: "b")
      }, size: CGSize(width: 300, height: 400))
    #expect([try frame(host, "a")] == [CGRect(x: 0, y: 0, width: 300, height: 100)])
    try line(host, 0, "Row height").drag(by: CGSize(width: 0, height: 80))
    #expect([try frame(host, "b")] == [CGRect(x: 0, y: 150, width: 300, height: 250)])
    try line(host, 0, "Row height").hover()
    #expect(host.pointer.style == .rowResize)
  }

  @Test("Split views in split views, with state, keep it under drags") func nested() throws {
    let host = ViewHost(
      HSplitView {
        Pane(name: "a")
        VSplitView {
          Pane(name: "b")
          HSplitView {
            Pane(name: "c")
            Pane(name: "d")
          }
        }
      }, size: CGSize(width: 800, height: 400))
    for name in ["a", "b", "c", "d"] { try host.get(.text("\(name) 0")).tap() }
    #expect([try frame(host, "d")] == [CGRect(x: 600, y: 200, width: 200, height: 200)])
    try line(host, 0, "Row height").drag(by: CGSize(width: 0, height: 50))
    #expect([try frame(host, "d")] == [CGRect(x: 600, y: 250, width: 200, height: 150)])
    let lines = host.all(.label("Column width"))
    #expect(lines.count == 2)
    for line in lines { try line.drag(by: CGSize(width: -100, height: 0)) }
    #expect(try frame(host, "a").width == 300)
    for name in ["a", "b", "c", "d"] { #expect(host.all(.text("\(name) 1")).count == 1) }
  }

  @Test("From right to left the first view is at the right") func rightToLeft() throws {
    let host = ViewHost(
      Limited().environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 600, height: 200))
    #expect(try frame(host, "a").minX == 450)
    try line(host).drag(by: CGSize(width: -50, height: 0))
    #expect(try frame(host, "a").minX == 400)
  }

  @Test("Views that cannot fill the length stand in the middle of theirs") func small() throws {
    let host = ViewHost(
      HSplitView {
        Text("one")
        Text("two")
      }, size: CGSize(width: 600, height: 200))
    let (one, two) = (try host.get(.text("one")).frame, try host.get(.text("two")).frame)
    #expect(one.midX > 100 && one.midX < 200 && two.midX > 400 && two.midX < 500)
    try line(host).drag(by: CGSize(width: 100, height: 0))
    #expect(try host.get(.text("one")).frame.midX == one.midX + 50)
  }

  @Test("Views come and go; the others keep their lengths, and one that comes back begins anew") func comeAndGo() throws
  {
    struct Page: View {
      @State private var isThere = true
      var body: some View {
        HSplitView {
          Pane(name: "a")
          if isThere { Pane(name: "b").frame(minWidth: 100, idealWidth: 100, maxWidth: 200) }
          Button("Switch") { isThere.toggle() }.frame(minWidth: 100, idealWidth: 100, maxWidth: 100)
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 600, height: 200))
    try line(host, 1).drag(by: CGSize(width: -20, height: 0))
    #expect(try widths(host, "a", "b") == [400, 100])
    try line(host, 0).drag(by: CGSize(width: -50, height: 0))
    #expect(try widths(host, "a", "b") == [350, 150])
    try host.get(.text("Switch")).tap()
    try host.settle()
    #expect(try frame(host, "a").width == 500)
    try host.get(.text("Switch")).tap()
    try host.settle()
    #expect(try widths(host, "a", "b") == [400, 100])
  }

  @Test("A split view asks for at least what its views need") func least() {
    let host = ViewHost(Limited(), size: CGSize(width: 600, height: 200))
    #expect(host.sizeThatFits(ProposedViewSize(width: 0, height: 0)).width == 300)
  }

  @Test("One view, and none") func few() throws {
    let one = ViewHost(HSplitView { Pane(name: "a") }, size: CGSize(width: 300, height: 100))
    #expect(try frame(one, "a").width == 300)
    #expect(one.all(.label("Column width")).isEmpty)
    #expect(ViewHost(VSplitView {}, size: CGSize(width: 300, height: 100)).warnings.isEmpty)
  }
}
