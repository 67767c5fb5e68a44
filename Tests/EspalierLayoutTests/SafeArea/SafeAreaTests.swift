// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierHosting
import EspalierLayout
import EspalierNavigation
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

@MainActor
@Suite struct SafeAreaTests {
  private static let phone = EdgeInsets(top: 20, leading: 4, bottom: 34, trailing: 6)

  private func host(
    _ insets: EdgeInsets = phone, direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: () -> some View
  ) -> ViewHost<some View> {
    ViewHost(view(), size: CGSize(width: 100, height: 200), safeAreaInsets: insets) { $0.layoutDirection = direction }
  }

  @Test("L1: the root is laid out and centred in what is safe")
  func root() throws {
    let filling = host { clear.named("a") }
    #expect(try filling.get(.identifier("a")).frame == CGRect(x: 4, y: 20, width: 90, height: 146))
    let small = host { box(10, 6).named("a") }
    #expect(try small.get(.identifier("a")).frame == CGRect(x: 44, y: 90, width: 10, height: 6))
    #expect(ViewHost(box(10, 6), safeAreaInsets: Self.phone).size == CGSize(width: 20, height: 60))
  }

  @Test("L114: ignoresSafeArea grows over all edges, or over those it names")
  func ignoring() throws {
    let all = host { clear.named("a").ignoresSafeArea() }
    #expect(try all.get(.identifier("a")).frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    let top = host { clear.named("a").ignoresSafeArea(edges: .top) }
    #expect(try top.get(.identifier("a")).frame == CGRect(x: 4, y: 0, width: 90, height: 166))
    let leading = host(direction: .rightToLeft) { clear.named("a").ignoresSafeArea(edges: .leading) }
    #expect(try leading.get(.identifier("a")).frame == CGRect(x: 6, y: 20, width: 94, height: 146))
    let keyboard = host { clear.named("a").ignoresSafeArea(.keyboard) }
    #expect(try keyboard.get(.identifier("a")).frame == CGRect(x: 4, y: 20, width: 90, height: 146))
  }

  @Test("L115: a view grows where it touches the edge of what is safe, and nowhere else")
  func touching() throws {
    let host = host {
      VStack(spacing: 0) {
        clear.named("top").ignoresSafeArea()
        box(10, 10).named("middle").ignoresSafeArea()
        clear.named("bottom").ignoresSafeArea()
      }
    }
    #expect(try host.get(.identifier("top")).frame == CGRect(x: 0, y: 0, width: 100, height: 88))
    #expect(try host.get(.identifier("middle")).frame == CGRect(x: 44, y: 88, width: 10, height: 10))
    #expect(try host.get(.identifier("bottom")).frame == CGRect(x: 0, y: 98, width: 100, height: 102))
  }

  @Test("L115: behind other views, only a view that ignores the safe area grows")
  func behind() throws {
    let host = host {
      ZStack {
        clear.named("background").ignoresSafeArea()
        clear.named("content")
      }
    }
    #expect(try host.get(.identifier("background")).frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(try host.get(.identifier("content")).frame == CGRect(x: 4, y: 20, width: 90, height: 146))
  }

  @Test("G18, G19: a proxy has the insets of the edges that its view touches; ignored ones are gone")
  func proxy() {
    func found(_ wrap: (AnyView) -> some View) -> EdgeInsets {
      var found = EdgeInsets()
      let reader = GeometryReader { proxy in
        Color.clear.onChange(of: proxy.safeAreaInsets, initial: true) { found = $1 }
      }
      _ = host { wrap(AnyView(reader)) }
      return found
    }
    #expect(found { $0 } == Self.phone)
    #expect(found { $0.padding(1) } == EdgeInsets())
    #expect(found { $0.frame(height: 50) } == EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 6))
    #expect(found { $0.ignoresSafeArea() } == EdgeInsets())
    #expect(found { $0.ignoresSafeArea(edges: .bottom) } == EdgeInsets(top: 20, leading: 4, bottom: 0, trailing: 6))
  }

