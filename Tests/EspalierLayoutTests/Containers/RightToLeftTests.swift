// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierHosting
import EspalierLayout
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite struct RightToLeftTests {
  private func host(_ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ view: () -> some View)
    -> ViewHost<some View>
  {
    ViewHost(view(), size: CGSize(width: width, height: height)) { $0.layoutDirection = .rightToLeft }
  }

  @Test("L37: a row begins on the right, and its alignment guides are mirrored")
  func rows() throws {
    let host = host {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 10) {
          box(30, 10).named("first")
          box(20, 10).named("second")
        }
        box(5, 5).named("leading")
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(try host.get(.identifier("first")).frame == CGRect(x: 70, y: 0, width: 30, height: 10))
    #expect(try host.get(.identifier("second")).frame == CGRect(x: 40, y: 0, width: 20, height: 10))
    #expect(try host.get(.identifier("leading")).frame == CGRect(x: 95, y: 10, width: 5, height: 5))
  }

  @Test("L37: padding, position and layers count from the leading edge")
  func modifiers() throws {
    let host = host {
      ZStack(alignment: .topLeading) {
        box(10, 10).named("padded").padding(.leading, 30)
        box(10, 10).named("placed").position(x: 20, y: 50)
        box(40, 40).overlay(alignment: .bottomLeading) { box(10, 10).named("layer") }
      }
    }
    #expect(try host.get(.identifier("padded")).frame.minX == 60)
    #expect(try host.get(.identifier("placed")).frame == CGRect(x: 75, y: 45, width: 10, height: 10))
    #expect(try host.get(.identifier("layer")).frame == CGRect(x: 90, y: 30, width: 10, height: 10))
  }

  @Test("a direction set on a part of the tree mirrors that part, also in a list of views")
  func part() throws {
    let host = ViewHost(
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box(10, 10).named("a")
          box(20, 10).named("b")
        }
        .environment(\.layoutDirection, .rightToLeft)
        box(10, 10).named("c")
      },
      size: CGSize(width: 40, height: 10))
    #expect(try host.get(.identifier("a")).frame.minX == 20)
    #expect(try host.get(.identifier("b")).frame.minX == 0)
    #expect(try host.get(.identifier("c")).frame.minX == 30)
  }

  @Test("a direction that changes turns the tree around, and back")
  func changing() throws {
    struct Content: View {
      let remote: Remote<Bool>
      @State private var isMirrored = false
      var body: some View {
        let _ = remote.binding = $isMirrored
        HStack(spacing: 0) {
          box(10, 10).named("a")
          Spacer()
        }
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      }
    }
    let remote = Remote<Bool>()
    let host = ViewHost(Content(remote: remote), size: CGSize(width: 100, height: 10))
    #expect(try host.get(.identifier("a")).frame.minX == 0)
    remote.set(true)
    #expect(try host.get(.identifier("a")).frame.minX == 90)
    #expect(host.dump(.layout).contains("frame (90, 0, 10 × 10)"))
    remote.set(false)
    #expect(try host.get(.identifier("a")).frame.minX == 0)
  }

  @Test("a layout of one's own is mirrored without doing anything, and may read the direction")
  func ownLayout() throws {
    struct Corner: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.layoutDirection == .rightToLeft ? 100 : 50, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
      }
    }
    let host = host(100, 10) { Corner() { box(10, 10).named("a") } }
    #expect(try host.get(.identifier("a")).frame.minX == 90)
  }

  @Test("AN28: unit points are absolute: .leading is the left side in every direction")
  func anchors() throws {
    struct Points: PreferenceKey {
      static var defaultValue: [Anchor<CGPoint>] { [] }
      static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }
    var found: CGPoint?
    _ = host {
      box(20, 20).anchorPreference(key: Points.self, value: .leading) { [$0] }
        .frame(width: 100, height: 100, alignment: .topLeading)
        .overlayPreferenceValue(Points.self) { anchors in
          GeometryReader { proxy in Color.clear.onAppear { found = proxy[anchors[0]] } }
        }
    }
    #expect(found == CGPoint(x: 80, y: 10))
  }

  @Test("effects are mirrored with their view: x leads towards the trailing side, turns go the other way")
  func effects() throws {
    let host = host {
      ZStack(alignment: .topLeading) {
        box(10, 10).named("moved").offset(x: 30, y: 5)
        box(10, 20).named("turned").rotationEffect(.degrees(90), anchor: .topLeading)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(try host.get(.identifier("moved")).frame == CGRect(x: 60, y: 5, width: 10, height: 10))
    #expect(isClose(try host.get(.identifier("turned")).frame, CGRect(x: 100, y: 0, width: 20, height: 10)))
  }

  @Test("a shape is mirrored unless its behaviour is fixed")
  func shapes() throws {
    struct Arrow: Shape {
      var behavior: LayoutDirectionBehavior = .mirrors
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 4, height: rect.height)) }
      var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
    }
    func filled(_ view: some View) throws -> CGRect {
      let host = ViewHost(view, size: CGSize(width: 40, height: 10)) { $0.layoutDirection = .rightToLeft }
      guard case .fill(let path, _, _, _) = host.displayList.items.first?.content else { return .null }
      return path.boundingRect
    }
    #expect(try filled(Arrow()) == CGRect(x: 30, y: 0, width: 10, height: 10))
    #expect(try filled(Arrow(behavior: .fixed)) == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try filled(Arrow(behavior: .mirrors(in: .leftToRight))) == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("flipsForRightToLeftLayoutDirection mirrors what is shown, in that direction only")
  func flips() throws {
    func inner(_ direction: LayoutDirection) throws -> CGFloat {
      let view = HStack(spacing: 0) {
        box(10, 10).named("a")
        box(30, 10)
      }
      .environment(\.layoutDirection, .leftToRight)
      .flipsForRightToLeftLayoutDirection(true)
      let host = ViewHost(view, size: CGSize(width: 40, height: 10)) { $0.layoutDirection = direction }
      return try host.get(.identifier("a")).frame.minX
    }
    #expect(try inner(.leftToRight) == 0)
    #expect(try inner(.rightToLeft) == 30)
  }

  @Test("the lines of a text begin on the right")
  func text() throws {
    let host = host(200, 100) { Text("a longer line\nshort") }
    let leftToRight = ViewHost(Text("a longer line\nshort"), size: CGSize(width: 200, height: 100))
    #expect(host.displayList != leftToRight.displayList)
  }

  private func x(_ host: ViewHost<some View>, _ name: String) throws -> CGFloat {
    try host.get(.identifier(name)).frame.minX
  }

  private var row: some View {
    HStack(spacing: 0) {
      box(10, 10).named("a"); Spacer(minLength: 0)
    }
  }

  @Test("L37: a direction that is given to conditions, loops, groups, erased types, rows of lazy stacks and layers")
  func structure() throws {
    func isRight(_ view: some View) throws -> Bool {
      let host = ViewHost(view, size: CGSize(width: 100, height: 50))
      return try host.get(.identifier("a")).frame
        == CGRect(x: 90, y: host.get(.identifier("a")).frame.minY, width: 10, height: 10)
    }
    #expect(try isRight(AnyView(row).environment(\.layoutDirection, .rightToLeft)))
    #expect(try isRight(Group { if true { row } }.environment(\.layoutDirection, .rightToLeft)))
    #expect(try isRight(ForEach(0..<1) { _ in row }.padding(0).environment(\.layoutDirection, .rightToLeft)))
    #expect(try isRight(VStack { AnyView(row).environment(\.layoutDirection, .rightToLeft) }))
    #expect(try isRight(ScrollView { LazyVStack { row.environment(\.layoutDirection, .rightToLeft) } }))
    #expect(
      try isRight(
        ScrollView { LazyVStack { ForEach(0..<1) { _ in row } } }.environment(\.layoutDirection, .rightToLeft)))
    #expect(try isRight(Color.clear.overlay { row }.environment(\.layoutDirection, .rightToLeft)))
    #expect(try isRight(Color.clear.background { AnyView(row).environment(\.layoutDirection, .rightToLeft) }))
    #expect(try !isRight(row.environment(\.layoutDirection, .leftToRight).environment(\.layoutDirection, .rightToLeft)))
    #expect(try isRight(ViewThatFits { row }.environment(\.layoutDirection, .rightToLeft)))
    #expect(try isRight(GeometryReader { _ in row }.environment(\.layoutDirection, .rightToLeft)))
  }

  @Test("L37: horizontal scroll views begin at the right, lazy ones too, and go to the left")
  func scrolling() throws {
    func check(_ content: some View) throws {
      let host = host { ScrollView(.horizontal) { content }.named("scroll") }
      #expect(try x(host, "0") == 60)
      #expect(try x(host, "1") == 20)
      try host.get(.identifier("scroll")).scroll(by: CGSize(width: 70, height: 0))
      #expect(try x(host, "2") == 50)
    }
    try check(HStack(spacing: 0) { ForEach(0..<10) { box(40, 10).named("\($0)") } })
    try check(LazyHStack(spacing: 0) { ForEach(0..<100) { box(40, 10).named("\($0)") } })
  }

  @Test("L37, L107: grids and lazy grids from the right, spanning cells and alignments as well")
  func grids() throws {
    let grid = host {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(30, 10).named("a"); box(20, 10).named("b")
        }
        GridRow { box(5, 10).named("wide").gridCellColumns(2) }
      }.frame(width: 100, alignment: .leading)
    }
    #expect(try x(grid, "a") == 70)
    #expect(try x(grid, "b") == 50)
    #expect(try x(grid, "wide") == 95)
    let lazy = host {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(30), spacing: 0), GridItem(.fixed(20), spacing: 0)], alignment: .leading, spacing: 0
        ) { ForEach(0..<3) { clear.frame(height: 10).named("\($0)") } }
      }
    }
    #expect(try [x(lazy, "0"), x(lazy, "1"), x(lazy, "2")] == [70, 50, 70])
  }

  @Test("L37, L47, L61: layers and frames with explicit guides count from the right")
  func guides() throws {
    let host = host {
      VStack(alignment: .leading, spacing: 0) {
        box(40, 10).named("plain")
        box(20, 10).alignmentGuide(.leading) { _ in -10 }.named("moved")
        box(50, 10).overlay(alignment: .topTrailing) { box(5, 5).named("layer") }
        box(10, 10).named("framed").frame(width: 60, alignment: .trailing)
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(try x(host, "plain") == 60)
    #expect(try x(host, "moved") == 70)
    #expect(try x(host, "layer") == 50)
    #expect(try x(host, "framed") == 40)
  }

  @Test("L37, L84: a layout's own guides and places are mirrored with it")
  func layouts() throws {
    struct Steps: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 60, height: 20)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX + CGFloat(index) * 20, y: bounds.minY), anchor: .topLeading,
            proposal: .unspecified)
        }
      }
    }
    let host = host {
      HStack(spacing: 0) {
        Steps() {
          box(10, 10).named("a"); box(10, 10).named("b"); box(10, 10).named("c")
        }
        box(40, 10).named("after")
      }
    }
    #expect(try ["a", "b", "c", "after"].map { try x(host, $0) } == [90, 70, 50, 0])
  }

  @Test("G2, AN2, G10: geometry and anchors give places on the screen, from the left")
  func geometry() {
    enum Bounds: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    var anchor = CGRect.zero
    var named = CGRect.zero
    let host = host {
      HStack(spacing: 0) {
        box(10, 10)
        GeometryReader { proxy in
          Color.clear.onAppear { named = proxy.frame(in: .named("s")) }
        }.frame(width: 20, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        Spacer(minLength: 0)
      }
      .coordinateSpace(.named("s"))
      .overlayPreferenceValue(Bounds.self) { bounds in
        GeometryReader { proxy in Color.clear.onAppear { anchor = bounds.map { proxy[$0] } ?? .zero } }
      }
    }
    withExtendedLifetime(host) {
      #expect(named == CGRect(x: 70, y: 0, width: 20, height: 10))
      #expect(anchor == named)
    }
  }

  @Test("L112, L114: bars and ignored edges at the side where lines end")
  func safeAreas() throws {
    let host = ViewHost(
      clear.named("a").ignoresSafeArea(edges: .trailing)
        .safeAreaInset(edge: .trailing, spacing: 0) { clear.frame(width: 15).named("bar") },
      size: CGSize(width: 100, height: 50), safeAreaInsets: EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 7)
    ) { $0.layoutDirection = .rightToLeft }
    #expect(try host.get(.identifier("bar")).frame == CGRect(x: 7, y: 0, width: 15, height: 50))
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 0, y: 0, width: 97, height: 50))
  }

  @Test("L70, L78: effects are mirrored in rows, groups and erased types too; back to the left they are not")
  func effectsInContainers() throws {
    let host = host {
      ZStack {
        AnyView(box(10, 10)).offset(x: 20).named("a")
        Group { box(10, 10).named("b") }.offset(x: 20).environment(\.layoutDirection, .leftToRight)
        box(10, 10).named("c").offset(x: 5).offset(x: 15)
      }
    }
    #expect(try [x(host, "b"), x(host, "c")] == [65, 25])
  }
}
