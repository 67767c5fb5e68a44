// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct Striking: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.pureGreen : Color.pureRed
  }
}

@MainActor
@Suite("Paints")
struct PaintTests {
  @Test func anEllipticalGradientFillsItsRectangle() throws {
    let view = EllipticalGradient(colors: [.pureRed, .pureBlue])
    let pixels = try Pixels(view, 80, 20)
    #expect(pixels.isNear(40, 10, [255, 0, 0, 255], within: 16))
    #expect(pixels[0, 10][2] > 245 && pixels[40, 0][2] > 230)
    #expect(pixels.isNear(20, 10, [127, 0, 127, 255], within: 8))
  }

  @Test func aMeshHasItsColoursAtItsPoints() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.pureRed, .pureGreen, .pureBlue, .white])
    let pixels = try Pixels(mesh, 40, 40)
    #expect(pixels.isNear(0, 0, [255, 0, 0, 255], within: 6))
    #expect(pixels.isNear(39, 0, [0, 255, 0, 255], within: 6))
    #expect(pixels.isNear(0, 39, [0, 0, 255, 255], within: 6))
    #expect(pixels.isNear(20, 0, [127, 127, 0, 255], within: 12))
    let small = MeshGradient(
      width: 2, height: 2, points: [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]],
      colors: Array(repeating: .pureRed, count: 4), background: .pureBlue)
    let framed = try Pixels(small, 40, 40)
    #expect(framed[20, 20] == [255, 0, 0, 255])
    #expect(framed[4, 20] == [0, 0, 255, 255])
    let wrong = MeshGradient(width: 3, height: 2, points: [[0, 0]], colors: [.red], background: .pureBlue)
    #expect(try Pixels(wrong, 4, 4)[1, 1] == [0, 0, 255, 255])
  }

  @Test func aPerceptualGradientHasAnotherMiddle() throws {
    let gradient = Gradient(colors: [.pureRed, .pureBlue])
    let device = try Pixels(
      Rectangle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)), 40, 4)
    let even = try Pixels(
      Rectangle().fill(.linearGradient(gradient.colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing)),
      40, 4)
    #expect(device.isNear(20, 2, [124, 0, 131, 255], within: 6))
    #expect(even.isNear(20, 2, [140, 83, 162, 255], within: 10))
  }

  @Test func mixing() {
    let half = Color.pureRed.mix(with: .pureBlue, by: 0.5, in: .device).resolve(in: EnvironmentValues())
    #expect(half == ResolvedColor(red: 0.5, green: 0, blue: 0.5))
    let even = Color.pureRed.mix(with: .pureBlue, by: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(even.red - 0.55) < 0.03 && abs(even.green - 0.33) < 0.03 && abs(even.blue - 0.64) < 0.03)
    #expect(Color.pureRed.mix(with: .pureBlue, by: 1).resolve(in: EnvironmentValues()).blue == 1)
  }

  @Test func aMaterialBlursWhatIsBehind() throws {
    let view = HStack(spacing: 0) {
      Color.pureRed
      Color.pureBlue
    }
    .overlay { Rectangle().fill(.ultraThinMaterial).frame(width: 100, height: 40) }
    let pixels = try Pixels(view, 200, 80)
    // Unchanged beside it, and a soft change below it.
    #expect(pixels[30, 40] == [255, 0, 0, 255])
    let (left, middle, right) = (pixels[60, 40], pixels[100, 40], pixels[140, 40])
    #expect(left[0] > middle[0] && middle[0] > right[0])
    #expect(left[2] < middle[2] && middle[2] < right[2])
    #expect(middle[1] > 90)
  }

  @Test("A pane on a white background is seen, as light on all: 244 on a phone of Apple's; a bar's is 249")
  func materialsOnWhite() throws {
    let materials: [(Material, Int)] = [
      (.ultraThin, 244), (.thin, 244), (.regular, 244), (.thick, 244), (.ultraThick, 244), (.bar, 249),
    ]
    for (material, value) in materials {
      let pane = Rectangle().fill(material).frame(width: 100, height: 100).padding(50).background(Color.white)
      #expect(try Pixels(pane, 200, 200).isNear(100, 100, [value, value, value, 255], within: 1))
    }
  }

  @Test func shadowsOfStyles() throws {
    let drop = Rectangle().fill(Color.pureRed.shadow(.drop(color: .pureBlue, radius: 0, x: 10)))
      .frame(width: 20, height: 20)
    let pixels = try Pixels(drop, 60, 20)
    #expect(pixels[30, 10] == [255, 0, 0, 255] && pixels[45, 10] == [0, 0, 255, 255])
    let inner = Rectangle().fill(Color.pureRed.shadow(.inner(color: .pureBlue, radius: 0, x: 5)))
      .frame(width: 20, height: 20)
    let within = try Pixels(inner, 60, 20)
    #expect(within[22, 10] == [0, 0, 255, 255] && within[30, 10] == [255, 0, 0, 255] && within.alpha(42, 10) == 0)
  }

  @Test func stylesBlendAndHaveBounds() throws {
    let view = Rectangle().fill(Color.pureRed.blendMode(.plusLighter)).background(Color.pureGreen)
    #expect(try Pixels(view, 4, 4)[1, 1] == [255, 255, 0, 255])
    let gradient = LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
    let anchored = Rectangle().fill(gradient.in(CGRect(x: 0, y: 0, width: 80, height: 10)))
    #expect(try Pixels(anchored, 40, 10).isNear(39, 5, [128, 0, 127, 255], within: 6))
  }

  @Test func aStyleOfOnesOwnSeesItsEnvironment() throws {
    #expect(try Pixels(Rectangle().fill(Striking()), 2, 2)[0, 0] == [255, 0, 0, 255])
    #expect(try Pixels(Rectangle().fill(Striking()), 2, 2, dark: true)[0, 0] == [0, 255, 0, 255])
  }

  @Test func coloursOfACatalogue() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colours-\(UUID()).bundle")
    let set = folder.appendingPathComponent("Media.xcassets/Brand/Accent.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let json = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "0.500", "blue": "0", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components": {"red": "0", "green": "255", "blue": "0", "alpha": "1"}}}
      ], "info": {"version": 1, "author": "xcode"}}
      """
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(try Pixels(Color("Accent", bundle: bundle), 2, 2).isNear(0, 0, [255, 128, 0, 255]))
    #expect(try Pixels(Color("Accent", bundle: bundle), 2, 2, dark: true)[0, 0] == [0, 255, 0, 255])
    let host = ViewHost(Color("Missing", bundle: bundle), size: CGSize(width: 2, height: 2))
    #expect(host.displayList.isEmpty)
    #expect(host.warnings.contains { $0.text.contains("Missing") })
  }

  @Test func shapesAreCombined() throws {
    let view = Rectangle().subtracting(Circle()).fill(Color.pureRed)
    let pixels = try Pixels(view, 20, 20)
    #expect(pixels.alpha(10, 10) == 0 && pixels.alpha(0, 0) == 255)
    let union = try Pixels(Circle().size(width: 10, height: 10).union(Rectangle().offset(x: 10)).fill(.red), 20, 20)
    #expect(union.alpha(5, 5) == 255 && union.alpha(15, 15) == 255 && union.alpha(2, 15) == 0)
  }

  @Test func unevenCornersAreContinuousToo() {
    let radii = RectangleCornerRadii(topLeading: 20, bottomLeading: 0, bottomTrailing: 20, topTrailing: 0)
    let smooth = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadii: radii)
    let round = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadii: radii, style: .circular)
    #expect(smooth != round)
    #expect(smooth.boundingRect == round.boundingRect)
    #expect(smooth.contains(CGPoint(x: 99, y: 1)) && !smooth.contains(CGPoint(x: 2, y: 2)))
  }
}
