// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

private enum BoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct Shake: GeometryEffect {
  var distance: CGFloat
  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}

@MainActor
@Suite("Effects")
struct EffectTests {
  /// Resolves the bounds of a view that publishes them, as seen from around the modifiers.
  private func bounds<V: View>(_ view: V) -> CGRect? {
    var seen: CGRect?
    let host = ViewHost(
      view.overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy -> Color in
          seen = anchor.map { proxy[$0].rounded }
          return Color.clear
        }
      })
    _ = host.displayList
    return seen
  }

  private func marked(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
  }

  private func canTouch<V: View>(_ view: V, at point: CGPoint, in size: CGSize) -> Bool {
    let host = ViewHost(view, size: size)
    return host.preference(ResponderKey.self).hitTest(point) != nil
  }

  @Test("L70, AN16, AN17: an offset moves drawing and anchors outside of it, not layout")
  func offset() {
    #expect(bounds(marked(20, 20).offset(x: 5, y: 7)) == CGRect(x: 5, y: 7, width: 20, height: 20))
    let inside = Color.red.frame(width: 20, height: 20).offset(x: 5, y: 7)
    #expect(
      bounds(inside.anchorPreference(key: BoundsKey.self, value: .bounds) { $0 })
        == CGRect(x: 0, y: 0, width: 20, height: 20))
    let host = ViewHost(inside)
    #expect(host.shown.map(\.rect) == [CGRect(x: 5, y: 7, width: 20, height: 20)])
    #expect(host.size == CGSize(width: 20, height: 20))
  }

  @Test("AN18: scaling enlarges about the anchor")
  func scale() {
    #expect(bounds(marked(20, 20).scaleEffect(2)) == CGRect(x: -10, y: -10, width: 40, height: 40))
    #expect(bounds(marked(20, 20).scaleEffect(2, anchor: .topLeading)) == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(bounds(marked(20, 20).scaleEffect(x: 0.5)) == CGRect(x: 5, y: 0, width: 10, height: 20))
  }

  @Test("AN19: a turned view's bounds are the box around its corners")
  func rotation() throws {
    #expect(bounds(marked(40, 20).rotationEffect(.degrees(90))) == CGRect(x: 10, y: -10, width: 20, height: 40))
    #expect(
      bounds(marked(20, 20).rotationEffect(.degrees(45))) == CGRect(x: -4.14, y: -4.14, width: 28.28, height: 28.28))
  }

  @Test("AN22: an effect that layout ignores is drawn and unseen by readers")
  func ignoredByLayout() {
    let view = marked(20, 20).modifier(_OffsetEffect(offset: CGSize(width: 5, height: 7)).ignoredByLayout())
    #expect(bounds(view) == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(ViewHost(view).shown.map(\.rect) == [CGRect(x: 5, y: 7, width: 20, height: 20)])
  }

  @Test("Effects add up from the inside out") func order() {
    let view = Color.red.frame(width: 20, height: 20)
    #expect(
      ViewHost(view.offset(x: 10).scaleEffect(2)).shown.map(\.rect) == [CGRect(x: 10, y: -10, width: 40, height: 40)])
    #expect(
      ViewHost(view.scaleEffect(2).offset(x: 10)).shown.map(\.rect) == [CGRect(x: 0, y: -10, width: 40, height: 40)])
  }

  @Test("An effect starts where layout puts its view") func place() {
    let view = HStack(spacing: 0) {
      Color.clear.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10).rotationEffect(.degrees(180))
    }
    #expect(ViewHost(view).shown.map(\.rect) == [CGRect(x: 10, y: 0, width: 10, height: 10)])
  }

  @Test("Effects move with an animation, and so does their place") func motion() throws {
    let remote = Remote<CGFloat>()
    let host = ViewHost(
      Controlled(0, remote) { value in
        Color.red.frame(width: 10, height: 10).modifier(Shake(distance: value)).padding(.leading, value)
      }, size: CGSize(width: 100, height: 10))
    remote.set(20, .linear(duration: 1))
    try host.update()
    try host.advance(by: .milliseconds(500))
    // Layout moves from 45 to 55, the effect from 0 to 20.
    #expect(host.shown.map(\.rect) == [CGRect(x: 60, y: 0, width: 10, height: 10)])
  }

  @Test("A rotation takes the way of its angle") func rotationMotion() throws {
    let remote = Remote<Double>()
    let host = ViewHost(
      Controlled(0, remote) { Color.red.frame(width: 40, height: 20).rotationEffect(.degrees($0)) })
    remote.set(180, .linear(duration: 1))
    try host.update()
    try host.advance(by: .milliseconds(500))
    #expect(host.shown.map(\.rect) == [CGRect(x: 10, y: -10, width: 20, height: 40)])
  }

  @Test("I46: opacities multiply")
  func opacity() {
    #expect(ViewHost(Rectangle().opacity(0.5).opacity(0.5)).shown.map(\.opacity) == [0.25])
  }

  @Test("I19, I23: what cannot be seen cannot be touched, unless it can a little")
  func invisible() {
    let size = CGSize(width: 20, height: 20)
    let middle = CGPoint(x: 10, y: 10)
    #expect(!canTouch(Color.clear, at: middle, in: size))
    #expect(!canTouch(Rectangle().opacity(0), at: middle, in: size))
    #expect(canTouch(Rectangle().opacity(0.001), at: middle, in: size))
    #expect(!canTouch(Rectangle().hidden(), at: middle, in: size))
    #expect(canTouch(Circle(), at: middle, in: size) && !canTouch(Circle(), at: CGPoint(x: 1, y: 1), in: size))
  }

  @Test("I22: touches follow the drawing")
  func movedTouches() {
    let size = CGSize(width: 20, height: 20)
    let view = Color.red.frame(width: 4, height: 4).offset(x: 8)
    #expect(canTouch(view, at: CGPoint(x: 18, y: 10), in: size))
    #expect(!canTouch(view, at: CGPoint(x: 10, y: 10), in: size))
  }

  @Test("L77, I21: clipped() cuts the drawing only, clipShape the touches as well")
  func clipping() {
    let size = CGSize(width: 20, height: 20)
    let wide = Color.red.frame(width: 20, height: 20).frame(width: 4, height: 4)
    let clipped = ViewHost(wide.clipped(), size: size)
    #expect(clipped.shown.map { $0.clips.map(\.boundingRect) } == [[CGRect(x: 8, y: 8, width: 4, height: 4)]])
    #expect(canTouch(wide.clipped(), at: CGPoint(x: 1, y: 1), in: size))
    #expect(!canTouch(wide.clipShape(Rectangle()), at: CGPoint(x: 1, y: 1), in: size))
    #expect(canTouch(wide.clipShape(Rectangle()), at: CGPoint(x: 10, y: 10), in: size))
  }

  @Test("P62: hidden views keep their place and their preferences")
  func hidden() {
    let host = ViewHost(Color.red.frame(width: 20, height: 10).preferredColorScheme(.dark).hidden())
    #expect(host.size == CGSize(width: 20, height: 10) && host.shown.isEmpty)
    #expect(host.preference(PreferredColorSchemeKey.self) == .dark)
  }

  @Test("A border lies inside of the frame, and fades in")  // article 1a
  func border() throws {
    let remote = Remote<Bool>()
    let host = ViewHost(
      Controlled(false, remote) { Color.white.border($0 ? Color.red : .clear, width: 2) },
      size: CGSize(width: 20, height: 10))
    #expect(host.shown.count == 1)
    remote.set(true, .linear(duration: 1))
    try host.update()
    try host.advance(by: .milliseconds(500))
    #expect(host.shown.last?.color?.opacity == 0.5)
    try host.settle()
    #expect(hex(host.shown.last?.paint) == "#FF3B30FF")
    #expect(host.shown.last?.rect == CGRect(x: 1, y: 1, width: 18, height: 8))
  }

  @Test("Matrices: concatenation, inverse, points") func matrices() {
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    let move = ProjectionTransform(CGAffineTransform(translationX: 1, y: 1))
    #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(move)) == CGPoint(x: 3, y: 5))
    #expect(scale.concatenating(scale.inverted()).isIdentity && scale.isAffine)
    var singular = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
    let couldInvert = singular.invert()
    #expect(!couldInvert)
  }

  @Test("A visual effect composites by a blend mode") func blendOfVisualEffect() throws {
    struct Page: View {
      @State var mode = BlendMode.multiply
      var body: some View {
        VStack {
          Button("Change") { mode = .screen }
          Color.red.visualEffect { [mode] content, _ in content.blendMode(mode) }
        }
      }
    }
    func operations(_ list: DisplayList) -> [BlendOperation] {
      list.items.flatMap { item -> [BlendOperation] in
        switch item.content {
        case .group(let list): operations(list)
        case .effect(.blend(let operation), let list): [operation] + operations(list)
        case .effect(_, let list): operations(list)
        default: []
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 40, height: 80))
    #expect(operations(host.displayList) == [.multiply])
    try host.get(.text("Change")).tap()
    #expect(operations(host.displayList) == [.screen])
  }
}
