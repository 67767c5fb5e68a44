// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The articles' example: a border that moves to the chosen one of several views.
@MainActor
struct MovingBorderTests {
  private final class Choice: ObservableObject {
    @Published var index = 0
  }

  private struct Bounds {
    let index: Int
    let anchor: Anchor<CGRect>
  }

  private enum BoundsKey: PreferenceKey {
    static var defaultValue: [Bounds] { [] }
    static func reduce(value: inout [Bounds], nextValue: () -> [Bounds]) { value += nextValue() }
  }

  private struct Member: View {
    let index: Int
    var body: some View {
      Color.clear.frame(width: 20 + 10 * CGFloat(index), height: 20).padding(4).accessibilityIdentifier("\(index)")
    }
  }

  /// With anchors: no state, no named space.
  private struct WithAnchors: View {
    @ObservedObject var choice: Choice
    var animation: Animation?

    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(0..<4) { index in
          Member(index: index).anchorPreference(key: BoundsKey.self, value: .bounds) {
            [Bounds(index: index, anchor: $0)]
          }
        }
      }
      .padding(10)
      .backgroundPreferenceValue(BoundsKey.self) { bounds in
        GeometryReader { proxy in
          let rect = proxy[bounds.first { $0.index == choice.index }!.anchor]
          ZStack {
            Color.red
              .frame(width: rect.width, height: rect.height).fixedSize()
              .accessibilityIdentifier("border")
              .offset(x: rect.minX, y: rect.minY)
              .modifier(LegacyAnimation(animation: animation))
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
      }
    }
  }

  private struct Rect: Equatable {
    let index: Int
    let rect: CGRect
  }

  private enum RectKey: PreferenceKey {
    static let defaultValue: [Rect] = []
    static func reduce(value: inout [Rect], nextValue: () -> [Rect]) { value += nextValue() }
  }

  /// Without: a reader behind each member, a named space, and state.
  private struct WithRectangles: View {
    @ObservedObject var choice: Choice
    @State private var rects = [CGRect](repeating: .zero, count: 4)

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red
          .frame(width: rects[choice.index].width, height: rects[choice.index].height)
          .accessibilityIdentifier("border")
          .offset(x: rects[choice.index].minX, y: rects[choice.index].minY)
        VStack(alignment: .leading, spacing: 6) {
          ForEach(0..<4) { index in
            Member(index: index).background {
              GeometryReader { proxy in
                Color.clear.preference(
                  key: RectKey.self, value: [Rect(index: index, rect: proxy.frame(in: .named("z")))])
              }
            }
          }
        }
        .padding(10)
      }
      .coordinateSpace(name: "z")
      .onPreferenceChange(RectKey.self) { for each in $0 { rects[each.index] = each.rect } }
    }
  }

  @Test("AN24: the border lies exactly over the chosen view", arguments: 0..<4)
  func exactly(index: Int) throws {
    let choice = Choice()
    let host = ViewHost(WithAnchors(choice: choice))
    choice.index = index
    try host.update()
    #expect(try host.get(.identifier("border")).frame == host.get(.identifier("\(index)")).frame)
  }

  @Test("AN30: the way without anchors gives the same rectangles", arguments: 0..<4)
  func bothWays(index: Int) throws {
    let choice = Choice()
    choice.index = index
    let anchors = ViewHost(WithAnchors(choice: choice))
    let rectangles = ViewHost(WithRectangles(choice: choice))
    let expected = try anchors.get(.identifier("border")).frame
    #expect(try rectangles.get(.identifier("border")).frame == expected)
    #expect(try rectangles.get(.identifier("\(index)")).frame == expected)
  }

  @Test("AN25: the border moves and grows to the new view in one second")
  func moves() throws {
    let choice = Choice()
    let host = ViewHost(WithAnchors(choice: choice, animation: .easeInOut(duration: 1)))
    let start = try host.get(.identifier("0")).frame
    let end = try host.get(.identifier("3")).frame
    choice.index = 3
    try host.update()
    expectNear(try host.get(.identifier("border")).frame, start)
    try host.advance(by: .milliseconds(500))
    let middle = CGRect(
      x: (start.minX + end.minX) / 2, y: (start.minY + end.minY) / 2, width: (start.width + end.width) / 2,
      height: (start.height + end.height) / 2)
    expectNear(try host.get(.identifier("border")).frame, middle)
    try host.advance(by: .milliseconds(500))
    expectNear(try host.get(.identifier("border")).frame, end)
  }
}
