// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Pages, sheets and covers that grow out of a view.
@MainActor
@Suite("Zooming transitions")
struct ZoomTransitionTests {
  private let size = CGSize(width: 300, height: 400)

  private struct Photos: View {
    /// The identifier that pages request; the source has 1.
    var requested = 1
    var direction = LayoutDirection.leftToRight
    var cornerRadius: CGFloat = 3
    @Namespace private var photos

    var body: some View {
      NavigationStack {
        NavigationLink(value: 1) { Color.pureRed.frame(width: 60, height: 40) }
          .matchedTransitionSource(id: 1, in: photos) { [cornerRadius] in
            $0.clipShape(RoundedRectangle(cornerRadius: cornerRadius))
          }
          .accessibilityIdentifier("photo")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .navigationDestination(for: Int.self) { _ in
            VStack(spacing: 0) {
              Color.pureBlue
              NavigationLink("More", value: 2)
            }
            .navigationTransition(.zoom(sourceID: requested, in: photos))
          }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  /// The part of the window in which blue is seen.
  private func blue(_ host: ViewHost<some View>) -> CGRect? {
    host.shown.first { $0.color == ResolvedColor(red: 0, green: 0, blue: 1) && $0.opacity > 0 }.map { item in
      item.clips.reduce(item.rect) { $0.intersection($1.boundingRect) }
    }
  }

  @Test("A page grows out of its source, and goes back into it")
  func page() throws {
    let host = ViewHost(Photos(), size: size, look: .phone)
    let source = try host.get(.identifier("photo")).frame
    try host.get(.identifier("photo")).tap()
    try host.advance(by: .seconds(0.02))
    let early = try #require(blue(host))
    #expect(early.width < 0.5 * size.width && early.width >= source.width - 1)
    #expect(abs(early.midX - source.midX) < 60 && early.minY >= source.minY - 1)
    try host.advance(by: .seconds(0.1))
    let later = try #require(blue(host))
    #expect(later.width > early.width && later.width < size.width)
    try host.settle()
    #expect(blue(host)?.width == size.width)
    try host.get(.label("Back")).tap()
    try host.advance(by: .seconds(0.1))
    let leaving = try #require(blue(host))
    #expect(leaving.width < size.width && leaving.maxX < size.width)
    try host.settle()
    #expect(blue(host) == nil)
  }

  @Test("Where people read from right to left the source is at the other side")
  func rightToLeft() throws {
    let host = ViewHost(Photos(direction: .rightToLeft), size: size, look: .phone)
    #expect(try host.get(.identifier("photo")).frame.minX > 200)
    try host.get(.identifier("photo")).tap()
    try host.advance(by: .seconds(0.02))
    #expect(try #require(blue(host)).midX > 180)
  }

  @Test("Without its source a page comes as usual, as wide as the window")
  func missingSource() throws {
    let host = ViewHost(Photos(requested: 9), size: size, look: .phone)
    try host.get(.identifier("photo")).tap()
    try host.advance(by: .seconds(0.05))
    let moving = try #require(blue(host))
    // Over the trailing edge: the window cuts it there.
    #expect(moving.maxX == size.width && moving.height > 0.8 * size.height)
    #expect(moving.minX > 0)
  }

  @Test("The page below a zooming page leaves in its own way")
  func pageBelow() throws {
    struct Pages: View {
      @Namespace private var space
      @State private var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Color.pureRed.frame(width: 60, height: 40).matchedTransitionSource(id: 1, in: space)
            .navigationDestination(for: Int.self) { number in
              if number == 1 {
                Color.pureBlue
              } else {
                Button("Home") { path = [] }.navigationTransition(.zoom(sourceID: 1, in: space))
              }
            }
        }
      }
    }
    let host = ViewHost(Pages(), size: size, look: .phone)
    try host.settle()
    try host.get(.text("Home")).tap()
    try host.advance(by: .seconds(0.05))
    #expect(try #require(blue(host)).maxX == size.width)
  }

  @Test("A cover grows out of its source", arguments: [true, false])
  func presented(isCover: Bool) throws {
    struct Player: View {
      let isCover: Bool
      @Namespace private var space
      @State private var isShown = false

      var body: some View {
        let content = Color.pureBlue.navigationTransition(.zoom(sourceID: "player", in: space))
        Button("Play") { isShown = true }
          .matchedTransitionSource(id: "player", in: space)
          .fullScreenCover(isPresented: Binding(get: { isShown && isCover }, set: { isShown = $0 })) { content }
          .sheet(isPresented: Binding(get: { isShown && !isCover }, set: { isShown = $0 })) { content }
      }
    }
    let host = ViewHost(Player(isCover: isCover), size: size, look: .phone)
    let source = try host.get(.text("Play")).frame
    try host.get(.text("Play")).tap()
    try host.advance(by: .seconds(0.1))
    let moving = try #require(blue(host))
    #expect(moving.width < size.width && moving.width > source.width)
    #expect(moving.minX > 0 && moving.maxX < size.width)
    try host.settle()
    #expect(blue(host)?.width == size.width)
  }

  @Test("A page begins with the corners of its source's configuration", arguments: [0, 20])
  func corners(radius: CGFloat) throws {
    let host = ViewHost(Photos(cornerRadius: radius), size: size, look: .phone)
    try host.get(.identifier("photo")).tap()
    try host.advance(by: .seconds(0.001))
    let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    let clips = host.shown.first { $0.color == blue && $0.opacity > 0 }?.clips ?? []
    let isRound = clips.contains { clip in
      let rect = clip.boundingRect
      return !clip.contains(CGPoint(x: rect.minX + 1, y: rect.minY + 1))
    }
    #expect(isRound == (radius > 0))
  }
}
