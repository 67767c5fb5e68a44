// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Article 2: the same with anchors: no named space, no state, no `onPreferenceChange`.
@MainActor @Suite struct Article2AnchorPreferenceTests {
  /// The rectangles that a reader around `content` resolves, in its own space.
  private func resolved(_ content: some View, size: CGSize = CGSize(width: 200, height: 100)) -> [CGRect] {
    let log = Record<[CGRect]>()
    let root = content.overlayPreferenceValue(Rects.self) { anchors in
      GeometryReader { proxy in log.add(anchors.map { proxy[$0] }) }
    }
    _ = ViewHost(root, size: size)
    return log.values.last ?? []
  }

  @Test("an anchor of the bounds is the view's rectangle in the space of the reader") func bounds() {
    let root = HStack(spacing: 0) {
      leaf(30, 10).anchored(); leaf(50, 20).anchored()
    }
    #expect(
      resolved(root) == [CGRect(x: 0, y: 5, width: 30, height: 10), CGRect(x: 30, y: 0, width: 50, height: 20)])
    #expect(resolved(root.padding(7)).map(\.minX) == [7, 37])
  }

  @Test("an anchor preference goes where it stands: padding before it is within, padding after it is not")
  func padding() {
    #expect(resolved(leaf(20, 20).padding(10).anchored()) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
    #expect(resolved(leaf(20, 20).anchored().padding(10)) == [CGRect(x: 10, y: 10, width: 20, height: 20)])
  }

  @Test("backgroundPreferenceValue gets the values of the whole subtree, and puts the border behind it")
  func background() throws {
    let chosen = Cell(0)
    let host = ViewHost(Stage(chosen) { AnchoredBorder(chosen: $0) }, size: CGSize(width: 300, height: 200))
    for index in [0, 1, 2, 0] {
      chosen.value = index
      try host.update()
      #expect(try host.get(.identifier("border")).frame == host.get(.identifier("cell \(index)")).frame)
    }
    #expect(host.warnings.isEmpty)
  }

  @Test("the border follows the layout, not only the choice") func layoutChanges() throws {
    let host = ViewHost(AnchoredBorder(chosen: 2), size: CGSize(width: 300, height: 200))
    host.size = CGSize(width: 400, height: 100)
    try host.update()
    #expect(try host.get(.identifier("border")).frame == host.get(.identifier("cell 2")).frame)
  }

  @Test("a choice makes one new border and no new cell") func workOfAChoice() throws {
    let chosen = Cell(0)
    let host = ViewHost(Stage(chosen) { AnchoredBorder(chosen: $0) }, size: CGSize(width: 300, height: 200))
    let work = try host.measure {
      chosen.value = 1
      try host.update()
    }
    #expect(work.bodies(of: AnchoredCell.self) == 0)
    #expect(work.reduces(of: Rects.self) == 0)
  }

  @Test("overlayPreferenceValue is the same in front") func overlay() {
    let back = namedLeaf("cells").backgroundPreferenceValue(Cat.self) { _ in namedLeaf("border") }
    let front = namedLeaf("cells").overlayPreferenceValue(Cat.self) { _ in namedLeaf("border") }
    #expect(value(of: Cat.self, in: back) == ["border", "cells"])
    #expect(value(of: Cat.self, in: front) == ["cells", "border"])
  }

  @Test("of several anchor preferences on one view only the last counts (AN9)") func lastOneCounts() {
    let root = leaf(40, 20)
      .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
      .anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
    #expect(points(root) == [CGPoint(x: 40, y: 20)])
  }

  @Test("a transform adds the second anchor to what the first one made (AN10)") func transformAddsAnchor() {
    let root = leaf(40, 20)
      .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
      .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
    #expect(points(root) == [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 20)])
  }

  @Test("two corners make the same border as the bounds") func cornersAndBounds() {
    let cell = leaf(40, 20)
      .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
      .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
      .anchored()
    let root = HStack(spacing: 0) {
      leaf(25, 50); cell
    }
    let corners = points(root)
    #expect(
      resolved(root)
        == [
          CGRect(
            x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x, height: corners[1].y - corners[0].y)
        ])
  }

  @Test("nested views: the parent's anchor preference hides the child's (AN11)") func nestedPreferences() {
    let root = leaf(20, 20).anchored().padding(10).anchored()
    #expect(resolved(root) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
    let container = VStack {
      leaf(20, 20).anchored(); leaf(20, 20).anchored()
    }.anchored()
    #expect(resolved(container).count == 1)
  }

  @Test("nested views: with a transform on the parent both are there, the child first (AN12)") func nestedTransform() {
    let root = leaf(20, 20).anchored().padding(10)
      .transformAnchorPreference(key: Rects.self, value: .bounds) { $0.append($1) }
    #expect(
      resolved(root) == [CGRect(x: 10, y: 10, width: 20, height: 20), CGRect(x: 0, y: 0, width: 40, height: 40)])
  }

  @Test("with anchors and with rectangles the border has the same frames (AN30)", arguments: [0, 1, 2])
  func bothArticles(chosen: Int) throws {
    let size = CGSize(width: 300, height: 200)
    let anchored = ViewHost(AnchoredBorder(chosen: chosen), size: size)
    let cells = try (0..<3).map { try anchored.get(.identifier("cell \($0)")).frame }
    #expect(try anchored.get(.identifier("border")).frame == cells[chosen])
  }

  private func points(_ content: some View) -> [CGPoint] {
    let log = Record<[CGPoint]>()
    _ = ViewHost(
      content.overlayPreferenceValue(Points.self) { anchors in
        GeometryReader { proxy in log.add(anchors.map { proxy[$0] }) }
      })
    return log.values.last ?? []
  }
}

private enum Points: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

extension View {
  fileprivate func anchored() -> some View { anchorPreference(key: Rects.self, value: .bounds) { [$0] } }
}

private struct AnchoredCell: View {
  let index: Int
  var body: some View {
    leaf(20 + 10 * CGFloat(index), 20).padding(5).accessibilityIdentifier("cell \(index)").anchored()
  }
}

private struct AnchoredBorder: View {
  let chosen: Int
  var body: some View {
    VStack {
      Spacer()
      HStack { ForEach(0..<3) { AnchoredCell(index: $0) } }
      Spacer()
    }
    .backgroundPreferenceValue(Rects.self) { anchors in
      GeometryReader { proxy in
        let rect = proxy[anchors[chosen]]
        ZStack {
          leaf.frame(width: rect.width, height: rect.height).fixedSize().accessibilityIdentifier("border")
            .offset(x: rect.minX, y: rect.minY)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }
}
