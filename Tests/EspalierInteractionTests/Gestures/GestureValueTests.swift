// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The values of gestures, and where they arrive.
@MainActor
@Suite struct GestureValueTests {
  private let size = CGSize(width: 200, height: 200)

  @Test("I13 onChanged comes for values that differ only")
  func changes() throws {
    let log = Log()
    let host = ViewHost(
      Color.red.accessibilityIdentifier("c")
        .gesture(
          DragGesture(minimumDistance: 0).map { $0.translation.width < 20 ? "near" : "far" }
            .onChanged { log.lines.append($0) }), size: size)
    try host.get(.identifier("c")).drag(by: CGSize(width: 60, height: 0))
    #expect(log.take() == ["near", "far"])
  }

  @Test("I45 a group changes no layout; modifiers and gestures on it are for each of its members")
  func group() throws {
    let log = Log()
    let host = ViewHost(
      VStack(spacing: 0) {
        Group {
          Color.red.accessibilityIdentifier("a")
          Color.blue.accessibilityIdentifier("b")
        }
        .frame(width: 50, height: 20)
        .onTapGesture { log.lines.append("tap") }
      }, size: size)
    #expect(try host.get(.identifier("a")).frame.size == CGSize(width: 50, height: 20))
    #expect(try host.get(.identifier("b")).frame.minY - host.get(.identifier("a")).frame.minY == 20)
    try host.get(.identifier("a")).tap()
    try host.get(.identifier("b")).tap()
    #expect(log.take() == ["tap", "tap"])
  }

  private struct Thrown: View {
    @State private var x = 0.0
    var body: some View {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").offset(x: x)
        .gesture(
          DragGesture()
            .onChanged { value in withAnimation(.interactiveSpring) { x = value.translation.width } }
            .onEnded { _ in withAnimation(.spring(duration: 0.5)) { x = 0 } })
    }
  }

  @Test("M40 a spring at the end of a drag goes on with the velocity of the interactive one")
  func springAfterDrag() throws {
    let host = ViewHost(Thrown(), size: size)
    let element = try host.get(.identifier("c"))
    try element.drag(by: CGSize(width: 90, height: 0))
    let released = element.frame.minX
    try host.advance(by: .seconds(1) / 60)
    // It still moves the way it was thrown, though its target lies behind it.
    #expect(element.frame.minX > released)
    try host.settle()
    #expect(abs(element.frame.minX - 90) < 0.01)
  }

  @Test("I9 a long press and then a drag: the second begins where the first succeeded")
  func sequence() throws {
    let log = Log()
    let gesture = LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first: log.lines.append("pressing")
        case .second(_, nil): log.lines.append("ready")
        case .second(_, let drag?): log.lines.append("drag \(drag.translation.width > 10)")
        }
      }
      .onEnded { _ in log.lines.append("ended") }
    let host = ViewHost(Color.red.accessibilityIdentifier("c").gesture(gesture), size: size)
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: 50, y: 50))
    try host.advance(by: .seconds(0.3))
    pointer.move(to: CGPoint(x: 90, y: 50))
    pointer.release(at: CGPoint(x: 90, y: 50))
    let entries = log.take()
    #expect(entries.first == "pressing")
    #expect(entries.contains("ready") && entries.contains("drag true"))
    #expect(entries.last == "ended")
  }

  @Test("a spatial tap gives its place, in the space that is requested")
  func spatialTap() throws {
    var places: [CGPoint] = []
    let host = ViewHost(
      Color.red.frame(width: 100, height: 50).accessibilityIdentifier("c")
        .gesture(SpatialTapGesture().onEnded { places.append($0.location) })
        .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) }),
      size: size)
    try host.get(.identifier("c")).tap()
    #expect(Set(places.map { "\(Int($0.x)) \(Int($0.y))" }) == ["50 25", "100 100"])
  }

  @Test("hit testing goes through turns, scales, projections and masks")
  func transforms() throws {
    let log = Log()
    let square = Color.red.frame(width: 100, height: 20)
    func hits(_ view: some View, _ x: CGFloat, _ y: CGFloat) -> Bool {
      let host = ViewHost(view.onTapGesture { log.lines.append("hit") }, size: size)
      host.pointer.tap(at: CGPoint(x: x, y: y))
      return !log.take().isEmpty
    }
    #expect(hits(square, 145, 100) && !hits(square, 100, 145))
    #expect(hits(square.rotationEffect(.degrees(90)), 100, 145))
    #expect(!hits(square.rotationEffect(.degrees(90)), 145, 100))
    #expect(hits(square.scaleEffect(2), 195, 100) && !hits(square.scaleEffect(0.5), 145, 100))
    // Turned about a vertical axis it is narrower.
    let projected = square.rotation3DEffect(.degrees(70), axis: (x: 0, y: 1, z: 0))
    #expect(hits(projected, 100, 100) && !hits(projected, 145, 100))
    #expect(!hits(square.mask { Rectangle().frame(width: 40) }, 145, 100))
    #expect(hits(square.mask { Rectangle().frame(width: 40) }, 110, 100))
  }
}
