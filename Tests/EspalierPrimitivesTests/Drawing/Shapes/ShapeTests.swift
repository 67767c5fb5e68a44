// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierHosting
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Draws a diagonal from its rectangle's corner, as users write it: from zero.
private struct Diagonal: Shape {
  var length: Double
  var animatableData: Double {
    get { length }
    set { length = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { $0.addRect(CGRect(x: 0, y: 0, width: rect.width * length, height: rect.height * length)) }
  }
}

/// A shape that is always 7 by 3 points.
private struct Small: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 7, height: 3) }
}

@MainActor
@Suite("Shapes")
struct ShapeTests {
  private let room = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test("A shape fills what it is offered; ideally 10 by 10 points") func size() {
    #expect(ViewHost(Rectangle(), size: room.size).shown.map(\.rect) == [room])
    #expect(ViewHost(Ellipse()).sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test("A circle is the largest that fits, in the middle") func circle() {
    let host = ViewHost(Circle(), size: room.size)
    #expect(host.shown.map(\.rect) == [CGRect(x: 10, y: 0, width: 20, height: 20)])
    #expect(host.sizeThatFits(ProposedViewSize(room.size)) == CGSize(width: 20, height: 20))
    #expect(host.sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 30))
  }

  @Test("A shape of one's own counts from zero and may choose its size") func custom() {
    let view = HStack(spacing: 0) {
      Color.clear.frame(width: 20)
      Diagonal(length: 0.5)
    }
    #expect(
      ViewHost(view, size: room.size).shown.map(\.rect) == [CGRect(x: 20, y: 0, width: 10, height: 10)])
    #expect(ViewHost(Small(), size: room.size).shown.map(\.rect) == [CGRect(x: 16.5, y: 8.5, width: 7, height: 3)])
  }

  @Test("The animatable data of a shape moves with an animation") func motion() throws {
    let remote = Remote<Double>()
    let host = ViewHost(Controlled(0, remote) { Diagonal(length: $0) }, size: room.size)
    remote.set(1, .linear(duration: 1))
    try host.update()
    try host.advance(by: .milliseconds(500))
    #expect(host.shown.map(\.rect) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
  }

  @Test("A stroke lies on the outline, a border inside of it") func strokes() {
    let stroke = ViewHost(Rectangle().stroke(.red, lineWidth: 4), size: room.size).shown
    #expect(stroke.map(\.kind) == [.stroke] && stroke.map(\.rect) == [room])
    let border = ViewHost(Rectangle().strokeBorder(.red, lineWidth: 4), size: room.size).shown
    #expect(border.map(\.rect) == [room.insetBy(dx: 2, dy: 2)])
  }

  @Test("Drawings of one shape lie on top of each other") func chain() {
    let host = ViewHost(Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green), size: room.size)
    #expect(host.shown.map { hex($0.paint) } == ["#FF3B30FF", "#007AFFFF", "#34C759FF"])
    #expect(host.shown.map(\.kind) == [.fill, .stroke, .stroke])
  }

  @Test("An inset rounds less") func inset() {
    let shape = RoundedRectangle(cornerRadius: 8, style: .circular)
    #expect(
      shape.inset(by: 3).path(in: room)
        == Path(roundedRect: room.insetBy(dx: 3, dy: 3), cornerRadius: 5, style: .circular))
    #expect(shape.inset(by: 10).path(in: room).boundingRect == CGRect(x: 10, y: 10, width: 20, height: 0))
    #expect(Circle().inset(by: 5).path(in: room).boundingRect == CGRect(x: 15, y: 5, width: 10, height: 10))
  }

  @Test("Uneven corners that do not fit shrink in proportion") func uneven() {
    func named<S: Shape>(_ shape: S) -> S { shape }
    #expect(
      named(.rect(topLeadingRadius: 40, bottomTrailingRadius: 3)).path(in: room)
        == UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 3).path(in: room))
    let path = UnevenRoundedRectangle(topLeadingRadius: 40, bottomLeadingRadius: 0).path(in: room)
    #expect(path.boundingRect.rounded == room)
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 1, y: 19)))
    #expect(
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4, bottomLeading: 4, bottomTrailing: 4, topTrailing: 4))
        .path(in: room) == RoundedRectangle(cornerRadius: 4).path(in: room))
  }

  @Test("Shapes are moved, turned and enlarged in place") func transforms() {
    let square = Rectangle().size(width: 10, height: 10)
    #expect(square.path(in: room).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Rectangle().offset(x: 3, y: 4).path(in: room).boundingRect == room.offsetBy(dx: 3, dy: 4))
    #expect(
      Rectangle().rotation(.degrees(90)).path(in: room).boundingRect.rounded
        == CGRect(x: 10, y: -10, width: 20, height: 40))
    #expect(
      Rectangle().scale(0.5).path(in: room).boundingRect == CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(
      Rectangle().scale(x: 2, anchor: .leading).path(in: room).boundingRect
        == CGRect(x: 0, y: 0, width: 80, height: 20))
  }

  @Test("A trim moves along the outline") func trim() throws {
    let remote = Remote<CGFloat>()
    let host = ViewHost(
      Controlled(0, remote) { Rectangle().trim(from: 0, to: $0).stroke(.red) }, size: CGSize(width: 20, height: 20))
    #expect(host.shown.isEmpty)
    remote.set(1, .linear(duration: 1))
    try host.update()
    try host.advance(by: .milliseconds(250))
    #expect(host.shown.map(\.rect) == [CGRect(x: 0, y: 0, width: 20, height: 0)])
  }

  @Test("A path is drawn where its points are") func path() {
    let path = Path(CGRect(x: 5, y: 5, width: 3, height: 3))
    #expect(ViewHost(path.fill(.red), size: room.size).shown.map(\.rect) == [CGRect(x: 5, y: 5, width: 3, height: 3)])
  }

  @Test("Layout/m3 of the cases: a shape that is drawn elsewhere takes all its room; one that is cut keeps its square")
  func mappedSizes() {
    func size(_ shape: some Shape) -> [CGFloat] {
      let size = ViewHost(shape).sizeThatFits(ProposedViewSize(width: 60, height: 40))
      return [size.width, size.height]
    }
    #expect(size(Circle().offset(x: 10, y: 5)) == [60, 40])
    #expect(size(Circle().scale(0.5)) == [60, 40])
    #expect(size(Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading)) == [60, 40])
    #expect(size(Circle().rotation(.degrees(30))) == [60, 40])
    #expect(size(Circle().transform(CGAffineTransform(translationX: 3, y: 0))) == [60, 40])
    #expect(size(Circle().trim(from: 0.25, to: 1)) == [40, 40])
    #expect(size(Circle()) == [40, 40])
  }

  @Test("A wrapped shape keeps its size and line") func anyShape() {
    let host = ViewHost(AnyShape(Circle()), size: room.size)
    #expect(host.sizeThatFits(ProposedViewSize(room.size)) == CGSize(width: 20, height: 20))
    #expect(ViewHost(AnyShape(Circle().stroke(lineWidth: 2)), size: room.size).shown.map(\.kind) == [.stroke])
  }

  @Test("The size of a moving frame is drawn on the way") func frameMotion() throws {
    let remote = Remote<CGFloat>()
    let host = ViewHost(
      Controlled(10, remote) { Rectangle().frame(width: $0, height: 10) }, size: CGSize(width: 40, height: 10))
    remote.set(20, .linear(duration: 1))
    try host.update()
    try host.advance(by: .milliseconds(500))
    #expect(host.shown.map(\.rect) == [CGRect(x: 12.5, y: 0, width: 15, height: 10)])
  }
}
