// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Rectangles whose corners are concentric with those of their containers.
@MainActor
@Suite("Concentric rectangles")
struct ConcentricRectangleTests {
  private func path(_ view: some View, side: CGFloat = 100) -> Path? {
    ViewHost(view, size: CGSize(width: side, height: side)).shown.first { $0.kind == .fill }?.path
  }

  private func rectangle(_ rect: CGRect, _ radii: RectangleCornerRadii) -> Path {
    Path(roundedRect: rect, cornerRadii: radii)
  }

  private func even(_ radius: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  @Test("The radius is the container's, less the distance, and at least the minimum") func distance() {
    let inner = CGRect(x: 10, y: 10, width: 80, height: 80)
    #expect(
      path(ConcentricRectangle().fill(.red).padding(10).containerShape(.rect(cornerRadius: 24)))
        == rectangle(inner, even(14)))
    #expect(
      path(
        Color.clear.background(.red, in: .rect(corners: .concentric(minimum: 20))).padding(10)
          .containerShape(.rect(cornerRadius: 24))) == rectangle(inner, even(20)))
    #expect(
      path(ConcentricRectangle().inset(by: 4).fill(.red).padding(10).containerShape(.rect(cornerRadius: 24)))
        == rectangle(inner.insetBy(dx: 4, dy: 4), even(10)))
  }

  @Test("Corners far from the container's corners are square") func corners() {
    let view = ZStack(alignment: .topLeading) {
      Color.clear
      ConcentricRectangle().fill(.red).frame(width: 40, height: 40).padding(5)
    }
    .containerShape(.rect(cornerRadius: 30))
    #expect(path(view) == rectangle(CGRect(x: 5, y: 5, width: 40, height: 40), RectangleCornerRadii(topLeading: 25)))
    let uniform = ZStack(alignment: .topLeading) {
      Color.clear
      ConcentricRectangle(corners: .concentric, isUniform: true).fill(.red).frame(width: 60, height: 60).padding(5)
    }
    .containerShape(.rect(cornerRadius: 30))
    #expect(path(uniform) == rectangle(CGRect(x: 5, y: 5, width: 60, height: 60), even(25)))
  }

  @Test("Each corner has a style, or shares the largest radius of its group") func styles() {
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      path(
        ConcentricRectangle(
          topLeadingCorner: 0, topTrailingCorner: 28, bottomLeadingCorner: .concentric,
          bottomTrailingCorner: .concentric(minimum: 12)
        ).fill(.red).containerShape(.rect(topLeadingRadius: 9, bottomLeadingRadius: 20, bottomTrailingRadius: 5)))
        == rectangle(
          whole, RectangleCornerRadii(topLeading: 0, bottomLeading: 20, bottomTrailing: 12, topTrailing: 28)))
    #expect(
      path(
        Color.clear.background(.red, in: .rect(uniformTopCorners: .concentric, uniformBottomCorners: 8))
          .containerShape(.rect(topLeadingRadius: 9, topTrailingRadius: 20)))
        == rectangle(whole, RectangleCornerRadii(topLeading: 20, bottomLeading: 8, bottomTrailing: 8, topTrailing: 20)))
    #expect(
      path(
        Color.clear.background(.red, in: .rect(uniformTrailingCorners: 8, topLeadingCorner: 2, bottomLeadingCorner: 3)))
        == rectangle(whole, RectangleCornerRadii(topLeading: 2, bottomLeading: 3, bottomTrailing: 8, topTrailing: 8)))
  }

  @Test("Containers may be capsules, concentric themselves, or of any other shape") func containers() {
    let inner = CGRect(x: 10, y: 10, width: 80, height: 80)
    #expect(
      path(ConcentricRectangle().fill(.red).padding(10).containerShape(Capsule())) == rectangle(inner, even(40)))
    #expect(
      path(
        ConcentricRectangle().fill(.red).padding(5).containerShape(ConcentricRectangle()).padding(5)
          .containerShape(.rect(cornerRadius: 24))) == rectangle(inner, even(14)))
    #expect(
      path(ConcentricRectangle().fill(.red).padding(10).containerShape(Ellipse())) == Path(ellipseIn: inner))
    #expect(path(ConcentricRectangle().fill(.red).padding(10)) == rectangle(inner, even(0)))
  }

  @Test("Leading corners are on the right in layouts from right to left") func rightToLeft() {
    let view = ConcentricRectangle().fill(.red).padding(.leading, 10)
      .containerShape(.rect(topLeadingRadius: 30, topTrailingRadius: 16))
      .environment(\.layoutDirection, .rightToLeft)
    let shown = path(view)
    #expect(shown?.boundingRect == CGRect(x: 0, y: 0, width: 90, height: 100))
    #expect(shown?.contains(CGPoint(x: 1, y: 1)) == false)
    #expect(shown?.contains(CGPoint(x: 1, y: 99)) == true)
    #expect(shown?.contains(CGPoint(x: 88, y: 2)) == false)
  }

  @Test("The radius follows when the container changes") func changes() throws {
    struct Page: View {
      @State var isRound = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Go") { isRound = true }.buttonStyle(.borderless).frame(height: 20)
          ConcentricRectangle().fill(.red).padding(isRound ? 4 : 0)
            .containerShape(.rect(cornerRadius: isRound ? 10 : 0))
        }
        .frame(width: 50, height: 70)
      }
    }
    let host = ViewHost(Page())
    func red() -> Path? { host.shown.first { $0.kind == .fill }?.path }
    #expect(red() == rectangle(CGRect(x: 0, y: 20, width: 50, height: 50), even(0)))
    try host.get(.text("Go")).tap()
    #expect(red() == rectangle(CGRect(x: 4, y: 24, width: 42, height: 42), even(6)))
  }

  @Test("Radii and styles are found by their corner") func values() {
    let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(Edge.Corner.allCases.map { radii[$0] } == [1, 4, 2, 3])
    #expect(Capsule().corners(in: CGSize(width: 60, height: 20)) == .fixed(10))
    #expect(Edge.Corner.Set.top.contains(.topLeading) && !Edge.Corner.Set.top.contains(.bottomLeading))
  }

  @Test("The shape of buttons is that of the environment") func buttonBorder() throws {
    struct Page: View {
      @State var shape = ButtonBorderShape.capsule
      var body: some View {
        VStack(spacing: 0) {
          Button("Go") { shape = .roundedRectangle(radius: 3) }.buttonStyle(.borderless).frame(height: 20)
          Color.clear.frame(width: 60, height: 20).background(.red, in: .buttonBorder)
        }
        .buttonBorderShape(shape)
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 60, height: 40))
    let rect = CGRect(x: 0, y: 20, width: 60, height: 20)
    func red() -> Path? { host.shown.last { $0.kind == .fill && $0.path.boundingRect == rect }?.path }
    #expect(red() == Path(roundedRect: rect, cornerRadius: 10, style: .continuous))
    try host.get(.text("Go")).tap()
    #expect(red() == Path(roundedRect: rect, cornerRadius: 3, style: .continuous))
  }

  @Test("A shape has a size about an anchor") func size() {
    let shape = Circle().size(width: 20, height: 20, anchor: .bottomTrailing)
    #expect(
      shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 50)).boundingRect
        == CGRect(x: 80, y: 30, width: 20, height: 20))
  }
}
