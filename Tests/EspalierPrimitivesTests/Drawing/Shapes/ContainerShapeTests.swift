// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Shapes that follow the shape of what they are in, and shapes of any type.
@MainActor
@Suite("Shapes of containers")
struct ContainerShapeTests {
  @Test("A ContainerRelativeShape without a container's shape is a rectangle") func alone() {
    let host = ViewHost(ContainerRelativeShape().fill(.red), size: CGSize(width: 40, height: 20))
    #expect(host.shown.first?.path == Path(CGRect(x: 0, y: 0, width: 40, height: 20)))
  }

  @Test("A ContainerRelativeShape is the container's shape, as far inside as the nearest side") func parallel() {
    let host = ViewHost(
      ContainerRelativeShape().fill(.red).padding(10)
        .containerShape(RoundedRectangle(cornerRadius: 25, style: .circular)),
      size: CGSize(width: 100, height: 100))
    let expected = Path(
      roundedRect: CGRect(x: 10, y: 10, width: 80, height: 80), cornerRadius: 15, style: .circular)
    #expect(host.shown.first?.path == expected)
  }

  @Test("The container's shape is found in modifiers, clips and insets of the shape") func everywhere() {
    let round = RoundedRectangle(cornerRadius: 20, style: .circular)
    func path(_ view: some View) -> Path? {
      ViewHost(view.containerShape(round), size: CGSize(width: 60, height: 60)).shown.first?.path
    }
    let whole = Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 20, style: .circular)
    #expect(path(Color.clear.background(.red, in: ContainerRelativeShape())) == whole)
    #expect(path(Color.clear.background(in: .containerRelative)) == whole)
    #expect(
      path(Rectangle().fill(.clear).overlay { ContainerRelativeShape().inset(by: 5).fill(.red) })
        == Path(roundedRect: CGRect(x: 5, y: 5, width: 50, height: 50), cornerRadius: 15, style: .circular))
    let clipped = ViewHost(
      Color.red.clipShape(ContainerRelativeShape()).containerShape(round), size: CGSize(width: 60, height: 60))
    #expect(clipped.shown.first?.clips == [whole])
  }

  // The case apps/containershape. Source: Apple's sample of backyards, whose rows are `.background(.fill.tertiary)` in a
  // `.containerShape(.rect(cornerRadius: 20))`, and the type `ImplicitContainerShape` of SwiftUI's backgrounds.
  @Test("A style without a shape fills the container's shape, behind a view and in front of it") func styles() {
    let round = RoundedRectangle(cornerRadius: 20, style: .circular)
    func path(_ view: some View) -> Path? {
      ViewHost(view.containerShape(round), size: CGSize(width: 60, height: 60)).shown.first?.path
    }
    let whole = Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 20, style: .circular)
    #expect(path(Color.clear.background(.red)) == whole)
    #expect(path(Color.clear.background(.fill.tertiary)) == whole)
    #expect(path(Color.clear.background()) == whole)
    #expect(path(Color.clear.background(.thinMaterial)) == whole)
    #expect(path(Color.clear.overlay(.red)) == whole)
    let inner = CGRect(x: 5, y: 5, width: 50, height: 50)
    #expect(
      path(Color.clear.background(.red).padding(5)) == Path(roundedRect: inner, cornerRadius: 15, style: .circular))
    // Views and shapes that are named keep their own.
    let square = Path(CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(path(Color.clear.background { Color.red }) == square)
    #expect(path(Color.clear.background(.red, in: Rectangle())) == square)
    #expect(ViewHost(Color.clear.background(.red), size: CGSize(width: 60, height: 60)).shown.first?.path == square)
  }

  @Test("A style in the container's shape follows it when it comes, changes and goes") func changingStyles() throws {
    struct Page: View {
      @State var radius: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("Go") { radius = radius == 0 ? 10 : 0 }.buttonStyle(.borderless).frame(height: 20)
          List { Text("row") }.hidden().background(.red).containerShape(.rect(cornerRadius: radius, style: .circular))
        }
        .frame(width: 50, height: 70)
      }
    }
    let host = ViewHost(Page())
    func red() -> Path? { host.shown.first { $0.kind == .fill }?.path }
    let rect = CGRect(x: 0, y: 20, width: 50, height: 50)
    #expect(red()?.boundingRect == rect)
    try host.get(.text("Go")).tap()
    #expect(red() == Path(roundedRect: rect, cornerRadius: 10, style: .circular))
    try host.get(.text("Go")).tap()
    #expect(red()?.boundingRect == rect)
  }

  @Test("A ContainerRelativeShape follows when the container's shape changes, and when it moves") func changes() throws
  {
    struct Page: View {
      @State var isRound = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Go") { isRound = true }.buttonStyle(.borderless).frame(height: 20)
          ContainerRelativeShape().fill(.red).padding(isRound ? 4 : 0)
        }
        .frame(width: 50, height: 70)
        .containerShape(RoundedRectangle(cornerRadius: isRound ? 10 : 0, style: .circular))
      }
    }
    let host = ViewHost(Page())
    func red() -> Path? { host.shown.first { $0.kind == .fill }?.path }
    #expect(red()?.boundingRect == CGRect(x: 0, y: 20, width: 50, height: 50))
    try host.get(.text("Go")).tap()
    #expect(
      red() == Path(roundedRect: CGRect(x: 4, y: 24, width: 42, height: 42), cornerRadius: 6, style: .circular))
  }

  @Test("A shape of any type draws and measures as what it is") func any() {
    let shapes = [AnyShape(Circle()), AnyShape(Rectangle()), AnyShape(AnyShape(Capsule()))]
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(shapes[0].path(in: rect) == Circle().path(in: rect))
    #expect(shapes[2].path(in: rect) == Capsule().path(in: rect))
    #expect(ViewHost(shapes[0].frame(width: 40, height: 20)).shown.first?.path.boundingRect.width == 20)
    #expect(AnyShape(Circle()).sizeThatFits(.init(width: 40, height: 20)) == CGSize(width: 20, height: 20))
  }

  @Test("A shape of any type moves to another one of its type") func motion() throws {
    struct Page: View {
      @State var radius: CGFloat = 0
      var body: some View {
        AnyShape(RoundedRectangle(cornerRadius: radius)).fill(.red).frame(width: 40, height: 40)
          .onTapGesture { withAnimation(.linear(duration: 1)) { radius = 20 } }
          .accessibilityIdentifier("shape")
      }
    }
    let host = ViewHost(Page())
    try host.get(.identifier("shape")).tap()
    try host.advance(by: .seconds(0.5))
    let expected = RoundedRectangle(cornerRadius: 10).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(host.shown.first?.path == expected)
  }
}
