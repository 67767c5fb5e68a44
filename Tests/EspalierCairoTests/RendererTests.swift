// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierText
import Foundation
import Testing

@testable import EspalierCairo

@MainActor
@Suite struct RendererTests {
  @Test("L10: the edges of neighbours are drawn on the nearest pixel")
  func neighboursTouchOnWholePixels() throws {
    let third = CGFloat(100) / 3
    let colors = [red, ResolvedColor(red: 0, green: 1, blue: 0), blue]
    let items = colors.enumerated().map { fill(box(CGFloat($0) * third, 0, third, 10), .color($1)) }
    let pixels = try Pixels(items, 100, 10)
    for (x, color) in [
      (32, [255, 0, 0, 255]), (33, [0, 255, 0, 255]), (66, [0, 255, 0, 255]), (67, [0, 0, 255, 255]),
    ] {
      #expect(pixels[x, 5].map(Int.init) == color, "\(x)")
    }
    // At twice the scale the edges are at 66⅔ and 133⅓ pixels.
    let fine = try Pixels(items, 100, 10, scale: 2)
    for (x, color) in [
      (66, [255, 0, 0, 255]), (67, [0, 255, 0, 255]), (132, [0, 255, 0, 255]), (133, [0, 0, 255, 255]),
    ] {
      #expect(fine[x, 5].map(Int.init) == color, "\(x)")
    }
  }

  @Test func hairlinesStayVisible() throws {
    let pixels = try Pixels([fill(box(0, 3.1, 10, 0.3), .color(.black))], 10, 10)
    #expect(pixels[5, 3] == [0, 0, 0, 255])
  }

  @Test func transformsNest() throws {
    let inner = DisplayItem(
      .effect(.transform(Transform(scaleX: 2, y: 2)), DisplayList([fill(box(0, 0, 5, 5), .color(red))])))
    let outer = DisplayItem(.effect(.transform(Transform(translationX: 20, y: 10)), DisplayList([inner])))
    let pixels = try Pixels([outer], 50, 50)
    #expect(pixels[20, 10] == [255, 0, 0, 255] && pixels[29, 19] == [255, 0, 0, 255])
    #expect(pixels[30, 20] == [255, 255, 255, 255])
  }

  @Test func groupOpacityCompositesOnce() throws {
    let both = DisplayList([fill(box(0, 0, 10, 10), .color(red)), fill(box(0, 0, 10, 10), .color(blue))])
    let pixels = try Pixels([DisplayItem(.effect(.opacity(0.5), both))], 10, 10)
    let pixel = pixels[5, 5].map(Int.init)
    #expect(abs(pixel[0] - 128) <= 1 && abs(pixel[1] - 128) <= 1 && pixel[2] == 255)
  }

  @Test func clipsIntersect() throws {
    let inner = DisplayItem(
      .effect(.clip(path: box(5, 5, 10, 10), rule: .nonZero), DisplayList([fill(box(0, 0, 50, 50), .color(red))])))
    let outer = DisplayItem(.effect(.clip(path: box(0, 0, 10, 10), rule: .nonZero), DisplayList([inner])))
    let pixels = try Pixels([outer], 20, 20)
    #expect(pixels[7, 7] == [255, 0, 0, 255])
    for (x, y) in [(4, 7), (11, 7), (12, 12)] { #expect(pixels[x, y] == [255, 255, 255, 255]) }
  }

  @Test func gradients() throws {
    let gradient = ResolvedGradient(stops: [.init(color: red, location: 0), .init(color: blue, location: 1)])
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let linear = try Pixels([fill(Path(frame), .linearGradient(gradient, start: .leading, end: .trailing))], 100, 100)
    #expect(linear[1, 50][0] > 248 && linear[98, 50][2] > 248 && abs(Int(linear[50, 9][0]) - 127) < 4)
    let radial = try Pixels(
      [fill(Path(frame), .radialGradient(gradient, center: .center, startRadius: 0, endRadius: 50))], 100, 100)
    #expect(radial[50, 50][0] > 248 && radial[2, 50][2] > 240 && radial[0, 0] == [0, 0, 255, 255])
    let angular = try Pixels(
      [fill(Path(frame), .angularGradient(gradient, center: .center, start: .degrees(0), end: .degrees(360)))], 100, 100
    )
    #expect(angular[90, 52][0] > 248 && angular[90, 47][2] > 248 && abs(Int(angular[10, 50][0]) - 127) < 6)
  }

  @Test(arguments: [LineJoin.miter, .round, .bevel], [LineCap.butt, .round, .square])
  func strokedPathCoversWhatStrokingDraws(join: LineJoin, cap: LineCap) throws {
    var path = Path()
    path.addLines([CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 30), CGPoint(x: 30, y: 60), CGPoint(x: 70, y: 90)])
    path.addEllipse(in: CGRect(x: 90, y: 30, width: 50, height: 30))
    path.move(to: CGPoint(x: 100, y: 100))
    path.addCurve(to: CGPoint(x: 150, y: 100), control1: CGPoint(x: 110, y: 60), control2: CGPoint(x: 140, y: 140))
    for dash in [[], [12, 7], [0, 15]] as [[CGFloat]] where dash.first != 0 || cap == .round {
      let style = StrokeStyle(lineWidth: 7, lineCap: cap.value, lineJoin: join.value, dash: dash)
      let stroke = try Pixels(
        [DisplayItem(.stroke(path: path, style: style, paint: .color(.black), bounds: .zero))], 170, 120)
      let outline = try Pixels([fill(path.strokedPath(style), .color(.black))], 170, 120)
      var different = 0
      for y in 0..<120 {
        for x in 0..<170 where abs(Int(stroke[x, y][0]) - Int(outline[x, y][0])) > 40 { different += 1 }
      }
      #expect(different <= 6, "\(dash) \(different)")
      #expect(abs(stroke.ink - outline.ink) < stroke.ink * 0.01)
    }
  }

