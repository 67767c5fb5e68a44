// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierHosting
import EspalierNavigation
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

@MainActor
@Suite struct ViewThatFitsTests {
  private struct Last: PreferenceKey {
    static var defaultValue: String { "d" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  private func chosen(_ width: CGFloat, _ height: CGFloat, in axes: Axis.Set = [.horizontal, .vertical]) -> String {
    let host = ViewHost(
      ViewThatFits(in: axes) {
        box(300, 100).preference(key: Last.self, value: "large")
        box(200, 10).preference(key: Last.self, value: "wide")
        box(50, 50).preference(key: Last.self, value: "small")
      }, size: CGSize(width: width, height: height))
    return host.preference(Last.self)
  }

  @Test("L96: the first view whose ideal size fits; the last if none does; the first if no axis is named")
  func first() {
    #expect(chosen(400, 400) == "large")
    #expect(chosen(400, 50) == "wide")
    #expect(chosen(100, 100) == "small")
    #expect(chosen(10, 10) == "small")
    #expect(chosen(10, 10, in: []) == "large")
    #expect(chosen(400, 5, in: .horizontal) == "large")
    #expect(chosen(10, 20, in: .vertical) == "wide")
  }

  @Test("L96: what counts is the ideal length: a flexible view has one of 10")
  func ideal() throws {
    let host = ViewHost(
      ViewThatFits {
        clear.frame(idealWidth: 60).named("wide")
        clear.named("any")
      }, size: CGSize(width: 50, height: 50))
    #expect(host.all(.identifier("wide")).isEmpty)
    #expect(try host.get(.identifier("any")).frame.width == 50)
  }

  @Test("L97: the chosen view is offered what the choice was offered; without an offer the first is taken")
  func proposal() throws {
    let laidOut = try LaidOut(100, 30) { ViewThatFits { clear.named("a") } }
    #expect(try laidOut["a"] == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(
      measured(nil, nil) {
        ViewThatFits {
          box(300, 10)
          box(50, 10)
        }
      } == CGSize(width: 300, height: 10))
  }

  @Test("L96: on one axis, a view is measured with its length on the other: text is wrapped before it is measured")
  func wrapped() throws {
    let long = "A text that does not fit on one line of this width, but does on four."
    func isShown(_ height: CGFloat) -> Bool {
      let host = ViewHost(
        ViewThatFits(in: .vertical) {
          Text(long)
          Text("short")
        }, size: CGSize(width: 150, height: height))
      return !host.all(.text(long)).isEmpty
    }
    #expect(isShown(200))
    #expect(!isShown(20))
  }

  @Test("P69: only the view that is shown writes preferences, is drawn and can be touched")
  func others() throws {
    var taps: [String] = []
    let host = ViewHost(
      ViewThatFits {
        Color.red.frame(width: 300, height: 10).onTapGesture { taps.append("wide") }.named("wide")
        Color.blue.frame(width: 50, height: 10).onTapGesture { taps.append("narrow") }.named("narrow")
      }, size: CGSize(width: 100, height: 10))
    #expect(host.all(.identifier("wide")).isEmpty)
    try host.get(.identifier("narrow")).tap()
    #expect(taps == ["narrow"])
    host.size.width = 400
    #expect(host.all(.identifier("narrow")).isEmpty)
    try host.get(.identifier("wide")).tap()
    #expect(taps == ["narrow", "wide"])
  }

  @Test("L98: views that are not shown do not appear; a view disappears when another one takes its place")
  func appearance() throws {
    var log: [String] = []
    let host = ViewHost(
      ViewThatFits {
        box(300, 10).onAppear { log.append("+wide") }.onDisappear { log.append("-wide") }
        box(50, 10).onAppear { log.append("+narrow") }.onDisappear { log.append("-narrow") }
      }, size: CGSize(width: 100, height: 10))
    #expect(log == ["+narrow"])
    host.size.width = 400
    try host.update()
    #expect(Set(log) == ["+narrow", "-narrow", "+wide"] && log.count == 3)
  }

