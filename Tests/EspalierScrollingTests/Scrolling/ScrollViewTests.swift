// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// The places of a scroll view and its content, and the causes of the content's motion.
@MainActor
@Suite struct ScrollViewTests {
  private func column(_ count: Int, height: CGFloat = 50) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in box(40, height).named("row \(index)") }
    }
  }

  @Test("L110: a scroll view takes what it is offered along its axis and its content's extent across")
  func takesItsAxis() {
    #expect(measured(200, 300) { ScrollView { box(40, 10) } } == CGSize(width: 40, height: 300))
    #expect(measured(200, 0) { ScrollView { box(40, 10) } } == CGSize(width: 40, height: 0))
    #expect(measured(200, .infinity) { ScrollView { box(40, 10) } }.height == .infinity)
    #expect(measured(200, 300) { ScrollView(.horizontal) { box(40, 10) } } == CGSize(width: 200, height: 10))
    #expect(
      measured(200, 300) { ScrollView([.horizontal, .vertical]) { box(40, 10) } } == CGSize(width: 200, height: 300))
    // Without an offer it is as long as its content.
    #expect(measured(nil, nil) { ScrollView { box(40, 700) } } == CGSize(width: 40, height: 700))
  }

  @Test("L110: content is offered nothing along the axis and everything across; small content lies at the top")
  func placesContent() throws {
    let host = ViewHost(
      ScrollView {
        Color.clear.frame(height: 30).named("wide"); box(40, 10).named("small")
      }.named("scroll"),
      size: CGSize(width: 200, height: 300))
    #expect(try host.get(.identifier("wide")).frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    // Specification L111: several views follow each other with the default gap.
    #expect(try host.get(.identifier("small")).frame == CGRect(x: 80, y: 38, width: 40, height: 10))
  }

  @Test("L111: views are a column, also along a horizontal axis; what stretches in it does so as in a column")
  func horizontalColumn() throws {
    let host = ViewHost(
      ScrollView(.horizontal) {
        box(40, 10).named("a"); box(30, 20).named("b")
        Spacer()
        box(400, 10).named("c")
      }.named("scroll"), size: CGSize(width: 200, height: 100))
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 180, y: 0, width: 40, height: 10))
    #expect(try host.get(.identifier("b")).frame == CGRect(x: 185, y: 18, width: 30, height: 20))
    #expect(try host.get(.identifier("c")).frame == CGRect(x: 0, y: 90, width: 400, height: 10))
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: -1000, height: 0))
    #expect(try host.get(.identifier("c")).frame.maxX == 200)
  }

  @Test("G5: a geometry reader in a scroll view is 10 high") func geometryReader() throws {
    let host = ViewHost(
      ScrollView { GeometryReader { _ in Color.clear }.named("reader") }, size: CGSize(width: 200, height: 300))
    #expect(try host.get(.identifier("reader")).frame == CGRect(x: 0, y: 0, width: 200, height: 10))
  }

  @Test func aWheelMovesTheContentToItsEnds() throws {
    let host = ViewHost(ScrollView { column(10) }.named("scroll"), size: CGSize(width: 100, height: 200))
    let scroll = try host.get(.identifier("scroll"))
    func y(_ index: Int) throws -> CGFloat { try host.get(.identifier("row \(index)")).frame.minY }
    #expect(try y(0) == 0)
    try scroll.scroll(by: CGSize(width: 0, height: -120))
    #expect(try y(0) == -120)
    try scroll.scroll(by: CGSize(width: 0, height: -1000))
    #expect(try y(9) == 150)
    try scroll.scroll(by: CGSize(width: 0, height: 5000))
    #expect(try y(0) == 0)
  }

  @Test func aScrollStepLaysNothingOut() throws {
    let host = ViewHost(
      ScrollView { column(10).background(Text("ground")) }.named("scroll"), size: CGSize(width: 100, height: 200))
    let scroll = try host.get(.identifier("scroll"))
    let work = try host.measure { try scroll.scroll(by: CGSize(width: 0, height: -10)) }
    #expect(work.proposals(of: VStack<AnyView>.self) == 0)
    #expect(work.proposals(of: Text.self) == 0)
    #expect(work.nodesCreated < 40)
    #expect(work.rulesRun < 60)
  }

  @Test func touchesGoToWhatIsShown() throws {
    var tapped: [Int] = []
    let rows = VStack(spacing: 0) {
      ForEach(0..<10, id: \.self) { index in
        Color.red.frame(width: 100, height: 50).named("row \(index)").onTapGesture { tapped.append(index) }
      }
    }
    let host = ViewHost(ScrollView { rows }.named("scroll"), size: CGSize(width: 100, height: 200))
    let scroll = try host.get(.identifier("scroll"))
    #expect(try !host.get(.identifier("row 6")).isHittable)
    try scroll.tap()
    try scroll.scroll(by: CGSize(width: 0, height: -100))
    try scroll.tap()
    #expect(tapped == [2, 4])
  }

  @Test func nestedScrollViewsTakeTheirOwnAxis() throws {
    let view = ScrollView {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { HStack(spacing: 0) { box(300, 100).named("inner") } }.named("row")
        box(100, 400).named("rest")
      }
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 200))
    let row = try host.get(.identifier("row"))
    try row.scroll(by: CGSize(width: -30, height: -40))
    #expect(try host.get(.identifier("inner")).frame.origin == CGPoint(x: -30, y: -40))
    #expect(try host.get(.identifier("rest")).frame.minY == 60)
    // A finger's way belongs to the scroll view along it.
    try row.drag(by: CGSize(width: 0, height: 30))
    try host.settle()
    #expect(try host.get(.identifier("inner")).frame.minX == -30)
    #expect(try host.get(.identifier("inner")).frame.minY > -10.5)
  }

  @Test func aFingerMovesTheContentWhichGlidesOn() throws {
    let host = ViewHost(ScrollView { column(100) }.named("scroll"), size: CGSize(width: 100, height: 400))
    let scroll = try host.get(.identifier("scroll"))
    func y() throws -> CGFloat { try host.get(.identifier("row 0")).frame.minY }
    try scroll.drag(by: CGSize(width: 0, height: -100))
    #expect(try isClose(y(), -100))
    try host.advance(by: .milliseconds(100))
    let early = try y()
    #expect(early < -120)
    try host.settle()
    // 1000 points a second glide 500 points further.
    #expect(try abs(y() + 600) < 15)
    // A tap while it glides holds it.
    try scroll.drag(by: CGSize(width: 0, height: 100))
    try host.advance(by: .milliseconds(50))
    try scroll.tap()
    let held = try y()
    try host.settle()
    #expect(try y() == held)
  }

  @Test("I15: a drag that begins at once keeps the finger from scrolling; a simultaneous one does not")
  func dragsInside() throws {
    func moved(_ content: some View) throws -> CGFloat {
      let host = ViewHost(
        ScrollView {
          VStack(spacing: 0) {
            content.named("top"); box(100, 900)
          }
        }, size: CGSize(width: 100, height: 200))
      try host.get(.identifier("top")).drag(by: CGSize(width: 0, height: -40))
      return try host.get(.identifier("top")).frame.minY
    }
    let area = Color.red.frame(width: 100, height: 100)
    #expect(try moved(area.gesture(DragGesture(minimumDistance: 0))) == 0)
    #expect(try moved(area.simultaneousGesture(DragGesture(minimumDistance: 0))) == -40)
    #expect(try moved(area.onTapGesture {}) == -40)
    #expect(try moved(Button("Button") {}.frame(width: 100, height: 100)) == -40)
  }

  @Test func buttonsInsideAreNotPressedByScrolling() throws {
    var pressed = 0
    let view = ScrollView {
      VStack(spacing: 0) {
        Button("Press") { pressed += 1 }.named("button"); box(100, 900)
      }
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 200))
    let button = try host.get(.identifier("button"))
    try button.drag(by: CGSize(width: 0, height: -20))
    #expect(pressed == 0)
  }

  @Test func disabledScrollingStandsStill() throws {
    let host = ViewHost(
      ScrollView { column(10) }.scrollDisabled(true).named("scroll"), size: CGSize(width: 100, height: 200))
    let scroll = try host.get(.identifier("scroll"))
    try scroll.scroll(by: CGSize(width: 0, height: -50))
    try scroll.drag(by: CGSize(width: 0, height: -50))
    #expect(try host.get(.identifier("row 0")).frame.minY == 0)
  }

  @Test func marginsScrollWithTheContent() throws {
    let host = ViewHost(
      ScrollView { column(10) }.contentMargins(.vertical, 20, for: .scrollContent).named("scroll"),
      size: CGSize(width: 100, height: 200))
    let scroll = try host.get(.identifier("scroll"))
    #expect(try host.get(.identifier("row 0")).frame.minY == 20)
    try scroll.scroll(by: CGSize(width: 0, height: -1000))
    #expect(try host.get(.identifier("row 9")).frame.maxY == 180)
    let narrow = ViewHost(
      ScrollView { Color.clear.frame(height: 10).named("content") }.contentMargins(.horizontal, 15),
      size: CGSize(width: 100, height: 200))
    #expect(try narrow.get(.identifier("content")).frame == CGRect(x: 15, y: 0, width: 70, height: 10))
  }

  @Test func defaultAnchors() throws {
    let host = ViewHost(ScrollView { column(10) }.defaultScrollAnchor(.bottom), size: CGSize(width: 100, height: 200))
    #expect(try host.get(.identifier("row 9")).frame.maxY == 200)
    let small = ViewHost(ScrollView { column(1) }.defaultScrollAnchor(.bottom), size: CGSize(width: 100, height: 200))
    #expect(try small.get(.identifier("row 0")).frame.maxY == 200)
    let aligned = ViewHost(
      ScrollView { column(1) }.defaultScrollAnchor(.center, for: .alignment), size: CGSize(width: 100, height: 200))
    #expect(try aligned.get(.identifier("row 0")).frame.midY == 100)
  }

  @Test("an anchor for one role counts before the one for all, in any order") func defaultAnchorsByRole() throws {
    func y(_ view: some View) throws -> CGFloat {
      let host = ViewHost(view, size: CGSize(width: 100, height: 200))
      return try host.get(.identifier("row 0")).frame.minY
    }
    let short = ScrollView { column(1) }
    #expect(try y(short.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)) == 0)
    #expect(try y(short.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom)) == 0)
    #expect(try y(short.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .alignment)) == 0)
    #expect(try y(short.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .initialOffset)) == 150)
    let long = ScrollView { column(10) }
    #expect(try y(long.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)) == -300)
    #expect(try y(long.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .initialOffset)) == 0)
  }

  @Test func contentThatShrinksStaysInView() throws {
    struct Page: View {
      let remote: Remote<Int>
      @State private var count = 20
      var body: some View {
        remote.binding = $count
        return ScrollView {
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { box(40, 50).named("row \($0)") } }
        }.named("scroll")
      }
    }
    let remote = Remote<Int>()
    let host = ViewHost(Page(remote: remote), size: CGSize(width: 100, height: 200))
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -5000))
    #expect(try host.get(.identifier("row 19")).frame.maxY == 200)
    remote.set(10)
    try host.update()
    #expect(try host.get(.identifier("row 9")).frame.maxY == 200)
    remote.set(20)
    try host.update()
    #expect(try host.get(.identifier("row 9")).frame.maxY == 200)
  }

  @Test("L57: without an offer a maximal width is the content's") func maximalWidth() throws {
    let host = ViewHost(
      ScrollView(.horizontal) { box(30, 10).frame(maxWidth: .infinity).named("hugged") },
      size: CGSize(width: 200, height: 100))
    #expect(try host.get(.identifier("hugged")).frame.width == 30)
  }

  @Test("G17: the spaces of scroll views") func coordinateSpaces() throws {
    @MainActor final class Seen { var values: [String: CGRect] = [:] }
    let seen = Seen()
    let reader = GeometryReader { proxy in
      let _ =
        seen.values = [
          "inner": proxy.frame(in: .scrollView), "vertical": proxy.frame(in: .scrollView(axis: .vertical)),
          "horizontal": proxy.frame(in: .scrollView(axis: .horizontal)),
          "bounds": proxy.bounds(of: .scrollView(axis: .vertical)) ?? .null,
        ]
      Color.clear
    }
    let view = VStack(spacing: 0) {
      box(10, 20)
      ScrollView {
        VStack(spacing: 0) {
          box(100, 30)
          ScrollView(.horizontal) { reader.frame(width: 400, height: 50) }.named("row")
          box(100, 900)
        }
      }
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 220))
    #expect(seen.values["inner"] == CGRect(x: 0, y: 0, width: 400, height: 50))
    #expect(seen.values["vertical"] == CGRect(x: 0, y: 30, width: 400, height: 50))
    try host.get(.identifier("row")).scroll(by: CGSize(width: -40, height: -10))
    #expect(seen.values["inner"] == CGRect(x: -40, y: 0, width: 400, height: 50))
    #expect(seen.values["horizontal"] == CGRect(x: -40, y: 0, width: 400, height: 50))
    #expect(seen.values["vertical"] == CGRect(x: -40, y: 20, width: 400, height: 50))
    #expect(seen.values["bounds"] == CGRect(x: 40, y: -20, width: 100, height: 200))
  }

  @Test("AN23: an anchor resolved outside moves with the content; inside it is constant") func anchors() throws {
    struct Key: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    @MainActor final class Seen { var outside = CGRect.null; var inside = CGRect.null }
    let seen = Seen()
    let content = VStack(spacing: 0) {
      box(40, 60)
      box(40, 50).anchorPreference(key: Key.self, value: .bounds) { $0 }
      box(40, 900)
    }
    .overlayPreferenceValue(Key.self) { anchor in
      GeometryReader { proxy in
        let _ = seen.inside = anchor.map { proxy[$0] } ?? .null
        Color.clear
      }
    }
    let view = ScrollView { content }.named("scroll").overlayPreferenceValue(Key.self) { anchor in
      GeometryReader { proxy in
        let _ = seen.outside = anchor.map { proxy[$0] } ?? .null
        Color.clear.allowsHitTesting(false)
      }
      .allowsHitTesting(false)
    }
    let host = ViewHost(view, size: CGSize(width: 40, height: 200))
    #expect(seen.outside == CGRect(x: 0, y: 60, width: 40, height: 50))
    #expect(seen.inside == CGRect(x: 0, y: 60, width: 40, height: 50))
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -25))
    #expect(seen.outside == CGRect(x: 0, y: 35, width: 40, height: 50))
    #expect(seen.inside == CGRect(x: 0, y: 60, width: 40, height: 50))
  }

  @Test func rightToLeftBeginsAtTheRight() throws {
    let host = ViewHost(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          box(80, 10).named("a"); box(80, 10).named("b")
        }
      }
      .environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 100, height: 50))
    #expect(try host.get(.identifier("a")).frame.minX == 20)
    #expect(try host.get(.identifier("b")).frame.minX == -60)
  }
}
