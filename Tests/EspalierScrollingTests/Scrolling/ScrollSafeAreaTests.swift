// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Scroll views at the edges of what is safe: content scrolls on over what is covered, and rests inside.
@MainActor
@Suite struct ScrollSafeAreaTests {
  private static let insets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)

  private func column(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in Color.red.frame(width: 40, height: 50).named("\(index)") }
    }
  }

  private func host(_ insets: EdgeInsets = insets, @ViewBuilder _ view: () -> some View) -> ViewHost<some View> {
    ViewHost(view(), size: CGSize(width: 100, height: 200), safeAreaInsets: insets)
  }

  private func y(_ host: ViewHost<some View>, _ name: String) throws -> CGFloat {
    try host.get(.identifier(name)).frame.minY
  }

  private func clips(_ host: ViewHost<some View>) -> [CGRect] {
    func clips(_ list: DisplayList) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        switch item.content {
        case .effect(.clip(let path, _), let inner): [path.boundingRect] + clips(inner)
        case .effect(_, let inner), .group(let inner): clips(inner)
        default: []
        }
      }
    }
    return clips(host.displayList)
  }

  @Test("L1: content rests inside of the safe area at both ends, and is seen where it is covered")
  func rests() throws {
    let host = host { ScrollView { column(10) }.named("scroll") }
    #expect(
      try host.get(.identifier("scroll")).frame == CGRect(x: 0, y: 20, width: 40, height: 150).offsetBy(dx: 30, dy: 0))
    #expect(try y(host, "0") == 20)
    let scroll = try host.get(.identifier("scroll"))
    try scroll.scroll(by: CGSize(width: 0, height: -40))
    #expect(try y(host, "0") == -20)
    #expect(try host.get(.identifier("0")).isHittable)
    #expect(clips(host).first == CGRect(x: 30, y: 0, width: 40, height: 200))
    try scroll.scroll(by: CGSize(width: 0, height: -5000))
    #expect(try y(host, "9") == 120)
    try scroll.scroll(by: CGSize(width: 0, height: 5000))
    #expect(try y(host, "0") == 20)
  }

  /// The reported places of the content, in the first frame.
  private final class Log { var frames: [CGFloat] = [], offsets: [CGFloat] = [] }

  private func told<V: View>(_ log: Log, @ViewBuilder _ wrap: (AnyView) -> V) throws -> [String] {
    let column = column(20).onGeometryChange(for: CGFloat.self) {
      $0.frame(in: .scrollView(axis: .vertical)).minY
    } action: {
      log.frames.append($0)
    }
    let scroll = ScrollView { column }.onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: {
      log.offsets.append($1)
    }
    let host = ViewHost(wrap(AnyView(scroll)), size: CGSize(width: 100, height: 200), look: .phone)
    try host.settle()
    return host.warnings.map(\.text)
  }

  @Test("Nobody is told of another place than the content's start before a first frame, whatever lies before it")
  func firstPlace() throws {
    let (margins, bar) = (Log(), Log())
    #expect(try told(margins) { $0.contentMargins(.top, 30) }.isEmpty)
    #expect(margins.frames == [30] && margins.offsets == [0])
    // How high the bar is, the page says.
    #expect(
      try told(bar) { scroll in NavigationStack { scroll.navigationTitle("Title") } }.isEmpty)
    #expect(bar.frames == [0] && bar.offsets == [0])
  }

  @Test("L115: a scroll view reaches over the edges that it touches, and no others")
  func touching() throws {
    let host = host {
      VStack(spacing: 0) {
        box(100, 50)
        ScrollView { column(10) }.named("scroll")
      }
    }
    #expect(try y(host, "0") == 70)
    #expect(clips(host).first == CGRect(x: 30, y: 70, width: 40, height: 130))
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -5000))
    #expect(try y(host, "9") == 120)
  }

  @Test("L114: a scroll view that ignores the safe area begins at the window's edge")
  func ignoring() throws {
    let host = host { ScrollView { column(10) }.ignoresSafeArea().named("scroll") }
    #expect(try y(host, "0") == 0)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -5000))
    #expect(try y(host, "9") == 150)
  }

  @Test("L112: under a bar content goes on; its end comes to rest above the bar")
  func bar() throws {
    let host = ViewHost(
      ScrollView { column(10) }.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) }
        .named("scroll"), size: CGSize(width: 100, height: 200))
    #expect(try y(host, "0") == 0)
    #expect(clips(host).first == CGRect(x: 30, y: 0, width: 40, height: 200))
    try host.get(.identifier("0")).scroll(by: CGSize(width: 0, height: -5000))
    #expect(try y(host, "9") == 110)
  }

  @Test("L113: safeAreaPadding along the axis lets content rest beside the edges and go over them")
  func padding() throws {
    let host = ViewHost(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<3) { Color.red.containerRelativeFrame(.horizontal).named("\($0)") }
        }
      }.safeAreaPadding(.horizontal, 15).named("scroll"), size: CGSize(width: 130, height: 50))
    #expect(try host.get(.identifier("0")).frame == CGRect(x: 15, y: 0, width: 100, height: 50))
    #expect(clips(host).first == CGRect(x: 0, y: 0, width: 130, height: 50))
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: -5000, height: 0))
    #expect(try host.get(.identifier("2")).frame.maxX == 115)
  }

  @Test("L108: rows that are covered are realised")
  func lazyRows() throws {
    let host = host {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { index in box(40, 50).named("\(index)") }
        }
      }.named("scroll")
    }
    #expect(host.all(.identifier("3")).count == 1)
    #expect(host.all(.identifier("4")).isEmpty)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -60))
    #expect(try y(host, "0") == -40)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -20))
    #expect(host.all(.identifier("0")).isEmpty)
    #expect(host.all(.identifier("5")).count == 1)
  }

  @Test("pinned headers stay below what is covered")
  func headers() throws {
    let host = host {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<20, id: \.self) { _ in box(40, 50) }
          } header: {
            box(40, 10).named("header")
          }
        }
      }.named("scroll")
    }
    #expect(try y(host, "header") == 20)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -200))
    #expect(try y(host, "header") == 20)
  }

  @Test("G17: geometry of the scroll view has what is covered as insets of its content")
  func geometry() throws {
    var found: [ScrollGeometry] = []
    let host = host {
      ScrollView { column(10) }.onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { found.append($1) }
        .named("scroll")
    }
    #expect(found.last?.contentOffset.y == -20)
    #expect(found.last?.contentInsets == Self.insets)
    #expect(found.last?.containerSize.height == 200 - Self.insets.top - Self.insets.bottom)
    #expect(found.last?.visibleRect.height == 200)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -60))
    #expect(found.last?.contentOffset.y == 40)
    var place = CGFloat.nan
    let local = ViewHost(
      ScrollView {
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.frame(in: .scrollView).minY, initial: true) { place = $1 }
        }.frame(height: 900)
      }.named("scroll"), size: CGSize(width: 100, height: 200), safeAreaInsets: Self.insets)
    #expect(place == 0)
    try local.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -30))
    #expect(place == -30)
  }

  @Test("what is scrolled to stands below what is covered")
  func scrollTo() throws {
    struct Content: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { index in
                Color.red.frame(width: 40, height: 50).named("\(index)").onTapGesture {
                  proxy.scrollTo(7, anchor: .top)
                }
              }
            }
          }
        }
      }
    }
    let host = host { Content() }
    try host.get(.identifier("0")).tap()
    #expect(try y(host, "7") == 20)
  }

  @Test("insets that come and go take content along that stands at its start")
  func changing() throws {
    let host = host { ScrollView { column(10) }.named("scroll") }
    host.safeAreaInsets = EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    #expect(try y(host, "0") == 50)
    host.safeAreaInsets = EdgeInsets()
    #expect(try y(host, "0") == 0)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -70))
    host.safeAreaInsets = Self.insets
    #expect(try y(host, "1") == -20)
  }

  @Test("L115: what scrolls has nothing to grow into along the axis; across it grows as far as the scroll view")
  func contentSafeArea() throws {
    let host = host(EdgeInsets(top: 20, leading: 6, bottom: 30, trailing: 4)) {
      ScrollView {
        Color.clear.frame(height: 60).named("a").ignoresSafeArea()
        GeometryReader { proxy in
          Color.clear.frame(width: 1 + proxy.safeAreaInsets.top, height: 1 + proxy.safeAreaInsets.leading).named("b")
        }
      }.named("scroll")
    }
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 0, y: 20, width: 100, height: 60))
    #expect(try host.get(.identifier("b")).frame.size == CGSize(width: 1, height: 7))
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -1))
    #expect(try host.get(.identifier("a")).frame.height == 60)
  }

  @Test("L37, L113: leading insets are on the right where people read from there")
  func rightToLeft() throws {
    let host = ViewHost(
      ScrollView { Color.clear.frame(height: 10).named("a") }.safeAreaPadding(.leading, 12),
      size: CGSize(width: 100, height: 50)
    ) { $0.layoutDirection = .rightToLeft }
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 0, y: 0, width: 88, height: 10))
  }

  @Test("pages are as large as what is not covered")
  func paging() throws {
    let host = host {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { Color.red.containerRelativeFrame([.horizontal, .vertical]).named("\($0)") }
        }
      }.scrollTargetBehavior(.paging).named("scroll")
    }
    #expect(try host.get(.identifier("1")).frame == CGRect(x: 0, y: 170, width: 100, height: 150))
    try host.get(.identifier("scroll")).drag(by: CGSize(width: 0, height: -100))
    try host.settle()
    #expect(try y(host, "1") == 20)
  }

  @Test("a position that is bound, and a drag, count from where content rests")
  func positions() throws {
    struct Content: View {
      let log: (Int?) -> Void
      @State private var id: Int?
      var body: some View {
        let _ = log(id)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { index in
              Color.red.frame(width: 40, height: 50).named("\(index)").onTapGesture { id = 9 }
            }
          }.scrollTargetLayout()
        }.scrollPosition(id: $id, anchor: .top).named("scroll")
      }
    }
    var ids: [Int?] = []
    let host = host { Content { ids.append($0) } }
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -100))
    #expect(ids.last == .some(2))
    #expect(try y(host, "2") == 20)
    try host.get(.identifier("3")).tap()
    #expect(try y(host, "9") == 20)
    try host.get(.identifier("scroll")).drag(by: CGSize(width: 0, height: 5000))
    try host.settle()
    #expect(try y(host, "0") == 20)
  }

  @Test("L112: a bar whose height changes keeps the end of the content above it")
  func changingBar() throws {
    struct Content: View {
      let remote: Remote<CGFloat>
      @State private var height: CGFloat = 0
      var body: some View {
        let _ = remote.binding = $height
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<10, id: \.self) { box(40, 50).named("\($0)") } }
        }
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: height) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: height) }.named("scroll")
      }
    }
    let remote = Remote<CGFloat>()
    let host = ViewHost(Content(remote: remote), size: CGSize(width: 100, height: 200))
    #expect(try y(host, "0") == 0)
    remote.set(30)
    #expect(try y(host, "0") == 30)
    remote.set(10)
    #expect(try y(host, "0") == 10)
    try host.get(.identifier("0")).scroll(by: CGSize(width: 0, height: -5000))
    #expect(try y(host, "9") == 140)
    remote.set(0)
    #expect(try y(host, "9") == 150)
  }

  @Test("L1: what stands at the end of a scroll view, or is scrolled to, stands above what is covered")
  func anchors() throws {
    func host(_ wrap: (ScrollView<AnyView>) -> some View) -> ViewHost<some View> {
      let content = AnyView(
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { box(20, 50).named("\($0)") }
        }.scrollTargetLayout())
      return ViewHost(
        wrap(ScrollView { content }), size: CGSize(width: 100, height: 200), safeAreaInsets: Self.insets)
    }
    let end = host { $0.defaultScrollAnchor(.bottom) }
    #expect(try end.get(.identifier("9")).frame.maxY == 170)
    let position = host { $0.scrollPosition(id: .constant(4), anchor: .top) }
    #expect(try position.get(.identifier("4")).frame.minY == 20)
    let margins = host { $0.contentMargins(.top, 15) }
    #expect(try margins.get(.identifier("0")).frame.minY == 35)
  }
}