  @Test("L112: safeAreaInset puts a bar at an edge and covers that much of the view's safe area")
  func inset() throws {
    let host = ViewHost(
      ZStack {
        clear.named("background").ignoresSafeArea()
        clear.named("content")
      }
      .safeAreaInset(edge: .bottom, spacing: 5) { clear.frame(height: 30).named("bar") },
      size: CGSize(width: 100, height: 200))
    #expect(try host.get(.identifier("bar")).frame == CGRect(x: 0, y: 170, width: 100, height: 30))
    #expect(try host.get(.identifier("content")).frame == CGRect(x: 0, y: 0, width: 100, height: 165))
    #expect(try host.get(.identifier("background")).frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test("a bar of the safe area lies as an inset does")
  func bar() throws {
    let host = ViewHost(
      clear.named("content").safeAreaBar(edge: .bottom, spacing: 5) { clear.frame(height: 30).named("bottom") }
        .safeAreaBar(edge: .leading, spacing: 0) { clear.frame(width: 10).named("leading") },
      size: CGSize(width: 100, height: 200))
    #expect(try host.get(.identifier("content")).frame == CGRect(x: 10, y: 0, width: 90, height: 165))
    #expect(try host.get(.identifier("bottom")).frame == CGRect(x: 10, y: 170, width: 90, height: 30))
    #expect(try host.get(.identifier("leading")).frame == CGRect(x: 0, y: 0, width: 10, height: 200))
  }

  @Test("L112: bars on several edges, the last around the others; the innermost view grows through all of them")
  func stackedInsets() throws {
    let host = host {
      clear.named("background").ignoresSafeArea()
        .safeAreaInset(edge: .leading, spacing: 0) { clear.frame(width: 10).named("leading") }
        .safeAreaInset(edge: .top, spacing: 0) { clear.frame(height: 20).named("top") }
        .safeAreaInset(edge: .trailing, spacing: 0) { clear.frame(width: 30).named("trailing") }
        .safeAreaInset(edge: .bottom, spacing: 0) { clear.frame(height: 40).named("bottom") }
    }
    #expect(try host.get(.identifier("bottom")).frame == CGRect(x: 4, y: 126, width: 90, height: 40))
    #expect(try host.get(.identifier("trailing")).frame == CGRect(x: 64, y: 20, width: 30, height: 106))
    #expect(try host.get(.identifier("top")).frame == CGRect(x: 4, y: 20, width: 60, height: 20))
    #expect(try host.get(.identifier("leading")).frame == CGRect(x: 4, y: 40, width: 10, height: 86))
    #expect(try host.get(.identifier("background")).frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test("L112: a bar is as large as it likes, and what is beside it takes the rest; leading is right in Arabic")
  func insetSizes() throws {
    let hugging = measured(nil, nil) { box(30, 10).safeAreaInset(edge: .top, spacing: 3) { box(50, 7) } }
    #expect(hugging == CGSize(width: 50, height: 20))
    let host = ViewHost(
      clear.named("a").safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { box(10, 8).named("bar") },
      size: CGSize(width: 100, height: 50)
    ) { $0.layoutDirection = .rightToLeft }
    #expect(try host.get(.identifier("bar")).frame == CGRect(x: 90, y: 0, width: 10, height: 8))
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 0, y: 0, width: 90, height: 50))
  }

