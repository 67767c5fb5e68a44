// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierHosting
import EspalierLayout
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// Rules of layout that meet: order and place in every kind of container, layers, roots, scroll views, infinite lengths.
@MainActor
@Suite struct LayoutMixTests {
  private func order(_ view: some View) -> [CGFloat] { order(ViewHost(view, size: CGSize(width: 100, height: 100))) }

  private func order(_ host: ViewHost<some View>) -> [CGFloat] {
    func fills(_ list: DisplayList) -> [CGFloat] {
      list.items.flatMap { item -> [CGFloat] in
        switch item.content {
        case .fill(let path, _, _, _): [path.boundingRect.width]
        case .group(let list), .effect(_, let list): fills(list)
        default: []
        }
      }
    }
    return fills(host.displayList)
  }

  private func bar(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 5) }

  private struct Pile: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test("L38: zIndex counts in grids, lazy stacks, layouts of one's own, layers and scroll views")
  func zIndexEverywhere() {
    @ViewBuilder func three() -> some View { bar(10).zIndex(1); bar(20); bar(30).zIndex(-1) }
    #expect(order(Grid { GridRow { three() } }) == [30, 20, 10])
    #expect(order(Grid { three() }) == [30, 20, 10])
    #expect(order(ScrollView { LazyVStack { three() } }) == [30, 20, 10])
    #expect(order(ScrollView { three() }) == [30, 20, 10])
    #expect(order(Pile()() { three() }) == [30, 20, 10])
    #expect(order(clear.overlay { three() }) == [30, 20, 10])
    #expect(order(clear.background { three() }) == [30, 20, 10])
    #expect(order(AnyLayout(HStackLayout())() { three() }) == [30, 20, 10])
    #expect(order(Group { three() }) == [30, 20, 10])
  }

  @Test("L38, L39: zIndex counts on groups and loops, through modifiers, of views that come, and of values that change")
  func zIndexThrough() throws {
    #expect(
      order(
        ZStack {
          Group {
            bar(10); bar(20)
          }.zIndex(1)
          bar(30)
          AnyView(bar(40).zIndex(2)).padding(1)
          bar(50)
        }) == [30, 50, 10, 20, 40])
    #expect(
      order(
        ZStack {
          VStack { bar(10).zIndex(9) }
          bar(20)
        }) == [10, 20])
    struct Content: View {
      let remote: Remote<Int>
      @State private var front = 0
      var body: some View {
        let _ = remote.binding = $front
        ZStack {
          ForEach(0..<3) { index in
            Color.red.frame(width: CGFloat(10 * (index + 1)), height: 5).zIndex(index == front ? 1 : 0)
          }
          if front == 2 { Color.red.frame(width: 90, height: 5).zIndex(-1) }
        }
      }
    }
    let remote = Remote<Int>()
    let host = ViewHost(Content(remote: remote), size: CGSize(width: 100, height: 100))
    #expect(order(host) == [20, 30, 10])
    remote.set(1)
    try host.update()
    #expect(order(host) == [10, 30, 20])
    remote.set(2)
    try host.update()
    #expect(order(host) == [90, 10, 20, 30])
  }

  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }

  @Test("L47, L49: custom guides of layers: their default in both, explicit ones of either side")
  func layerGuides() throws {
    let alignment = Alignment(horizontal: HorizontalAlignment(Quarter.self), vertical: .top)
    let plain = try LaidOut { box(80, 20).overlay(alignment: alignment) { box(20, 5).named("o") } }
    #expect(try plain["o"].minX == 15)
    let explicit = try LaidOut {
      box(80, 20).alignmentGuide(HorizontalAlignment(Quarter.self)) { _ in 50 }
        .overlay(alignment: alignment) {
          box(20, 5).alignmentGuide(HorizontalAlignment(Quarter.self)) { _ in 1 }.named("o")
        }
    }
    #expect(try explicit["o"].minX == 49)
    let several = try LaidOut {
      box(80, 20).background(alignment: .bottomTrailing) {
        box(20, 5).named("a")
        box(10, 10).named("b")
      }
    }
    #expect(try several["a"].origin == CGPoint(x: 60, y: 15))
    #expect(try several["b"].origin == CGPoint(x: 70, y: 10))
  }

  @Test("L1: a root of several views is a column in the middle; global coordinates count from the window's corner")
  func roots() throws {
    struct Pair: View {
      var body: some View {
        box(10, 10).named("a")
        box(30, 10).named("b")
      }
    }
    let host = ViewHost(
      Pair(), size: CGSize(width: 100, height: 88),
      safeAreaInsets: EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0))
    // 28 high in 68, 30 wide in 90.
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 50, y: 40, width: 10, height: 10))
    #expect(try host.get(.identifier("b")).frame == CGRect(x: 40, y: 58, width: 30, height: 10))
  }

  @Test("L11, L22: infinite, open and zero lengths")
  func lengths() {
    let infinite = CGFloat.infinity
    func size(_ width: CGFloat?, _ height: CGFloat?, _ view: some View) -> CGSize { measured(width, height) { view } }
    let row = HStack(spacing: 5) {
      clear; box(10, 10); Spacer()
    }
    #expect(size(infinite, 10, row) == CGSize(width: infinite, height: 10))
    #expect(size(nil, nil, row) == CGSize(width: 10 + 5 + 10 + 5 + 8, height: 10))
    #expect(size(0, 0, row) == CGSize(width: 0 + 5 + 10 + 5 + 8, height: 10))
    let limited = HStack(spacing: 0) {
      clear.frame(maxWidth: 30); clear.frame(maxWidth: 20)
    }
    #expect(size(infinite, 10, limited).width == 50)
    #expect(size(1000, 10, limited).width == 50)
    #expect(
      size(
        nil, nil,
        HStack(spacing: -5) {
          box(10, 10); box(10, 10)
        }) == CGSize(width: 15, height: 10))
    #expect(size(infinite, infinite, ZStack { clear }) == CGSize(width: infinite, height: infinite))
    #expect(size(nil, 40, GeometryReader { _ in clear }) == CGSize(width: 10, height: 40))
  }

  @Test("L17, L50: what is too long for its frame sticks out on both sides, or by the alignment")
  func overflow() throws {
    let row = HStack(spacing: 0) {
      box(60, 10).named("a"); box(60, 10).named("b")
    }
    let middle = try LaidOut(100, 20) { row.frame(width: 100) }
    #expect(try [middle["a"].minX, middle["b"].maxX] == [-10, 110])
    let trailing = try LaidOut(100, 20) { row.frame(maxWidth: 80, alignment: .trailing) }
    #expect(trailing.size.width == 80)
    #expect(try [trailing["a"].minX, trailing["b"].maxX] == [-40, 80])
  }

  @Test("L53, L57, L60: frames in frames")
  func nestedFrames() throws {
    let limited = try LaidOut(300, 20) {
      clear.named("a").frame(maxWidth: .infinity).frame(maxWidth: 100)
    }
    #expect(limited.size.width == 100)
    #expect(try limited["a"].width == 100)
    let wide = try LaidOut(300, 20) {
      box(20, 10).named("a").frame(maxWidth: 100, alignment: .trailing).frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(wide.size.width == 300)
    #expect(try wide["a"].minX == 80)
    let least = try LaidOut(10, 20) { clear.named("a").frame(minWidth: 40).frame(width: 30) }
    #expect(try least["a"] == CGRect(x: -5, y: 0, width: 40, height: 20))
  }

  @Test("L68, L69: a position in stacks, piles and scroll views")
  func positions() throws {
    let column = try LaidOut(100, 100) {
      VStack(spacing: 0) {
        box(10, 20).named("a"); box(10, 10).named("b").position(x: 10, y: 10)
      }
    }
    #expect(try column["b"].origin == CGPoint(x: 5, y: 25))
    #expect(column.size == CGSize(width: 100, height: 100))
    let scrolled = try LaidOut(100, 100) {
      ScrollView {
        box(50, 40).named("a").position(x: 10, y: 10); box(5, 5).named("b")
      }
    }
    #expect(try scrolled["a"].origin == CGPoint(x: -15, y: -10))
    #expect(try scrolled["b"].minY == 48)
    let whole = try LaidOut(100, 60) { clear.named("a").position(x: 0, y: 0) }
    #expect(try whole["a"] == CGRect(x: -50, y: -30, width: 100, height: 60))
  }

  @Test("L71, L72: ideal sizes and ratios among siblings")
  func idealAmongSiblings() throws {
    let row = try LaidOut(200, 60) {
      HStack(spacing: 0) {
        clear.aspectRatio(1, contentMode: .fit).named("square")
        clear.fixedSize(horizontal: true, vertical: false).named("fixed")
        clear.named("rest")
      }
    }
    #expect(try row["square"].size == CGSize(width: 60, height: 60))
    #expect(try row["fixed"].size == CGSize(width: 10, height: 60))
    #expect(try row["rest"].width == 130)
    let filling = try LaidOut(100, 50) {
      clear.named("a").aspectRatio(1, contentMode: .fill).frame(width: 100, height: 50)
    }
    #expect(try filling["a"] == CGRect(x: 0, y: -25, width: 100, height: 100))
  }

  @Test("L64, L37: padding in scroll views, and its sides where people read from the right")
  func paddings() throws {
    let scrolled = try LaidOut(100, 60) { ScrollView { clear.named("a").padding(.leading, 10).padding(.vertical, 5) } }
    #expect(try scrolled["a"] == CGRect(x: 10, y: 5, width: 90, height: 10))
    let host = ViewHost(
      clear.named("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      size: CGSize(width: 50, height: 20)
    ) { $0.layoutDirection = .rightToLeft }
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 4, y: 1, width: 44, height: 16))
  }

  @Test("L112: the default distance of a bar, and bars in bars")
  func bars() throws {
    let host = ViewHost(
      clear.named("a").safeAreaInset(edge: .top) { box(20, 10).named("bar") }
        .safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 2) {
          box(10, 10).named("side").safeAreaInset(edge: .bottom, spacing: 0) { box(10, 5).named("foot") }
        }, size: CGSize(width: 100, height: 100))
    func frame(_ name: String) throws -> CGRect { try host.get(.identifier(name)).frame }
    #expect(try frame("side") == CGRect(x: 90, y: 85, width: 10, height: 10))
    #expect(try frame("foot") == CGRect(x: 90, y: 95, width: 10, height: 5))
    #expect(try frame("bar") == CGRect(x: 34, y: 0, width: 20, height: 10))
    #expect(try frame("a") == CGRect(x: 0, y: 18, width: 88, height: 82))
  }

  @Test("L110, L111: scroll views within stacks, both ways, and of several axes")
  func scrollViews() throws {
    let column = try LaidOut(100, 100) {
      VStack(spacing: 0) {
        box(100, 30)
        ScrollView(.horizontal) { box(300, 20).named("a") }.named("row")
        ScrollView { box(20, 400).named("b") }.named("rest")
      }
    }
    #expect(try column["row"] == CGRect(x: 0, y: 30, width: 100, height: 20))
    #expect(try column["rest"] == CGRect(x: 40, y: 50, width: 20, height: 50))
    let both = try LaidOut(100, 100) {
      ScrollView([.horizontal, .vertical]) { clear.named("a") }
    }
    #expect(try both["a"].size == CGSize(width: 10, height: 10))
    let small = try LaidOut(100, 100) { ScrollView(.horizontal) { box(30, 20).named("a") }.named("s") }
    #expect(try small["a"].minX == 0)
    #expect(try small["s"].size == CGSize(width: 100, height: 20))
  }

  @Test("L108: lazy stacks fill across, also in a stack; without an offer they are as broad as their rows")
  func lazyBreadth() throws {
    let row = try LaidOut(100, 50) {
      HStack(spacing: 0) {
        box(30, 10)
        LazyVStack(alignment: .trailing, spacing: 0) { box(10, 10).named("a") }.named("lazy")
      }
    }
    #expect(try row["lazy"].width == 70)
    #expect(try row["a"].minX == 90)
    let open = try LaidOut {
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(alignment: .leading, spacing: 0) {
          box(40, 10); box(25, 10).named("b")
        }.named("lazy")
      }.frame(width: 100, height: 100)
    }
    #expect(try open["lazy"].width == 40)
  }
}
