// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

private enum Words: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Counter: View {
  @State private var count = 1
  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: CGFloat(count) * 10, height: size.height)), with: .color(.pureRed))
    }
    .contentShape(Rectangle())
    .onTapGesture { count += 1 }
    .accessibilityIdentifier("canvas")
  }
}

@MainActor
@Suite("Canvas")
struct CanvasTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  @Test func fillsAndStrokes() throws {
    let view = Canvas { context, size in
      #expect(size == CGSize(width: 40, height: 40))
      context.fill(self.square(0, 0), with: .color(.pureRed))
      context.stroke(self.square(20, 20), with: .color(red: 0, green: 0, blue: 1), lineWidth: 4)
      context.fill(
        Path(CGRect(x: 20, y: 0, width: 20, height: 10)),
        with: .linearGradient(
          Gradient(colors: [.pureRed, .pureBlue]), startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 40, y: 0)))
    }
    let pixels = try Pixels(view, 40, 40)
    #expect(pixels[5, 5] == [255, 0, 0, 255])
    #expect(pixels[19, 25] == [0, 0, 255, 255] && pixels.alpha(25, 25) == 0)
    #expect(pixels.isNear(30, 5, [124, 0, 131, 255], within: 8))
    #expect(pixels.alpha(39, 39) == 0)
  }

  @Test func statesAreCopiedAndPicturesShared() throws {
    let view = Canvas { context, _ in
      var moved = context
      moved.translateBy(x: 20, y: 0)
      moved.rotate(by: .degrees(90))
      moved.opacity = 0.5
      moved.fill(self.square(0, 0), with: .color(.pureRed))
      context.fill(self.square(0, 0), with: .color(.pureBlue))
    }
    let pixels = try Pixels(view, 40, 20)
    // Turned about (20, 0) to the left.
    #expect(pixels.isNear(15, 5, [255, 0, 0, 128]))
    #expect(pixels[5, 5] == [0, 0, 255, 255])
    #expect(pixels.alpha(25, 5) == 0)
  }

  @Test func clipsAndLayers() throws {
    let view = Canvas { context, _ in
      var clipped = context
      clipped.clip(to: self.square(0, 0))
      #expect(clipped.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
      clipped.fill(self.square(0, 0, 40), with: .color(.pureRed))
      var outside = context
      outside.clip(to: self.square(0, 0, 30), options: .inverse)
      outside.fill(self.square(0, 0, 40), with: .color(.pureBlue))
      context.clipToLayer(opacity: 0.5) { $0.fill(self.square(20, 0), with: .color(.black)) }
      context.fill(self.square(0, 0, 40), with: .color(.pureGreen))
    }
    let pixels = try Pixels(view, 40, 40)
    #expect(pixels[5, 5] == [255, 0, 0, 255])
    #expect(pixels[35, 35] == [0, 0, 255, 255])
    #expect(pixels.alpha(5, 20) == 0)
    #expect(pixels.isNear(25, 5, [0, 255, 0, 128]))
  }

  @Test func blendModesSeeTheCanvasOnly() throws {
    let view = Canvas { context, _ in
      context.fill(self.square(0, 0, 20), with: .color(.pureRed))
      context.blendMode = .destinationOut
      context.fill(self.square(5, 5), with: .color(.black))
      context.blendMode = .plusLighter
      context.fill(self.square(15, 15, 5), with: .color(.pureBlue))
    }
    let pixels = try Pixels(view.background(Color.pureGreen), 20, 20)
    #expect(pixels[10, 10] == [0, 255, 0, 255])
    #expect(pixels[17, 17] == [255, 0, 255, 255])
    #expect(pixels[2, 2] == [255, 0, 0, 255])
  }

  @Test("Filters that were added last come first: blurred discs become one drop")
  func filters() throws {
    let view = Canvas { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .pureRed))
      context.addFilter(.blur(radius: 4))
      context.drawLayer { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 4, y: 10, width: 20, height: 20)), with: .color(.black))
        layer.fill(Path(ellipseIn: CGRect(x: 25, y: 10, width: 20, height: 20)), with: .color(.black))
      }
    }
    let pixels = try Pixels(view, 50, 40)
    #expect(pixels[14, 20] == [255, 0, 0, 255])
    // Joined in the middle, sharp at the edges.
    #expect(pixels[24, 20] == [255, 0, 0, 255])
    #expect(pixels.alpha(24, 8) == 0)
  }

  @Test func textIsMeasuredAndPlaced() throws {
    var measured = CGSize.zero
    var isInLine = false
    let view = Canvas { context, size in
      var text = context.resolve(Text("Word").font(.system(size: 20)))
      measured = text.measure(in: size)
      isInLine = text.firstBaseline(in: size) == text.lastBaseline(in: size)
      text.shading = .color(.pureRed)
      context.draw(text, at: CGPoint(x: 100, y: 50), anchor: .topLeading)
      context.draw(Text("two lines of text").font(.system(size: 20)), in: CGRect(x: 0, y: 0, width: 60, height: 100))
    }
    let host = ViewHost(view, size: CGSize(width: 200, height: 100))
    let shown = host.shown
    #expect(measured == ViewHost(Text("Word").font(.system(size: 20))).size)
    #expect(isInLine)
    #expect(shown.map(\.kind) == [.text, .text])
    #expect(shown[0].rect.origin == CGPoint(x: 100, y: 50))
    #expect(shown[0].color == ResolvedColor(red: 1, green: 0, blue: 0))
    #expect(shown[1].rect.width <= 60 && shown[1].rect.height > 2 * measured.height - 1)
  }

  @Test("P74: symbols are drawn by their tags; their preferences stay with them")
  func symbols() throws {
    let view = Canvas { context, size in
      if let symbol = context.resolveSymbol(id: "red") {
        context.draw(symbol, at: CGPoint(x: 20, y: 20))
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      for index in 0..<2 {
        if let symbol = context.resolveSymbol(id: index) {
          context.draw(symbol, at: CGPoint(x: 40, y: CGFloat(index) * 40), anchor: UnitPoint(x: 1, y: CGFloat(index)))
        }
      }
      #expect(context.resolveSymbol(id: "missing") == nil)
    } symbols: {
      Color.pureRed.frame(width: 10, height: 10).preference(key: Words.self, value: ["red"]).tag("red")
      ForEach(0..<2) { index in Color.pureBlue.frame(width: 6, height: 6).tag(index) }
    }
    let pixels = try Pixels(view, 40, 40)
    #expect(pixels[16, 16] == [255, 0, 0, 255] && pixels.alpha(13, 20) == 0)
    #expect(pixels[2, 2] == [255, 0, 0, 255])
    #expect(pixels[37, 2] == [0, 0, 255, 255] && pixels[37, 37] == [0, 0, 255, 255])
    #expect(ViewHost(view).preference(Words.self) == [])
  }

  @Test("A symbol's blend mode sees the canvas, through the context's filters and opacity")
  func symbolsBlend() throws {
    let view = Canvas { context, _ in
      context.fill(self.square(0, 0, 20), with: .color(.pureBlue))
      guard let symbol = context.resolveSymbol(id: "white") else { return }
      context.addFilter(.colorMultiply(.pureRed))
      context.translateBy(x: 5, y: 5)
      context.draw(symbol, at: .zero)
      context.opacity = 0.5
      context.draw(symbol, at: CGPoint(x: 10, y: 10))
    } symbols: {
      Color.white.frame(width: 10, height: 10).blendMode(.plusLighter).offset(x: 1).padding(1).tag("white")
    }
    let pixels = try Pixels(view.background(Color.pureGreen), 20, 20)
    #expect(pixels[5, 5] == [255, 0, 255, 255])
    #expect(pixels.isNear(16, 16, [128, 0, 255, 255]))
    #expect(pixels[18, 2] == [0, 0, 255, 255])
  }

  @Test func aCanvasFollowsItsState() throws {
    let host = ViewHost(Counter(), size: CGSize(width: 40, height: 10))
    #expect(host.shown.map(\.rect.width) == [10])
    try host.get(.identifier("canvas")).tap()
    #expect(host.shown.map(\.rect.width) == [20])
  }

  @Test func itTakesWhatItIsOfferedAndCutsAtItsEdges() throws {
    let canvas = Canvas { context, _ in context.fill(self.square(-20, -20, 100), with: .color(.pureRed)) }
    #expect(ViewHost(canvas).sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 10))
    let pixels = try Pixels(canvas.frame(width: 10, height: 10), 30, 30)
    #expect(pixels.alpha(15, 15) == 255 && pixels.alpha(8, 15) == 0 && pixels.alpha(21, 15) == 0)
    let opaque = try Pixels(Canvas(opaque: true) { _, _ in }, 4, 4)
    #expect(opaque[1, 1] == [0, 0, 0, 255])
  }

  @Test("A mesh fills a path of a canvas") func meshShading() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .red, .blue])
    let host = ViewHost(
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .meshGradient(mesh))
      }, size: CGSize(width: 40, height: 40))
    let fill = try #require(host.shown.first)
    #expect(fill.rect == CGRect(x: 10, y: 10, width: 20, height: 20))
    guard case .meshGradient(let shown) = fill.paint else {
      Issue.record("\(fill)")
      return
    }
    #expect(shown.vertices.count == 4)
  }
}
