// SPDX-License-Identifier: MIT

import EspalierInteraction
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Scroll bars: thin while the content moves, wide under the pointer, which drags them.
@MainActor
struct ScrollBarTests {
  enum Container: String, CaseIterable { case scrollView, list, form, editor }

  private struct Long: View {
    var container = Container.scrollView
    @State private var text = (0..<200).map { "Line \($0)" }.joined(separator: "\n")

    var body: some View {
      switch container {
      case .scrollView: ScrollView { Color.white.frame(width: 200, height: 3000) }
      case .list: List(0..<200, id: \.self) { Text("\($0)") }
      case .form: Form { ForEach(0..<100, id: \.self) { Text("\($0)") } }.formStyle(.grouped)
      case .editor: TextEditor(text: $text)
      }
    }
  }

  private struct Plane: View {
    var visibility = ScrollIndicatorVisibility.automatic
    var offset: (CGPoint) -> Void = { _ in }
    var body: some View {
      ScrollView([.horizontal, .vertical]) { Color.white.frame(width: 1000, height: 1500) }
        .scrollIndicators(visibility)
        .defaultScrollAnchor(.topLeading)
        .onScrollGeometryChange(for: CGPoint.self) {
          $0.contentOffset
        } action: {
          offset($1)
        }
    }
  }

  private final class Place { var offset = CGPoint.zero }

  private let size = CGSize(width: 200, height: 300)

  /// The number of columns of pixels at the trailing edge that are darker than the background, at a height.
  private func width<V: View>(_ host: ViewHost<V>, at y: Int, isMirrored: Bool = false) throws -> Int {
    let pixels = try Pixels(host, size)
    let edge = isMirrored ? 0..<14 : 186..<200
    let background = pixels[isMirrored ? 0 : 199, y]
    return edge.filter { pixels[$0, y][0] < background[0] - 40 }.count
  }

  private func drag<V: View>(_ host: ViewHost<V>, from start: CGPoint, to end: CGPoint) throws {
    let pointer = host.pointer
    pointer.hover(at: start)
    pointer.press(at: start)
    pointer.move(to: end)
    pointer.release(at: end)
  }

  @Test("A bar is thin while the content moves, and is gone a little later", arguments: Container.allCases)
  func thin(_ container: Container) throws {
    let host = ViewHost(Long(container: container), size: size)
    #expect(try width(host, at: 10) == 0)
    host.pointer.scroll(by: CGSize(width: 0, height: -1), at: CGPoint(x: 50, y: 50))
    try host.advance(by: .seconds(0.3))
    #expect((2...5).contains(try width(host, at: 10)))
    try host.advance(by: .seconds(2))
    #expect(try width(host, at: 10) == 0)
  }

  @Test("A bar fades: it is paler on its way than when it is there")
  func fades() throws {
    let host = ViewHost(Long(), size: size)
    func darkness() throws -> Int { 255 - (try Pixels(host, size))[194, 12][0] }
    host.pointer.scroll(by: CGSize(width: 0, height: -1), at: CGPoint(x: 50, y: 50))
    try host.advance(by: .seconds(0.1))
    let coming = try darkness()
    try host.advance(by: .seconds(0.3))
    let there = try darkness()
    #expect(coming > 5 && coming < there - 5)
    try host.advance(by: .seconds(0.6))
    #expect(try darkness() == there)
    try host.advance(by: .seconds(2))
    #expect(try darkness() == 0)
  }

  @Test("Under the pointer a bar is wide, and beside it thin again", arguments: Container.allCases)
  func wide(_ container: Container) throws {
    let host = ViewHost(Long(container: container), size: size)
    host.pointer.hover(at: CGPoint(x: 195, y: 200))
    try host.advance(by: .seconds(0.5))
    #expect((7...9).contains(try width(host, at: 12)))
    host.pointer.hover(at: CGPoint(x: 100, y: 200))
    try host.advance(by: .seconds(0.5))
    #expect((2...5).contains(try width(host, at: 12)))
    try host.advance(by: .seconds(2))
    #expect(try width(host, at: 12) == 0)
  }

  @Test("In a phone's look a bar stays thin, and nothing can be taken")
  func phone() throws {
    let place = Place()
    let host = ViewHost(
      Long().onScrollGeometryChange(for: CGPoint.self) {
        $0.contentOffset
      } action: {
        place.offset = $1
      }, size: size,
      look: .phone)
    host.pointer.hover(at: CGPoint(x: 196, y: 12))
    try host.advance(by: .seconds(0.5))
    #expect(try width(host, at: 12) == 0)
    host.pointer.press(at: CGPoint(x: 196, y: 12))
    host.pointer.move(to: CGPoint(x: 196, y: 8))
    host.pointer.release(at: CGPoint(x: 196, y: 8))
    #expect(place.offset == .zero)
  }

