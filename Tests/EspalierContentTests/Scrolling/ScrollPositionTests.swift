// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierLayout
import EspalierMotion
import EspalierNavigation
import EspalierPrimitives
import EspalierScrolling
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// Programs that scroll, and that follow where users have scrolled to.
@MainActor
@Suite struct ScrollPositionTests {
  final class Handle {
    var proxy: ScrollViewProxy?
    var id: Binding<Int?>?
    var position: Binding<ScrollPosition>?
    var told: [Int?] = []
    var phases: [ScrollPhase] = []
    var offsets: [CGFloat] = []
    var visible: [Int] = []
  }

  struct Rows: View {
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { index in
          Color.clear.frame(width: 40, height: 50).named("row \(index)")
        }
      }
    }
  }

  private func reader(_ handle: Handle) -> ViewHost<some View> {
    ViewHost(
      ScrollViewReader { proxy in
        let _ = handle.proxy = proxy
        ScrollView { Rows() }.named("scroll")
      }, size: CGSize(width: 100, height: 500))
  }

  private func y(_ index: Int, _ host: ViewHost<some View>) throws -> CGFloat {
    try host.get(.identifier("row \(index)")).frame.minY
  }

  @Test func scrollToARowThatWasNeverMade() throws {
    let handle = Handle()
    let host = reader(handle)
    handle.proxy?.scrollTo(700, anchor: .top)
    try host.update()
    #expect(try y(700, host) == 0)
    handle.proxy?.scrollTo(300, anchor: .center)
    try host.update()
    #expect(try y(300, host) == 225)
    handle.proxy?.scrollTo(999, anchor: .top)
    try host.update()
    #expect(try y(999, host) == 450)
    // Without an anchor as little as needed.
    handle.proxy?.scrollTo(980)
    try host.update()
    #expect(try y(980, host) == 0)
    handle.proxy?.scrollTo(985)
    try host.update()
    #expect(try y(980, host) == 0)
    handle.proxy?.scrollTo("nowhere")
    try host.update()
    #expect(try y(980, host) == 0)
  }

  @Test func scrollToIsAnimatedByItsTransaction() throws {
    let handle = Handle()
    let host = reader(handle)
    withAnimation(.linear(duration: 1)) { handle.proxy?.scrollTo(20, anchor: .top) }
    try host.update()
    #expect(try y(0, host) == 0)
    try host.advance(by: .milliseconds(500))
    #expect(try isClose(y(10, host), 0))
    try host.settle()
    #expect(try y(20, host) == 0)
  }

  @Test("S26: rows with an id of their own are found by making them") func explicitIDs() throws {
    let handle = Handle()
    let host = ViewHost(
      ScrollViewReader { proxy in
        let _ = handle.proxy = proxy
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Color.clear.frame(height: 50).named("row \($0)").id("name \($0)") }
          }
        }
      }, size: CGSize(width: 100, height: 500))
    handle.proxy?.scrollTo("name 40", anchor: .top)
    try host.update()
    #expect(try y(40, host) == 0)
  }

  @Test func scrollToInAStackThatIsNotLazy() throws {
    let handle = Handle()
    let host = ViewHost(
      ScrollViewReader { proxy in
        let _ = handle.proxy = proxy
        ScrollView {
          VStack(spacing: 0) {
            box(10, 700)
            box(10, 20).named("row 1").id("one")
            box(10, 700)
          }
        }
      }, size: CGSize(width: 100, height: 500))
    handle.proxy?.scrollTo("one", anchor: .bottom)
    try host.update()
    #expect(try y(1, host) == 480)
  }

  @Test func positionByID() throws {
    struct Page: View {
      let handle: Handle
      @State private var id: Int?
      var body: some View {
        handle.id = $id
        return ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { Color.clear.frame(height: 50).named("row \($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id)
        .named("scroll")
        .onChange(of: id) { handle.told.append($1) }
      }
    }
    let handle = Handle()
    let host = ViewHost(Page(handle: handle), size: CGSize(width: 100, height: 500))
    #expect(handle.id?.wrappedValue == nil)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -120))
    #expect(handle.id?.wrappedValue == 2)
    handle.id?.wrappedValue = 100
    try host.update()
    #expect(try y(100, host) == 450)
    #expect(handle.told == [2, 100])
  }

  /// The ways in which a program requests a place.
  enum Way: CaseIterable { case id, value, reader, readerOfANewRow }

  private struct Changing: View {
    let way: Way
    let isList: Bool
    @State private var count = 40
    @State private var id: Int?
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Go to 30") {
            switch way {
            case .id: id = 30
            case .value: position.scrollTo(id: 30)
            case .reader:
              id = 30
              proxy.scrollTo(30)
            case .readerOfANewRow:
              count = 41
              proxy.scrollTo(40)
            }
          }
          // The rows are made from another value in each run of this body.
          Text("\(id ?? 0) \(position.viewID(type: Int.self) ?? 0)")
          if isList {
            List { rows }.listStyle(.plain)
          } else {
            switch way {
            case .id: scroll.scrollPosition(id: $id)
            case .value: scroll.scrollPosition($position)
            default: scroll
            }
          }
        }
      }
    }

    private var rows: some View { ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 50) } }

    private var scroll: some View { ScrollView { LazyVStack(spacing: 0) { rows }.scrollTargetLayout() } }
  }

  @Test(
    "S26: a place is found also in the update that makes the rows' values anew", arguments: Way.allCases, [false, true])
  func placeInAChangingContent(way: Way, isList: Bool) throws {
    if isList, way == .id || way == .value { return }
    let host = ViewHost(Changing(way: way, isList: isList), size: CGSize(width: 200, height: 300))
    #expect(host.all(.text("row 0")).count == 1)
    try host.get(.text("Go to 30")).tap()
    #expect(host.all(.text("row 0")).isEmpty)
    #expect(host.all(.text(way == .readerOfANewRow ? "row 40" : "row 30")).count == 1)
  }

  @Test func positionAsAValue() throws {
    struct Page: View {
      let handle: Handle
      @State private var position = ScrollPosition(edge: .bottom)
      var body: some View {
        handle.position = $position
        return ScrollView { Rows() }.scrollPosition($position).named("scroll")
      }
    }
    let handle = Handle()
    let host = ViewHost(Page(handle: handle), size: CGSize(width: 100, height: 500))
    #expect(try y(999, host) == 450)
    #expect(handle.position?.wrappedValue.edge == .bottom)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: 50))
    #expect(handle.position?.wrappedValue.isPositionedByUser == true)
    #expect(handle.position?.wrappedValue.edge == nil)
    handle.position?.wrappedValue.scrollTo(id: 500, anchor: .top)
    try host.update()
    #expect(try y(500, host) == 0)
    handle.position?.wrappedValue.scrollTo(y: 75)
    try host.update()
    #expect(try y(1, host) == -25)
    handle.position?.wrappedValue.scrollTo(edge: .top)
    try host.update()
    #expect(try y(0, host) == 0)
  }

  @Test func pagesAndViews() throws {
    let pages = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<5, id: \.self) { box(100, 40).named("row \($0)") } }.scrollTargetLayout()
    }
    func x(_ index: Int, _ host: ViewHost<some View>) throws -> CGFloat {
      try host.get(.identifier("row \(index)")).frame.minX
    }
    let paged = ViewHost(pages.scrollTargetBehavior(.paging).named("scroll"), size: CGSize(width: 100, height: 100))
    try paged.get(.identifier("scroll")).drag(by: CGSize(width: -60, height: 0))
    try paged.settle()
    #expect(try isClose(x(1, paged), 0))
    let aligned = ViewHost(
      pages.scrollTargetBehavior(.viewAligned).named("scroll"), size: CGSize(width: 150, height: 100))
    try aligned.get(.identifier("scroll")).drag(by: CGSize(width: -30, height: 0))
    try aligned.settle()
    let offset = try -x(0, aligned)
    #expect(isClose(offset.truncatingRemainder(dividingBy: 100), 0) && offset > 0)
  }

  struct HalfWay: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = context.contentSize.height / 2
    }
  }

  @Test func aBehaviourOfOnesOwn() throws {
    let host = ViewHost(
      ScrollView { Rows() }.scrollTargetBehavior(HalfWay()).named("scroll"), size: CGSize(width: 100, height: 500))
    try host.get(.identifier("scroll")).drag(by: CGSize(width: 0, height: -30))
    try host.settle()
    #expect(try isClose(y(500, host), 0))
  }

  @Test func observers() throws {
    let handle = Handle()
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { index in
            Color.clear.frame(width: 40, height: 50).named("row \(index)")
              .onScrollVisibilityChange { if index == 3 { handle.told.append($0 ? 1 : 0) } }
          }
        }
        .scrollTargetLayout()
      }
      .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { handle.offsets.append($1) })
      .onScrollPhaseChange { handle.phases.append($1) }
      .onScrollTargetVisibilityChange(idType: Int.self) { handle.visible = $0 }
      .named("scroll"), size: CGSize(width: 100, height: 200))
    #expect(handle.offsets == [0])
    #expect(handle.visible == [0, 1, 2, 3])
    #expect(handle.told == [1])
    let scroll = try host.get(.identifier("scroll"))
    try scroll.scroll(by: CGSize(width: 0, height: -180))
    #expect(handle.offsets == [0, 180])
    #expect(handle.visible == [4, 5, 6, 7])
    #expect(handle.told == [1, 0])
    try host.settle()
    // Once at first, as recorded on macOS 26.2 and iOS 26 (scroll/geometry of `AppleFrames.swift`).
    #expect(handle.phases == [.idle, .interacting, .idle])
    try scroll.drag(by: CGSize(width: 0, height: -50))
    try host.settle()
    #expect(handle.phases == [.idle, .interacting, .idle, .interacting, .decelerating, .idle])
  }

  @Test("A phase comes with the offset and the speed at its beginning") func phaseContexts() throws {
    var lines: [String] = []
    let host = ViewHost(
      ScrollView { box(40, 2000) }
        .onScrollPhaseChange { old, new, context in
          let speed = context.velocity.map { $0.dy > 0 ? "forward" : "backward" } ?? "still"
          lines.append("\(old) \(new) \(Int(context.geometry.contentOffset.y)) \(speed)")
        }
        .named("scroll"), size: CGSize(width: 100, height: 200))
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -180))
    try host.settle()
    #expect(lines.count == 3)
    #expect(lines.last == "interacting idle 180 still")
  }

  @Test func visualEffectsFollowGeometry() throws {
    let host = ViewHost(
      ScrollView {
        VStack(spacing: 0) {
          box(40, 50).named("moved").visualEffect { content, proxy in
            content.offset(x: -proxy.frame(in: .scrollView).minY)
          }
          box(40, 50).named("faded").scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
            content.offset(x: phase.value * 100)
          }
          box(40, 900)
        }
      }
      .named("scroll"), size: CGSize(width: 40, height: 200))
    #expect(try host.get(.identifier("moved")).frame.minX == 0)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -75))
    #expect(try host.get(.identifier("moved")).frame.origin == CGPoint(x: 75, y: -75))
    #expect(try isClose(host.get(.identifier("faded")).frame.minX, -50))
  }

  @Test("P92: a view in a scroll view that moves updates what it sends up in every frame") func everyFrame() throws {
    struct Key: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }
    let handle = Handle()
    let host = ViewHost(
      ScrollViewReader { proxy in
        let _ = handle.proxy = proxy
        ScrollView {
          VStack(spacing: 0) {
            box(10, 50).background(
              GeometryReader { Color.clear.preference(key: Key.self, value: $0.frame(in: .global).minY) })
            box(10, 1000).id("end")
          }
        }
        .onPreferenceChange(Key.self) { handle.offsets.append($0) }
      }, size: CGSize(width: 100, height: 100))
    withAnimation(.linear(duration: 0.1)) { handle.proxy?.scrollTo("end", anchor: .bottom) }
    try host.settle()
    #expect(handle.offsets.count >= 6)
    #expect(handle.offsets.last == -950)
  }
}
