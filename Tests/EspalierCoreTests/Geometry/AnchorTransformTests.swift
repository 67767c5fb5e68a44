// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Anchors through modifiers that move, enlarge and turn.
@MainActor
struct AnchorTransformTests {
  @Test("AN15: an anchor outside of padding is the padded view, inside it is the view")
  func padding() {
    #expect(resolvedBounds(blank(20, 20).padding(10).publishingBounds()) == [CGRect(x: 0, y: 0, width: 40, height: 40)])
    #expect(
      resolvedBounds(blank(20, 20).publishingBounds().padding(10)) == [CGRect(x: 10, y: 10, width: 20, height: 20)])
  }

  @Test("AN16: an offset outside of the anchor moves it")
  func offsetOutside() {
    #expect(
      resolvedBounds(blank(20, 20).publishingBounds().offset(x: 5, y: 7)) == [
        CGRect(x: 5, y: 7, width: 20, height: 20)
      ])
  }

  @Test("AN17: an offset inside of the anchor does not")
  func offsetInside() {
    #expect(
      resolvedBounds(blank(20, 20).offset(x: 5, y: 7).publishingBounds()) == [
        CGRect(x: 0, y: 0, width: 20, height: 20)
      ])
  }

  @Test("AN18: a scale enlarges about its anchor point")
  func scale() {
    #expect(
      resolvedBounds(blank(20, 20).publishingBounds().scaleEffect(2)) == [
        CGRect(x: -10, y: -10, width: 40, height: 40)
      ])
    #expect(
      resolvedBounds(blank(20, 20).publishingBounds().scaleEffect(x: 2, y: 0.5, anchor: .topLeading)) == [
        CGRect(x: 0, y: 0, width: 40, height: 10)
      ])
  }

  @Test("AN19: a turned rectangle becomes the upright one around it")
  func rotation() {
    let quarter = resolvedBounds(blank(40, 20).publishingBounds().rotationEffect(.degrees(90)))
    expectNear(quarter.first, CGRect(x: 10, y: -10, width: 20, height: 40))
    let eighth = resolvedBounds(blank(20, 20).publishingBounds().rotationEffect(.degrees(45)))
    expectNear(eighth.first, CGRect(x: -4.142, y: -4.142, width: 28.284, height: 28.284))
    let aboutCorner = resolvedBounds(
      blank(40, 20).publishingBounds().rotationEffect(.degrees(90), anchor: .topLeading))
    expectNear(aboutCorner.first, CGRect(x: -20, y: 0, width: 20, height: 40))
  }

  @Test("AN19: turning and turning back keeps the rectangle, and does not grow it")
  func rotationThereAndBack() {
    let rects = resolvedBounds(
      blank(40, 20).publishingBounds().rotationEffect(.degrees(30)).rotationEffect(.degrees(-30)))
    expectNear(rects.first, CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("AN20: a projection maps the corners and takes the rectangle around them")
  func projection() {
    let shear = ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 3, ty: 0))
    expectNear(
      resolvedBounds(blank(20, 10).publishingBounds().projectionEffect(shear)).first,
      CGRect(x: 3, y: 0, width: 30, height: 10))
  }

  @Test("AN21: a reader inside of a scale sees what is outside divided by it")
  func insideScale() {
    let recording = Recording<[CGRect]>()
    let host = ViewHost(
      blank(40, 40).publishingBounds().overlayPreferenceValue(AnchoredRects.self) { anchors in
        GeometryReader { proxy in
          let _ = recording.add(anchors.map { proxy[$0] })
          Color.clear
        }
        .frame(width: 20, height: 20)
        .scaleEffect(2)
      })
    withExtendedLifetime(host) { #expect(recording.last == [CGRect(x: 0, y: 0, width: 20, height: 20)]) }
  }

  private struct Slide: GeometryEffect {
    var x: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: 0))
    }
    typealias AnimatableData = EmptyAnimatableData
  }

  @Test("AN16: an effect of the user's own moves anchors, by its view's size")
  func userEffect() {
    #expect(
      resolvedBounds(blank(20, 10).publishingBounds().modifier(Slide(x: 0.5))) == [
        CGRect(x: 10, y: 0, width: 20, height: 10)
      ])
  }

  @Test("AN22: an effect that layout ignores does not move anchors, only what is drawn")
  func ignoredByLayout() throws {
    #expect(
      resolvedBounds(blank(20, 10).publishingBounds().modifier(Slide(x: 0.5).ignoredByLayout())) == [
        CGRect(x: 0, y: 0, width: 20, height: 10)
      ])
    let host = ViewHost(
      blank(20, 10).accessibilityIdentifier("drawn").modifier(Slide(x: 0.5).ignoredByLayout()))
    #expect(try host.get(.identifier("drawn")).frame == CGRect(x: 10, y: 0, width: 20, height: 10))
  }

  @Test("AN22: readers inside of an effect that layout ignores do not see it")
  func readersInside() {
    func globalX(_ effect: some ViewModifier) -> CGFloat? {
      geometry {
        $0.frame(in: .global).minX
      } in: {
        $0.frame(width: 20, height: 10).modifier(effect)
      }
    }
    #expect(globalX(Slide(x: 0.5)) == 10)
    #expect(globalX(Slide(x: 0.5).ignoredByLayout()) == 0)
  }

  @Test("AN16–AN19: effects inside of each other apply from the inside out")
  func nested() {
    let rects = resolvedBounds(
      blank(20, 20).publishingBounds().offset(x: 5).scaleEffect(2, anchor: .topLeading).offset(y: 3).padding(1))
    #expect(rects == [CGRect(x: 11, y: 4, width: 40, height: 40)])
  }

  @Test("AN2, AN15, AN16: alignment, padding and offset add up")
  func sums() {
    #expect(
      resolvedBounds(blank(30, 20).publishingBounds().frame(width: 100, height: 100, alignment: .bottomTrailing)) == [
        CGRect(x: 70, y: 80, width: 30, height: 20)
      ])
    #expect(
      resolvedBounds(blank(20, 20).publishingBounds().padding(10).offset(x: 5)) == [
        CGRect(x: 15, y: 10, width: 20, height: 20)
      ])
    #expect(
      resolvedBounds(blank(20, 20).publishingBounds().offset(x: 5).padding(.leading, 10).offset(y: -3)) == [
        CGRect(x: 15, y: -3, width: 20, height: 20)
      ])
  }

  @Test("AN18, AN19: scales about other points; half a turn is where it was")
  func effects() {
    #expect(
      resolvedBounds(blank(20, 20).publishingBounds().scaleEffect(0.5, anchor: .bottomTrailing).padding(3)) == [
        CGRect(x: 13, y: 13, width: 10, height: 10)
      ])
    expectNear(
      resolvedBounds(blank(40, 20).publishingBounds().rotationEffect(.degrees(180))).first,
      CGRect(x: 0, y: 0, width: 40, height: 20))
    expectNear(
      resolvedBounds(blank(20, 20).publishingBounds().rotationEffect(.degrees(45)).scaleEffect(2)).first,
      CGRect(x: -18.284, y: -18.284, width: 56.569, height: 56.569))
  }

  @Test("AN23: rows of a lazy stack and of a list publish where they are on screen")
  func scrolledAnchors() throws {
    let seen = Recording<[CGRect]>()
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { index in
            if index == 2 { blank(40, 50).publishingBounds() } else { blank(40, 50) }
          }
        }
      }
      .resolving(into: seen).accessibilityIdentifier("scroll"), size: CGSize(width: 100, height: 200))
    #expect(seen.last?.first?.minY == 100)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -30))
    #expect(seen.last?.first?.minY == 70)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -500))
    #expect(seen.last == [])
  }
}