  @Test("views that come and go are chosen among")
  func changing() throws {
    struct Content: View {
      let remote: Remote<Int>
      @State private var count = 1
      var body: some View {
        let _ = remote.binding = $count
        ViewThatFits {
          ForEach(0..<count, id: \.self) { index in box(CGFloat(300 - 100 * index), 10).named("\(index)") }
        }
      }
    }
    let remote = Remote<Int>()
    let host = ViewHost(Content(remote: remote), size: CGSize(width: 150, height: 10))
    #expect(host.all(.identifier("0")).count == 1)
    remote.set(3)
    #expect(host.all(.identifier("2")).count == 1)
    #expect(host.all(.identifier("0")).isEmpty)
    remote.set(0)
    #expect(host.all(.identifier("2")).isEmpty)
  }

  @Test("a view that is not chosen is laid out as if it were: what it answers does not follow from the choice")
  func notChosen() throws {
    func host(_ width: CGFloat) -> ViewHost<some View> {
      ViewHost(
        ViewThatFits {
          List(0..<3, id: \.self) { Text("a row of some length, number \($0)").fixedSize() }
          Text("short")
        }, size: CGSize(width: width, height: 300))
    }
    let resized = host(400)
    for width in [60, 400, 150, 300, 60] as [CGFloat] {
      resized.size.width = width
      try resized.settle()
      #expect(resized.dump(.layout) == host(width).dump(.layout))
    }
    #expect(resized.warnings.isEmpty)
    #expect(resized.all(.text("short")).count == 1)
  }

  @Test("a choice between a list of lists and a text settles in any size")
  func listsInLists() throws {
    for size in [CGSize(width: 400, height: 400), CGSize(width: 260, height: 300), CGSize(width: 60, height: 40)] {
      let host = ViewHost(
        VStack {
          Toggle("on", isOn: .constant(true))
          ViewThatFits {
            List(0..<2, id: \.self) { _ in List { Slider(value: .constant(0.5)) } }
            Text("short")
          }
        }, size: size)
      try host.settle()
      #expect(host.warnings.isEmpty)
    }
  }

  @Test("a list that is not chosen and is too small for a row has the ideal breadth of its first rows")
  func listWithoutAvailableSize() throws {
    let host = ViewHost(
      Grid(alignment: .leading) {
        GridRow {
          Text("cell")
          ViewThatFits {
            List(0..<3, id: \.self) { number in
              Text("item \(number)")
              TextField("Prompt", text: .constant("text"))
            }
            Text("small")
          }
        }
        GridRow {
          Text("a longer cell")
          Text("last")
        }
      }, size: CGSize(width: 260, height: 240))
    try host.settle()
    #expect(host.warnings.isEmpty)
    #expect(host.all(.text("small")).count == 1)
  }

  @Test("L96, L97: a view is chosen inside of scroll views, of each other, and with conditions")
  func choices() throws {
    let scrolled = try LaidOut(100, 50) {
      ScrollView(.horizontal) {
        ViewThatFits {
          box(300, 10).named("a"); box(20, 10).named("b")
        }
      }
    }
    #expect(try scrolled["a"].width == 300)
    let nested = ViewHost(
      ViewThatFits(in: .horizontal) {
        ViewThatFits(in: .horizontal) {
          box(300, 10).named("a"); box(20, 10).named("b")
        }
        box(50, 10).named("c")
      }, size: CGSize(width: 100, height: 50))
    // The inner choice's ideal width is that of its first view.
    #expect(nested.all(.identifier("c")).count == 1)
    let condition = ViewHost(
      ViewThatFits(in: .horizontal) {
        if false { box(10, 10) }
        ForEach(0..<3) { box(CGFloat(120 - 50 * $0), 10).named("\($0)") }
      }, size: CGSize(width: 100, height: 50))
    #expect(condition.all(.identifier("1")).count == 1)
    let exact = ViewHost(
      ViewThatFits(in: .horizontal) {
        box(100, 10).named("a"); box(20, 10)
      }, size: CGSize(width: 100, height: 50))
    #expect(exact.all(.identifier("a")).count == 1)
  }
}
