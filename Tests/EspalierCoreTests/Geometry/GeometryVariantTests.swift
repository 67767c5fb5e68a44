// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The rules of anchors and geometry readers in other places: scrolled, turned, from right to left, over time.
@MainActor
struct GeometryVariantTests {
  @Test("AN2, AN15, AN16: alignment, padding and offset add up")
  func sums() {
    #expect(
      resolvedBounds(blank(30, 20).publishingBounds().frame(width: 100, height: 100, alignment: .bottomTrailing)) == [
        CGRect(x: 70, y: 80, width: 30, height: 20)
      ])
    #expect(
      resolvedBounds(blank(20, 20).publishingBounds().padding(10).offset(x: 5)) == [
        CGRect(x: 15, y: 10, width: 20, height: 20)
      ])
    #expect(
      resolvedBounds(blank(20, 20).publishingBounds().offset(x: 5).padding(.leading, 10).offset(y: -3)) == [
        CGRect(x: 15, y: -3, width: 20, height: 20)
      ])
  }

  @Test("AN18, AN19: scales about other points; half a turn is where it was")
  func effects() {
    #expect(
      resolvedBounds(blank(20, 20).publishingBounds().scaleEffect(0.5, anchor: .bottomTrailing).padding(3)) == [
        CGRect(x: 13, y: 13, width: 10, height: 10)
      ])
    expectNear(
      resolvedBounds(blank(40, 20).publishingBounds().rotationEffect(.degrees(180))).first,
      CGRect(x: 0, y: 0, width: 40, height: 20))
    expectNear(
      resolvedBounds(blank(20, 20).publishingBounds().rotationEffect(.degrees(45)).scaleEffect(2)).first,
      CGRect(x: -18.284, y: -18.284, width: 56.569, height: 56.569))
  }

  @Test("AN5, AN6: unit points and their arrays through padding")
  func unitPoints() {
    enum Points: PreferenceKey {
      static var defaultValue: [Anchor<[CGPoint]>] { [] }
      static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
        value += nextValue()
      }
    }
    var found: [CGPoint] = []
    let view = blank(40, 20)
      .anchorPreference(
        key: Points.self,
        value: Anchor.Source([.unitPoint(UnitPoint(x: 0.25, y: 0.5)), .bottomTrailing, .point(.zero)])
      ) { [$0] }
      .padding(3)
      .overlayPreferenceValue(Points.self) { anchors in
        GeometryReader { proxy in
          let _ = found = anchors.first.map { proxy[$0] } ?? []
          Color.clear
        }
      }
    let host = ViewHost(view)
    withExtendedLifetime(host) {
      #expect(found == [CGPoint(x: 13, y: 13), CGPoint(x: 43, y: 23), CGPoint(x: 3, y: 3)])
    }
  }

  @Test("AN23: rows of a lazy stack and of a list publish where they are on screen")
  func scrolledAnchors() throws {
    let seen = Recording<[CGRect]>()
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { index in
            if index == 2 { blank(40, 50).publishingBounds() } else { blank(40, 50) }
          }
        }
      }
      .resolving(into: seen).accessibilityIdentifier("scroll"), size: CGSize(width: 100, height: 200))
    #expect(seen.last?.first?.minY == 100)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -30))
    #expect(seen.last?.first?.minY == 70)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -500))
    #expect(seen.last == [])
  }

  @Test("G2: from right to left, content lies at the right")
  func rightToLeft() throws {
    let host = ViewHost(
      GeometryReader { _ in blank(20, 10).accessibilityIdentifier("a") }, size: CGSize(width: 100, height: 50)
    ) { $0.layoutDirection = .rightToLeft }
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 80, y: 0, width: 20, height: 10))
  }

  @Test("G4: an open height is 10, whatever is inside")
  func idealHeight() {
    let host = ViewHost(GeometryReader { _ in blank(300, 300) }, size: CGSize(width: 100, height: 100))
    #expect(host.sizeThatFits(ProposedViewSize(width: nil, height: 50)) == CGSize(width: 10, height: 50))
    #expect(host.sizeThatFits(ProposedViewSize(width: 70, height: nil)) == CGSize(width: 70, height: 10))
    #expect(host.sizeThatFits(ProposedViewSize(width: 0, height: .infinity)).height == CGFloat.infinity)
  }

  @Test("G10, G17: a space on the content stays; one on the scroll view, and .scrollView, move against it")
  func scrolledSpaces() throws {
    let seen = Recording<[CGFloat]>()
    let host = ViewHost(
      ScrollView {
        VStack(spacing: 0) {
          blank(10, 25)
          GeometryReader { proxy in
            let _ = seen.add([
              proxy.frame(in: .named("content")).minY, proxy.frame(in: .named("outside")).minY,
              proxy.frame(in: .scrollView).minY, proxy.frame(in: .scrollView(axis: .vertical)).minY,
              proxy.frame(in: .scrollView(axis: .horizontal)).minY, proxy.frame(in: .global).minY,
            ])
            Color.clear
          }.frame(height: 400)
        }.coordinateSpace(.named("content"))
      }
      .coordinateSpace(.named("outside")).padding(.top, 7).accessibilityIdentifier("scroll"),
      size: CGSize(width: 100, height: 107))
    #expect(seen.last == [25, 25, 25, 25, 32, 32])
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -40))
    #expect(seen.last == [25, -15, -15, -15, -8, -8])
  }

  @Test("G15: the bounds of a space, seen from padding and from a larger scale")
  func bounds() {
    let padded = geometry {
      $0.bounds(of: .named("s"))
    } in: {
      $0.frame(width: 10, height: 20).padding(.leading, 3).padding(.top, 4).coordinateSpace(.named("s"))
    }
    #expect(padded == CGRect(x: -3, y: -4, width: 13, height: 24))
    let scaled = geometry {
      $0.bounds(of: .named("s"))
    } in: {
      $0.frame(width: 10, height: 20).scaleEffect(2, anchor: .topLeading).coordinateSpace(.named("s"))
    }
    #expect(scaled == CGRect(x: 0, y: 0, width: 5, height: 10))
  }

  @Test("G22, G23: members of a loop report for themselves, new ones at once, gone ones no more")
  func changesInLoops() throws {
    var log: [String] = []
    let count = Cell(2)
    let host = ViewHost(
      Stage(count) { count in
        HStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            Color.clear.onGeometryChange(for: CGFloat.self, of: \.size.width) { log.append("\(index): \($0)") }
          }
        }
      }, size: CGSize(width: 120, height: 10))
    #expect(log == ["0: 60.0", "1: 60.0"])
    log = []
    count.value = 3
    try host.update()
    #expect(log.sorted() == ["0: 40.0", "1: 40.0", "2: 40.0"])
    log = []
    count.value = 1
    try host.update()
    #expect(log == ["0: 120.0"])
  }

  @Test("G26: a visual effect uses geometry and leaves the layout alone")
  func visualEffect() throws {
    let inner = Recording<CGSize>()
    let host = ViewHost(
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
          .visualEffect { content, proxy in
            content.offset(x: proxy.size.width, y: proxy.frame(in: .global).minX).scaleEffect(2, anchor: .topLeading)
          }
          .background(
            GeometryReader { proxy in
              let _ = inner.add(proxy.size)
              Color.clear
            })
        Color.clear.frame(width: 20, height: 10).accessibilityIdentifier("b")
      }.padding(.leading, 50), size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("b")).frame == CGRect(x: 80, y: 45, width: 20, height: 10))
    #expect(inner.last == CGSize(width: 30, height: 10))
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 100, height: 10))
    func transforms(_ list: DisplayList) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        switch item.content {
        case .effect(.transform(let matrix), let inner): transforms(inner).map { $0.applying(matrix) }
        case .effect(_, let inner), .group(let inner): transforms(inner)
        case .fill(let path, _, _, _): [path.boundingRect]
        default: []
        }
      }
    }
    // Moved by its width and its place, then twice as large from its own corner.
    #expect(transforms(host.displayList) == [CGRect(x: 50 + 60, y: 45 + 100, width: 60, height: 20)])
  }

  @Test("G29: a reader shares with colours; what is fixed comes first")
  func sharing() throws {
    let host = ViewHost(
      HStack(spacing: 0) {
        GeometryReader { _ in Color.clear }.accessibilityIdentifier("reader")
        Color.clear.accessibilityIdentifier("color")
        blank(20, 10)
        Color.clear.frame(maxWidth: 30).accessibilityIdentifier("limited")
      }, size: CGSize(width: 170, height: 10))
    #expect(try ["reader", "color", "limited"].map { try host.get(.identifier($0)).frame.width } == [60, 60, 30])
  }

  @Test("G32: explicit guides are nil where they are not set, and travel through modifiers")
  func explicitGuides() {
    var found: [CGFloat?] = []
    let host = ViewHost(
      VStack(alignment: .leading) {
        blank(30, 20).alignmentGuide(.top) { _ in 6 }.padding(.top, 4)
          .alignmentGuide(.leading) { dimensions in
            found = [
              dimensions[explicit: .top], dimensions[explicit: HorizontalAlignment.leading], dimensions[.trailing],
              dimensions[VerticalAlignment.center], dimensions.height,
            ]
            return 0
          }
      })
    withExtendedLifetime(host) {}
    #expect(found == [10, nil, 30, 12, 24])
  }
}