  @Test("L112, L113: what is covered is known to views of conditions, groups, loops and erased types")
  func throughStructure() throws {
    func ground(_ view: some View) throws -> CGRect {
      let host = ViewHost(view, size: CGSize(width: 100, height: 100))
      return try host.get(.identifier("background")).frame
    }
    let all = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = clear.named("background").ignoresSafeArea()
    #expect(try ground(AnyView(view).safeAreaPadding(10)) == all)
    #expect(try ground(Group { view }.safeAreaPadding(10)) == all)
    #expect(try ground(ForEach(0..<1) { _ in view }.padding(0).safeAreaPadding(10)) == all)
    #expect(
      try ground(
        Group { if true { view } }.safeAreaInset(edge: .top, spacing: 0) { box(10, 20) }
          .safeAreaInset(edge: .leading, spacing: 0) { box(10, 20) }) == all)
    #expect(try ground(ScrollView { AnyView(view).frame(height: 100) }.safeAreaPadding(.horizontal, 10)) == all)
  }

  @Test("L113: safeAreaPadding insets the view by its lengths")
  func padding() throws {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let host = ViewHost(
      ZStack {
        clear.named("content")
        clear.named("background").ignoresSafeArea()
      }
      .safeAreaPadding(insets), size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("content")).frame == CGRect(x: 20, y: 10, width: 40, height: 60))
    #expect(try host.get(.identifier("background")).frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(measured(nil, nil) { box(10, 10).safeAreaPadding(.horizontal) } == CGSize(width: 42, height: 10))
  }

  private func fills(_ host: ViewHost<some View>) -> [CGRect] {
    host.displayList.items.compactMap {
      if case .fill(let path, _, _, _) = $0.content { path.boundingRect } else { nil }
    }
  }

  @Test("L48: a style behind a view grows over the safe area that the view touches; a view behind it does not")
  func background() {
    #expect(fills(host { clear.background(Color.red) }) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    #expect(fills(host { clear.background { Color.red } }) == [CGRect(x: 4, y: 20, width: 90, height: 146)])
    #expect(
      fills(host { clear.background(Color.red, ignoresSafeAreaEdges: .top) })
        == [CGRect(x: 4, y: 0, width: 90, height: 166)])
    #expect(
      fills(host { clear.background(Color.red, ignoresSafeAreaEdges: []) })
        == [CGRect(x: 4, y: 20, width: 90, height: 146)])
    #expect(fills(host { box(10, 10).background(Color.red) }) == [CGRect(x: 44, y: 88, width: 10, height: 10)])
  }

  @Test(
    "L112, G18: bars of pages and tabs cover parts of the safe area; backgrounds and scrolled content go on below them")
  func barsOfContainers() throws {
    func found(_ wrap: (AnyView) -> some View) -> EdgeInsets {
      var found = EdgeInsets()
      let reader = GeometryReader { proxy in
        Color.clear.onChange(of: proxy.safeAreaInsets, initial: true) { found = $1 }
      }
      _ = host { wrap(AnyView(reader)) }
      return found
    }
    let page = found { reader in
      NavigationStack { reader.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    #expect(page == EdgeInsets(top: 64, leading: 4, bottom: 34, trailing: 6))
    let tab = found { reader in
      TabView {
        reader.tabItem { Text("one") }
        Text("two").tabItem { Text("two") }
      }
    }
    #expect(tab == EdgeInsets(top: 64, leading: 4, bottom: 34, trailing: 6), "its bar is above")
    let scrolled = ViewHost(
      NavigationStack {
        ScrollView { box(10, 900).named("a") }.named("scroll").navigationTitle("Title").navigationBarTitleDisplayMode(
          .inline)
      }, size: CGSize(width: 100, height: 200), safeAreaInsets: Self.phone)
    #expect(try scrolled.get(.identifier("a")).frame.minY == 64)
    try scrolled.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -5000))
    #expect(try scrolled.get(.identifier("a")).frame.maxY == 166)
  }

  @Test("L48: styles in front, behind bars and behind what is padded; a style in a shape stays in its view")
  func styles() {
    let all = CGRect(x: 0, y: 0, width: 100, height: 200)
    #expect(fills(host { clear.overlay(Color.red) }) == [all])
    #expect(
      fills(host { clear.overlay(.red, ignoresSafeAreaEdges: []) }) == [CGRect(x: 4, y: 20, width: 90, height: 146)])
    #expect(
      fills(host { clear.background(Color.red, in: Rectangle()) }) == [CGRect(x: 4, y: 20, width: 90, height: 146)])
    #expect(fills(host { clear.padding(1).background(Color.red) }) == [all])
    #expect(fills(host { clear.background(Color.red).padding(1) }) == [CGRect(x: 5, y: 21, width: 88, height: 144)])
    let bar = host {
      clear.safeAreaInset(edge: .bottom, spacing: 0) { clear.frame(height: 40).background(Color.red) }
    }
    #expect(fills(bar) == [CGRect(x: 0, y: 126, width: 100, height: 74)])
    let row = host {
      HStack(spacing: 0) {
        clear.background(Color.red)
        clear.background(Color.blue)
      }
    }
    #expect(
      fills(row) == [CGRect(x: 0, y: 0, width: 49, height: 200), CGRect(x: 49, y: 0, width: 51, height: 200)])
  }

  @Test("insets that change move what is on screen, and a window without any keeps none")
  func changing() throws {
    let host = host { clear.named("a") }
    host.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: 100, trailing: 0)
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    let bare = ViewHost(clear, size: CGSize(width: 10, height: 10))
    bare.safeAreaInsets = Self.phone
    #expect(bare.safeAreaInsets == EdgeInsets())
    #expect(bare.warnings.count == 1)
  }

  @Test("through a scaling the insets are measured in the view's own points; through a turn there are none")
  func effects() throws {
    let scaled = host(EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)) {
      GeometryReader { _ in clear.named("a").ignoresSafeArea() }.frame(width: 100, height: 160)
        .scaleEffect(0.5, anchor: .top).frame(height: 160)
    }
    #expect(try scaled.get(.identifier("a")).frame.minY == 0)
    let turned = host { clear.named("a").ignoresSafeArea().rotationEffect(.degrees(30)).frame(width: 90, height: 90) }
    #expect(try isClose(turned.get(.identifier("a")).frame.midY, 93))
  }

  @Test("G28: a relative frame is measured by the window less its safe area, not by what the parent offers")
  func containerRelative() {
    func size(_ view: some View) -> CGSize {
      var size = CGSize.zero
      _ = host {
        ZStack { view.onGeometryChange(for: CGSize.self, of: \.size) { size = $0 } }.frame(width: 5, height: 5)
      }
      return size
    }
    #expect(size(clear.containerRelativeFrame(.horizontal)) == CGSize(width: 90, height: 5))
    #expect(size(clear.containerRelativeFrame([.horizontal, .vertical])) == CGSize(width: 90, height: 146))
    #expect(
      size(clear.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)) == CGSize(width: 40, height: 5))
    #expect(size(clear.containerRelativeFrame(.vertical) { length, _ in length / 2 }) == CGSize(width: 5, height: 73))
    #expect(
      size(clear.containerRelativeFrame([.horizontal, .vertical]) { $1 == .horizontal ? 7 : 8 })
        == CGSize(width: 7, height: 8))
  }
}
