// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Deep and wide trees.
@MainActor
struct LargeTreeTests {
  private func nested(_ depth: Int, around view: AnyView, _ wrap: (AnyView) -> AnyView) -> AnyView {
    (0..<depth).reduce(view) { inner, _ in wrap(inner) }
  }

  @Test("1,000 stacks inside of each other")
  func deepStacks() throws {
    let view = nested(1000, around: AnyView(blank(7, 5))) { inner in AnyView(VStack { inner }) }
    let host = ViewHost(view.publishingBounds())
    #expect(host.size == CGSize(width: 7, height: 5))
    #expect(host.preference(AnchoredRects.self).count == 1)
  }

  @Test("1,000 modifiers in a row")
  func deepModifiers() throws {
    let view = nested(500, around: AnyView(blank(7, 5).publishingBounds())) { inner in
      AnyView(inner.padding(1).offset(x: 1))
    }
    let host = ViewHost(view)
    #expect(host.size == CGSize(width: 1007, height: 1005))
    let proxyless = host.preference(AnchoredRects.self)[0].converted(by: .identity)
    #expect(proxyless == CGRect(x: 1000, y: 500, width: 7, height: 5))
  }

  @Test("1,000 layers, readers and conditions inside of each other")
  func deepLayers() throws {
    let view = nested(250, around: AnyView(blank(7, 5).publishingBounds())) { inner in
      AnyView(
        blank(7, 5).overlay { GeometryReader { proxy in if proxy.size.width > 0 { inner } } }
          .coordinateSpace(.named("space")))
    }
    #expect(ViewHost(view).preference(AnchoredRects.self).count == 1)
  }

  /// A view that contains itself, a number of times.
  private struct Nested: View {
    let depth: Int
    @State private var own = 1
    var body: some View {
      if depth > 0 { Nested(depth: depth - 1) } else { Text("\(own)") }
    }
  }

  @Test("1,000 bodies inside of each other")
  func deepBodies() throws {
    let host = ViewHost(Nested(depth: 1000))
    #expect(host.all(.text("1")).count == 1)
  }

  @Test("100,000 members of a ForEach, one of which goes")
  func manyMembers() throws {
    let count = 100_000
    let cell = Cell(Array(0..<count))
    let host = ViewHost(
      Stage(cell) { rows in
        VStack(spacing: 0) { ForEach(rows, id: \.self) { _ in Color.red.frame(height: 1) } }
      }, size: CGSize(width: 10, height: 10))
    #expect(host.sizeThatFits(.unspecified).height == CGFloat(count))
    cell.value.remove(at: count / 2)
    #expect(host.sizeThatFits(.unspecified).height == CGFloat(count - 1))
  }
}