  @Test("Dragging the thumb to the end shows the end of the content", arguments: Container.allCases)
  func dragToEnd(_ container: Container) throws {
    let place = Place()
    var rest: CGFloat = .infinity
    let host = ViewHost(
      Long(container: container)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentSize.height + $0.contentInsets.bottom - $0.visibleRect.maxY
        } action: {
          rest = $1
        }
        .onScrollGeometryChange(for: CGPoint.self) {
          $0.contentOffset
        } action: {
          place.offset = $1
        }, size: size)
    try drag(host, from: CGPoint(x: 194, y: 10), to: CGPoint(x: 150, y: 400))
    try host.settle()
    #expect(place.offset.y > 500)
    #expect(abs(rest) < 1)
    try drag(host, from: CGPoint(x: 194, y: 290), to: CGPoint(x: 194, y: -50))
    try host.settle()
    #expect(abs(place.offset.y) < 21)
  }

  @Test("The thumb stays where the pointer took it")
  func grip() throws {
    let place = Place()
    let host = ViewHost(Plane { place.offset = $0 }, size: size)
    // The vertical track is 300 - 2 · 3 - 11 points long, and its thumb a fifth of it.
    try drag(host, from: CGPoint(x: 194, y: 20), to: CGPoint(x: 194, y: 20 + 283 * 0.8 / 2))
    #expect(abs(place.offset.y - 600) < 1 && place.offset.x == 0)
    // The horizontal one, 200 - 2 · 3 - 11 points.
    try drag(host, from: CGPoint(x: 20, y: 294), to: CGPoint(x: 20 + 183 * 0.8 / 4, y: 294))
    #expect(abs(place.offset.x - 200) < 1 && abs(place.offset.y - 600) < 1)
  }

  @Test("A press beside the thumb brings it there; with the shift key the content moves by a page")
  func besideTheThumb() throws {
    let place = Place()
    let host = ViewHost(Plane { place.offset = $0 }, size: size)
    try drag(host, from: CGPoint(x: 194, y: 3 + 283 / 2), to: CGPoint(x: 194, y: 3 + 283 / 2))
    #expect(abs(place.offset.y - 600) < 3)
    let start = place.offset.y
    host.pointer.tap(at: CGPoint(x: 194, y: 250), modifiers: .shift)
    try host.settle()
    #expect(abs(place.offset.y - start - 270) < 1)
    host.pointer.tap(at: CGPoint(x: 194, y: 20), modifiers: .shift)
    try host.settle()
    #expect(abs(place.offset.y - start) < 1)
  }

  @Test("From right to left the vertical bar is at the left edge")
  func rightToLeft() throws {
    let place = Place()
    let host = ViewHost(
      Long().onScrollGeometryChange(for: CGPoint.self) {
        $0.contentOffset
      } action: {
        place.offset = $1
      }, size: size
    ) { $0.layoutDirection = .rightToLeft }
    host.pointer.hover(at: CGPoint(x: 6, y: 200))
    try host.advance(by: .seconds(0.5))
    #expect((7...9).contains(try width(host, at: 12, isMirrored: true)))
    try drag(host, from: CGPoint(x: 6, y: 12), to: CGPoint(x: 6, y: 100))
    #expect(place.offset.y > 500)
  }

  @Test("Hidden bars are not there for the pointer either", arguments: [ScrollIndicatorVisibility.hidden, .never])
  func hidden(_ visibility: ScrollIndicatorVisibility) throws {
    let place = Place()
    let host = ViewHost(Plane(visibility: visibility) { place.offset = $0 }, size: size)
    host.pointer.hover(at: CGPoint(x: 194, y: 200))
    try host.advance(by: .seconds(0.5))
    #expect(try width(host, at: 12) == 0)
    try drag(host, from: CGPoint(x: 194, y: 150), to: CGPoint(x: 194, y: 150))
    #expect(place.offset == .zero)
  }

  @Test("A press without a pointer over the bar reaches the content")
  func finger() throws {
    var taps = 0
    let host = ViewHost(
      ScrollView { Color.white.frame(width: 200, height: 3000).onTapGesture { taps += 1 } }, size: size)
    host.pointer.press(at: CGPoint(x: 195, y: 100), isTouch: true)
    host.pointer.release(at: CGPoint(x: 195, y: 100))
    #expect(taps == 1)
    try drag(host, from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 100))
    #expect(taps == 1)
  }

  @Test("A screen reader gets no element for a bar")
  func accessibility() throws {
    let host = ViewHost(Long(container: .list).scrollIndicators(.visible), size: size)
    let before = host.graph.frontAccessibility.nodes.count
    host.pointer.hover(at: CGPoint(x: 195, y: 200))
    try host.advance(by: .seconds(0.5))
    #expect(host.graph.frontAccessibility.nodes.count == before)
    #expect(host.all(.role(.slider)).isEmpty)
  }
}
