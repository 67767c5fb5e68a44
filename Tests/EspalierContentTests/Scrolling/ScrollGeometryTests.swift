// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The values of `ScrollGeometry` with insets: the case layout/m4 (recorded on macOS and iOS, at rest and after
/// scrolling to the tenth row).
@MainActor
@Suite("Geometry of a scroll view with insets") struct ScrollGeometryTests {
  private struct Rows: View {
    let edge: Edge.Set
    let report: (ScrollGeometry) -> Void
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Color.red.frame(width: 120, height: 20).id($0) } }
        }
        .contentMargins(edge, 20, for: .scrollContent)
        .frame(height: 150)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { report($1) }
        Button("Go") { proxy.scrollTo(10, anchor: .top) }
      }
    }
  }

  @Test(
    "The container is what the insets leave, the bounds begin at the offset, the insets are visible",
    arguments: [Look.desktop, .phone])
  func recorded(_ look: Look) throws {
    var found: ScrollGeometry?
    let host = ViewHost(Rows(edge: .top) { found = $0 }, size: CGSize(width: 120, height: 300), look: look)
    try host.update()
    #expect(found?.contentOffset.y == -20)
    #expect(found?.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(found?.containerSize == CGSize(width: 120, height: 130))
    #expect(found?.bounds == CGRect(x: 0, y: -20, width: 120, height: 130))
    #expect(found?.visibleRect == CGRect(x: 0, y: -20, width: 120, height: 150))
    try host.get(.text("Go")).tap()
    try host.settle()
    #expect(found?.bounds == CGRect(x: 0, y: 180, width: 120, height: 130))
    #expect(found?.visibleRect == CGRect(x: 0, y: 180, width: 120, height: 150))
  }

  @Test("An offset of zero has no sign", arguments: [Axis.horizontal, .vertical])
  func zero(_ axis: Axis) throws {
    var found: ScrollGeometry?
    let host = ViewHost(
      ScrollView(axis == .horizontal ? .horizontal : .vertical) { Color.red.frame(width: 500, height: 500) }
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { found = $1 },
      size: CGSize(width: 100, height: 100))
    try host.update()
    let geometry = try #require(found)
    for length in [geometry.contentOffset.x, geometry.contentOffset.y, geometry.bounds.minX, geometry.bounds.minY] {
      #expect(length == 0 && length.sign == .plus, "\(geometry)")
    }
  }

  @Test("Insets at the end count too")
  func bottom() throws {
    var found: ScrollGeometry?
    let host = ViewHost(Rows(edge: .bottom) { found = $0 }, size: CGSize(width: 120, height: 300))
    try host.update()
    #expect(found?.containerSize.height == 130)
    #expect(found?.bounds == CGRect(x: 0, y: 0, width: 120, height: 130))
    #expect(found?.visibleRect == CGRect(x: 0, y: 0, width: 120, height: 150))
  }

  @Test(
    "The leading inset is that of the leading margin and safe area, from either side",
    arguments: LayoutDirection.allCases)
  func leading(_ direction: LayoutDirection) throws {
    var found: ScrollGeometry?
    let host = ViewHost(
      ScrollView(.horizontal) { Color.red.frame(width: 400, height: 40) }
        .contentMargins(.leading, 10, for: .scrollContent)
        .safeAreaPadding(.trailing, 4)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { found = $1 }
        .environment(\.layoutDirection, direction), size: CGSize(width: 100, height: 100))
    try host.update()
    #expect(found?.contentInsets == EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 4))
    #expect(found?.containerSize.width == 86)
  }

  @Test("A geometry of given values")
  func given() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 3, y: -8), contentSize: CGSize(width: 500, height: 900),
      contentInsets: EdgeInsets(top: 8, leading: 1, bottom: 4, trailing: 2),
      containerSize: CGSize(width: 90, height: 60))
    #expect(geometry.bounds == CGRect(x: 3, y: -8, width: 90, height: 60))
    #expect(geometry.visibleRect == CGRect(x: 3, y: -8, width: 93, height: 72))
  }
}
