// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierHosting
import EspalierInteraction
import EspalierMotion
import EspalierNavigation
import EspalierPrimitives
import EspalierTestSupport
import Foundation
import Testing
import ViewTesting

/// A view that layout moves is touched where it is seen, on its whole way.
@MainActor
@Suite struct MovingTargetTests {
  private struct Stage: View {
    let log: Log
    @State private var isOpen = true
    var body: some View {
      VStack(spacing: 0) {
        Button("Fold") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }.frame(height: 20)
        if isOpen { Color.gray.frame(height: 40) }
        Button("First") { log.lines.append("first") }.buttonStyle(.bordered).frame(height: 40)
        Button("Second") { log.lines.append("second") }.buttonStyle(.bordered).frame(height: 40)
      }
      .frame(width: 100, height: 200, alignment: .top)
    }
  }

  @Test("M47: a button that moves is pressed where it is seen", arguments: [0.0, 0.25, 0.5, 0.9, 2])
  func buttons(seconds: Double) throws {
    let log = Log()
    let host = ViewHost(Stage(log: log), size: CGSize(width: 100, height: 200))
    try host.get(.text("Fold")).tap()
    try host.advance(by: .seconds(seconds))
    try host.get(.text("First")).tap()
    try host.get(.text("Second")).tap()
    #expect(log.lines == ["first", "second"])
  }

  /// The cause of a view's motion on screen.
  enum Way: CaseIterable { case push, transition, offset, unseenOffset, scaleInMovingStack, visualEffect, scroll }

  private struct Pushed: View {
    let way: Way
    let log: Log
    @State private var path: [Int] = []
    @State private var isMoved = false
    @State private var place = ScrollPosition(edge: .top)

    var body: some View {
      VStack(spacing: 0) {
        Button("Go") {
          withAnimation(.linear(duration: 1)) {
            path = [1]
            isMoved = true
            place.scrollTo(y: 200)
          }
        }
        .frame(height: 20)
        stage
      }
      .frame(width: 200, height: 300, alignment: .top)
    }

    @ViewBuilder private var stage: some View {
      switch way {
      case .push:
        NavigationStack(path: $path) { Color.gray.navigationDestination(for: Int.self) { _ in target } }
      case .transition:
        if isMoved { target.transition(.move(edge: .trailing)) }
      case .offset: target.offset(x: isMoved ? 70 : -70)
      case .unseenOffset:
        target.modifier(_OffsetEffect(offset: CGSize(width: isMoved ? 70 : -70, height: 0)).ignoredByLayout())
      case .scaleInMovingStack:
        VStack(spacing: 0) {
          if isMoved { Color.gray.frame(height: 100) }
          target.scaleEffect(0.5)
        }
      case .visualEffect:
        target.visualEffect { [isMoved] content, _ in content.scaleEffect(0.5).offset(x: isMoved ? 70 : -70) }
      case .scroll:
        ScrollView { target.padding(.vertical, 200) }.scrollPosition($place)
      }
    }

    private var target: some View {
      Button("Target") { log.lines.append("target") }.buttonStyle(.bordered).frame(width: 100, height: 40)
        .simultaneousGesture(
          SpatialTapGesture().onEnded {
            log.lines.append("\(Int($0.location.x.rounded())), \(Int($0.location.y.rounded()))")
          })
    }
  }

  @Test("M47: what anything else moves is pressed where it is seen, too", arguments: Way.allCases, [0.25, 0.5, 0.9, 2])
  func pushed(way: Way, seconds: Double) throws {
    let log = Log()
    let host = ViewHost(Pushed(way: way, log: log), size: CGSize(width: 200, height: 300))
    try host.get(.text("Go")).tap()
    try host.advance(by: .seconds(seconds))
    let target = try host.get(.text("Target"))
    let isInside = CGRect(x: 0, y: 0, width: 200, height: 300).contains(
      CGPoint(x: target.frame.midX, y: target.frame.midY))
    #expect(target.isHittable == isInside)
    guard isInside else { return }
    try target.tap()
    // The middle of the button's own frame, wherever it was.
    #expect(log.lines.sorted() == ["50, 20", "target"])
  }

  @Test("the cards of a form go with their rows") func cards() throws {
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        Form {
          Button("Go") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
          if isOpen { Text("More") }
        }
        .formStyle(.grouped)
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 300))
    func card() -> CGFloat {
      func rects(_ list: DisplayList) -> [CGRect] {
        list.items.flatMap { item -> [CGRect] in
          switch item.content {
          case .fill(_, _, _, let bounds): return [bounds]
          case .group(let inner), .effect(_, let inner): return rects(inner)
          default: return []
          }
        }
      }
      return rects(host.displayList).filter { $0.height > 20 && $0.width < 290 }.map(\.height).max() ?? 0
    }
    let closed = card()
    try host.get(.text("Go")).tap()
    try host.advance(by: .seconds(0.5))
    let half = card()
    try host.advance(by: .seconds(1))
    let open = card()
    #expect(closed > 20 && open > closed + 20)
    #expect(abs(half - (open + closed) / 2) < 1)
  }
}
