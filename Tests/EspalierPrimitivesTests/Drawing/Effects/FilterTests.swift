// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Filters")
struct FilterTests {
  @Test("A blur is a Gaussian of its radius, and keeps what it spreads", arguments: [0.7, 1.5, 3, 12])
  func blur(radius: Double) throws {
    // The edge of a half plane: the integral of the Gaussian.
    let view = HStack(spacing: 0) {
      Color.clear.frame(width: 100)
      Color.black.frame(width: 100)
    }
    .frame(height: 200).blur(radius: radius)
    let pixels = try Pixels(view, 200, 200)
    for x in [100 - Int(radius * 2), 99, 100, 100 + Int(radius)] {
      let wanted = 255 * 0.5 * (1 + erf((Double(x) + 0.5 - 100) / radius / 2.0.squareRoot()))
      #expect(abs(Double(pixels.alpha(x, 100)) - wanted) < 9, "x \(x), \(pixels.alpha(x, 100)) for \(wanted)")
    }
    #expect(pixels.alpha(199 - Int(4 * radius), 100) == 255)
  }

  @Test func blurSpreadsBeyondTheFrame() throws {
    let view = Color.red.frame(width: 20, height: 20).blur(radius: 4)
    let pixels = try Pixels(view, 60, 60)
    #expect(pixels.alpha(17, 30) > 40)
    #expect(pixels.alpha(30, 30) > 200)
    #expect(pixels.alpha(2, 30) == 0)
    #expect(ViewHost(view).size == CGSize(width: 20, height: 20))
  }

  @Test func anOpaqueBlurKeepsItsEdges() throws {
    let view = HStack(spacing: 0) {
      Color.pureRed
      Color.pureBlue
    }
    .frame(width: 40, height: 40).blur(radius: 4, opaque: true)
    let pixels = try Pixels(view, 60, 60)
    #expect(pixels[10, 30] == [255, 0, 0, 255])
    #expect(pixels.alpha(9, 30) == 0)
    #expect(pixels.isNear(29, 30, [140, 0, 115, 255], within: 20))
  }

  @Test func aShadowFallsBehind() throws {
    let view = Color.pureRed.frame(width: 20, height: 20).shadow(color: .pureBlue, radius: 0, x: 6, y: 4)
    let pixels = try Pixels(view, 60, 60)
    #expect(pixels[30, 30] == [255, 0, 0, 255])
    #expect(pixels[43, 30] == [0, 0, 255, 255])
    #expect(pixels[43, 22] == [0, 0, 0, 0])
    #expect(pixels[30, 42] == [0, 0, 255, 255])
  }

  @Test func theDefaultShadowIsAThirdOfBlack() throws {
    let pixels = try Pixels(Color.red.frame(width: 20, height: 20).shadow(radius: 0, x: 20), 80, 40)
    #expect(pixels.isNear(55, 20, [0, 0, 0, 84]))
  }

  @Test func aShadowTurnsWithItsView() throws {
    let view = Color.pureRed.frame(width: 20, height: 20).shadow(color: .pureBlue, radius: 0, x: 20)
      .rotationEffect(.degrees(90))
    let pixels = try Pixels(view, 80, 80)
    #expect(pixels[40, 60] == [0, 0, 255, 255])
    #expect(pixels.alpha(60, 40) == 0)
  }

  @Test("Colour effects change colours by their formulas")
  func colors() throws {
    func color<V: View>(_ change: (Color) -> V) throws -> [Int] {
      try Pixels(change(Color(red: 0.8, green: 0.4, blue: 0.2)), 2, 2)[0, 0]
    }
    func near(_ a: [Int], _ b: [Double]) -> Bool { zip(a, b + [1]).allSatisfy { abs(Double($0) - $1 * 255) <= 1.5 } }
    #expect(near(try color { $0.brightness(0.3) }, [1, 0.7, 0.5]))
    #expect(near(try color { $0.contrast(0.5) }, [0.65, 0.45, 0.35]))
    #expect(near(try color { $0.colorInvert() }, [0.2, 0.6, 0.8]))
    #expect(near(try color { $0.colorMultiply(Color(red: 0.5, green: 1, blue: 0)) }, [0.4, 0.4, 0]))
    let gray = 0.8 * 0.2126 + 0.4 * 0.7152 + 0.2 * 0.0722
    #expect(near(try color { $0.grayscale(1) }, [gray, gray, gray]))
    #expect(near(try color { $0.saturation(0) }, [gray, gray, gray]))
    #expect(near(try color { $0.saturation(1) }, [0.8, 0.4, 0.2]))
    #expect(near(try color { $0.hueRotation(.degrees(360)) }, [0.8, 0.4, 0.2]))
    let alpha = try color { $0.luminanceToAlpha() }
    #expect(alpha.prefix(3) == [0, 0, 0] && abs(alpha[3] - Int(gray * 255)) <= 1)
  }

  @Test("Of several items the picture is changed, not each item: what is cut shows the difference")
  func colorsOfAPicture() throws {
    let view = ZStack {
      Color.black
      Color.white.opacity(0.75)
    }
    .contrast(2)
    #expect(try Pixels(view, 4, 4).isNear(1, 1, [255, 255, 255, 255]))
  }

  @Test func filtersMoveWithAnAnimation() throws {
    let remote = Remote<Bool>()
    let host = ViewHost(
      Controlled(false, remote) { on in
        Color.red.blur(radius: on ? 10 : 0).brightness(on ? 1 : 0).shadow(
          color: on ? .pureBlue : .pureRed, radius: on ? 8 : 4)
      })
    _ = host.displayList
    remote.set(true, .linear(duration: 1))
    try host.update()
    try host.advance(by: .seconds(0.5))
    var found: [String] = []
    func visit(_ list: DisplayList) {
      for item in list.items {
        guard case .effect(let effect, let inner) = item.content else { continue }
        switch effect {
        case .filter(.blur(let radius, _)): found.append("blur \((radius * 10).rounded() / 10)")
        case .filter(.colors(let matrix)): found.append("brightness \((matrix.r5 * 10).rounded() / 10)")
        case .filter(.shadow(let shadow)):
          found.append("shadow \((shadow.radius * 10).rounded() / 10) \(shadow.color.dumpDescription)")
        default: break
        }
        visit(inner)
      }
    }
    visit(host.displayList)
    #expect(found == ["shadow 6.0 #800080FF", "brightness 0.5", "blur 5.0"])
  }
}
