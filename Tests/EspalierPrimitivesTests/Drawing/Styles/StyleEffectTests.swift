// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Shadows, blend modes and rectangles of styles, on what is not a shape.
@MainActor
@Suite("Effects of styles")
struct StyleEffectTests {
  /// The effects around the drawing, outermost first.
  private func effects<V: View>(_ view: V) -> [String] {
    var names: [String] = []
    func visit(_ list: DisplayList) {
      for item in list.items {
        guard case .effect(let effect, let inner) = item.content else { continue }
        switch effect {
        case .filter(.shadow(let shadow)): names.append(shadow.kind == .drop ? "drop" : "inner")
        case .blend: names.append("blend")
        default: break
        }
        visit(inner)
      }
    }
    visit(ViewHost(view, size: CGSize(width: 200, height: 60)).displayList)
    return names
  }

  @Test("A text casts the shadow of its style") func text() {
    #expect(effects(Text("Shade").foregroundStyle(.red.shadow(.drop(radius: 2)))) == ["drop"])
    #expect(effects(Text("Shade").foregroundStyle(.red.shadow(.inner(radius: 2)))) == ["inner"])
    #expect(effects(Text("Shade").foregroundStyle(.red.blendMode(.multiply))) == ["blend"])
    #expect(effects(VStack { Text("Shade") }.foregroundStyle(.shadow(.drop(radius: 2)))) == ["drop"])
  }

  @Test("Only the runs in a style have its shadow") func runs() {
    let shaded = Text("a").foregroundStyle(.red.shadow(.drop(radius: 2)))
    #expect(effects(shaded + Text("b")) == ["drop"])
    #expect(
      effects((Text("a").foregroundStyle(.red) + Text("b")).foregroundStyle(.shadow(.drop(radius: 2)))) == ["drop"])
    // The run with the shadow is one item, and the rest is drawn without it.
    let list = ViewHost(shaded + Text("b")).displayList
    #expect(list.items.count == 2)
  }

  @Test("A shadow is seen beside the letters") func pixels() throws {
    func ink(_ view: some View) throws -> Int {
      let pixels = try Pixels(view, 60, 40)
      return (0..<40).reduce(0) { sum, y in sum + (0..<60).filter { pixels.alpha($0, y) > 8 }.count }
    }
    let plain = Text("I").font(.system(size: 30))
    let cast = try ink(plain.foregroundStyle(.black.shadow(.drop(color: .black, radius: 0, x: 12))))
    #expect(try cast > ink(plain) * 3 / 2)
  }

  @Test("A symbol casts the shadow of its style, a photo does not") func images() {
    let shadow = AnyShapeStyle(.red.shadow(.drop(radius: 2)))
    #expect(effects(Image(systemName: "star.fill").foregroundStyle(shadow)) == ["drop"])
    #expect(effects(Text(Image(systemName: "star.fill")).foregroundStyle(shadow)) == ["drop"])
  }

  @Test("Layers of a symbol have the effects of their own styles") func palette() {
    let badge = Image(systemName: "minus.circle.fill").symbolRenderingMode(.palette)
    #expect(effects(badge.foregroundStyle(.white, .red.shadow(.drop(radius: 2)))) == ["drop"])
  }

  @Test("The opacity of a style is the text's") func opacity() throws {
    let shown = ViewHost(Text("Pale").foregroundStyle(.opacity(0.5))).shown
    #expect(shown.first?.color?.opacity == 0.5)
  }

  @Test("A style's own rectangle is where its gradient lies in a text") func anchored() throws {
    let gradient = LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
    let style = gradient.in(CGRect(x: 0, y: 0, width: 10_000, height: 10))
    let far = try Pixels(Text("█").font(.system(size: 30)).foregroundStyle(style), 30, 40)
    let color = far[10, 20]
    #expect(color[0] > 250 && color[2] < 5)
  }

  @Test("A canvas draws texts and symbols with the effects of styles") func canvas() {
    let canvas = Canvas { context, _ in
      context.draw(Text("a").foregroundStyle(.red.shadow(.drop(radius: 2))), at: CGPoint(x: 20, y: 20))
    }
    #expect(effects(canvas) == ["drop"])
  }

  @Test("A canvas fills with tiles from an origin") func tiles() throws {
    let tile = Image(size: CGSize(width: 4, height: 4)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 4)), with: .color(.pureRed))
    }
    let canvas = Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)), with: .tiledImage(tile, origin: CGPoint(x: 1, y: 0)))
    }
    let pixels = try Pixels(canvas, 12, 4)
    #expect((0..<8).map { pixels.alpha($0, 1) > 128 } == [false, true, true, false, false, true, true, false])
  }
}