  @Test func textLandsWhereItIsPut() throws {
    let text = TextLayoutCache.layout(StyledText("Hxg"))
    func item(_ x: CGFloat) -> DisplayItem {
      DisplayItem(.text(text, frame: CGRect(origin: CGPoint(x: x, y: 10), size: text.size), color: .black))
    }
    let at10 = try Pixels([item(10)], 60, 40)
    let at10half = try Pixels([item(10.5)], 60, 40)
    #expect(at10.ink > 50)
    #expect(abs(at10.ink - at10half.ink) < 1)
    // Sub-pixel positions: half a pixel to the right is another picture.
    #expect((0..<60).contains { at10[$0, 22] != at10half[$0, 22] })
    #expect((0..<10).allSatisfy { x in (0..<40).allSatisfy { at10[x, $0] == [255, 255, 255, 255] } })
  }

  @Test func sameInputSameBytes() throws {
    let text = TextLayoutCache.layout(StyledText("Hello 😀 שלום"))
    let gradient = ResolvedGradient(stops: [.init(color: red, location: 0), .init(color: blue, location: 1)])
    let list = DisplayList([
      DisplayItem(.text(text, frame: CGRect(origin: .zero, size: text.size), color: .black)),
      DisplayItem(
        .effect(
          .opacity(0.3), DisplayList([fill(box(10, 10, 50, 50), .linearGradient(gradient, start: .top, end: .bottom))]))
      ),
    ])
    let size = CGSize(width: 120, height: 80)
    for format in PictureFormat.allCases {
      let first = try CairoRenderer.data(format, list, size: size)
      _ = try CairoRenderer.svg(DisplayList([list.items[1], list.items[1]]), size: size)
      #expect(try CairoRenderer.data(format, list, size: size) == first, "\(format)")
    }
  }

  @Test func formatsHaveTheirHeaders() throws {
    let list = DisplayList([fill(box(1, 1, 5, 5), .color(red))])
    let size = CGSize(width: 10, height: 10)
    #expect(try CairoRenderer.pdf(list, size: size).starts(with: Array("%PDF-".utf8)))
    #expect(try CairoRenderer.png(list, size: size).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(String(decoding: try CairoRenderer.svg(list, size: size), as: UTF8.self).contains("<svg"))
    let frames = (0..<3).map { i in
      (list: DisplayList([fill(box(CGFloat(i), 1, 5, 5), .color(red))]), duration: Duration.milliseconds(100))
    }
    let webp = try CairoRenderer.webp(frames: frames, size: size, background: .white)
    let animationFrames = webp.indices.dropLast(3).count { webp[$0..<($0 + 4)].elementsEqual("ANMF".utf8) }
    #expect(animationFrames == 3)
  }

  @Test func impossibleSizesSaySo() throws {
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: -1, height: 5)] {
      #expect(throws: RenderingError.self) { try CairoRenderer.png(.empty, size: size) }
    }
    #expect(throws: RenderingError.self) { try CairoRenderer.webp(frames: [], size: CGSize(width: 1, height: 1)) }
    #expect(throws: RenderingError.self) {
      try CairoRenderer.png(.empty, size: CGSize(width: 1, height: 1), scale: .nan)
    }
    let long = try CairoRenderer.pixels(.empty, size: CGSize(width: 100_000, height: 1))
    #expect(long.width == 32767 && long.height == 1)
  }

  @Test func strangeNumbersDrawNothingAndHarmNothing() throws {
    let strange: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, 0, -5]
    var items: [DisplayItem] = []
    for value in strange {
      items.append(fill(box(value, value, value, value), .color(red)))
      items.append(fill(Path(ellipseIn: CGRect(x: value, y: 0, width: value, height: 0)), .color(red)))
      let matrix = Transform(scaleX: value, y: value)
      items.append(DisplayItem(.effect(.transform(matrix), DisplayList([fill(box(0, 0, 0, 0), .color(red))]))))
      let style = StrokeStyle(lineWidth: value, miterLimit: value, dash: [value, value], dashPhase: value)
      items.append(DisplayItem(.stroke(path: box(200, 200, 3, 3), style: style, paint: .color(red), bounds: .zero)))
      items.append(DisplayItem(.effect(.opacity(value), .empty)))
      let paint = Paint.angularGradient(
        ResolvedGradient(stops: []), center: .center, start: .radians(value), end: .radians(1))
      items.append(fill(box(200, 200, 5, 5), paint))
    }
    items.append(fill(box(5, 5, 5, 5), .color(blue)))
    #expect(try Pixels(items, 20, 20)[7, 7] == [0, 0, 255, 255])
  }
}
