// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

private enum Words: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
@Suite("Masks and blending")
struct MaskTests {
  @Test func aMaskShowsWhereItIsOpaque() throws {
    let view = Color.pureRed.mask { Color.black.opacity(0.5).frame(width: 20, height: 20) }
    let pixels = try Pixels(view, 40, 40)
    #expect(pixels.isNear(20, 20, [255, 0, 0, 128]))
    #expect(pixels.alpha(5, 20) == 0)
    let corner = try Pixels(Color.pureRed.mask(alignment: .topLeading) { Circle().frame(width: 20) }, 40, 40)
    #expect(corner.alpha(10, 10) == 255)
    #expect(corner.alpha(30, 30) == 0)
    let old = try Pixels(Color.pureRed.mask(Circle()), 40, 40)
    #expect(old.alpha(20, 20) == 255 && old.alpha(1, 1) == 0)
  }

  @Test("P76: rendering effects pass preferences on; a mask's own are not merged")
  func preferences() {
    let view = Color.red.preference(key: Words.self, value: ["content"])
      .mask { Color.black.preference(key: Words.self, value: ["mask"]) }
      .blur(radius: 2).shadow(radius: 3).opacity(0.5).clipped().blendMode(.multiply).compositingGroup()
      .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0)).saturation(0.2)
    #expect(ViewHost(view).preference(Words.self) == ["content"])
  }

  @Test("P74: a drawing group passes preferences on")
  func drawingGroup() throws {
    let view = Color.pureRed.frame(width: 10, height: 10).preference(key: Words.self, value: ["inside"])
      .drawingGroup(opaque: true)
    #expect(ViewHost(view).preference(Words.self) == ["inside"])
    let hollow = try Pixels(Circle().fill(Color.pureRed).drawingGroup(opaque: true), 20, 20)
    #expect(hollow[0, 0] == [0, 0, 0, 255])
    #expect(hollow[10, 10] == [255, 0, 0, 255])
  }

  @Test func whatIsMaskedAwayCannotBeTouched() {
    let host = ViewHost(Color.red.mask { Circle() }, size: CGSize(width: 40, height: 40))
    let responders = host.preference(ResponderKey.self)
    #expect(responders.hitTest(CGPoint(x: 20, y: 20)) != nil)
    #expect(responders.hitTest(CGPoint(x: 2, y: 2)) == nil)
  }

  @Test("Blend modes follow their formulas", arguments: BlendMode.allCases)
  func modes(_ mode: BlendMode) throws {
    let (s, d) = (0.8, 0.4)
    let view = ZStack {
      Color(white: d)
      Color(white: s).blendMode(mode)
    }
    let value = Double(try Pixels(view, 4, 4)[1, 1][0]) / 255
    let wanted: Double =
      switch mode {
      case .normal, .sourceAtop: s
      case .multiply: s * d
      case .screen: s + d - s * d
      case .overlay: 2 * s * d
      case .darken: min(s, d)
      case .lighten: max(s, d)
      case .colorDodge: min(1, d / (1 - s))
      case .colorBurn: 1 - min(1, (1 - d) / s)
      case .softLight: d + (2 * s - 1) * (d.squareRoot() - d)
      case .hardLight: 1 - 2 * (1 - s) * (1 - d)
      case .difference: abs(s - d)
      case .exclusion: s + d - 2 * s * d
      // Grays have neither hue nor saturation: only the brightness counts.
      case .hue, .saturation, .color: d
      case .luminosity: s
      case .destinationOver: d
      case .destinationOut: 0
      case .plusDarker: max(0, s + d - 1)
      case .plusLighter: min(1, s + d)
      }
    #expect(abs(value - wanted) < 0.02, "\(mode): \(value), not \(wanted)")
  }

  @Test func aHoleIsCutAsFarAsTheGroupGoes() throws {
    let card = Color.pureRed.overlay { Color.black.frame(width: 10, height: 10).blendMode(.destinationOut) }
    let grouped = try Pixels(Color.pureBlue.overlay { card.compositingGroup() }, 40, 40)
    #expect(grouped[20, 20] == [0, 0, 255, 255])
    let open = try Pixels(Color.pureBlue.overlay { card }, 40, 40)
    #expect(open.alpha(20, 20) == 0)
  }

  @Test func blendingStaysInsideOfAnOpacity() throws {
    let view = ZStack {
      Color.pureBlue
      Color.pureRed.blendMode(.multiply).opacity(0.99)
    }
    #expect(try Pixels(view, 4, 4).isNear(1, 1, [252, 0, 3, 255]))
  }
}
