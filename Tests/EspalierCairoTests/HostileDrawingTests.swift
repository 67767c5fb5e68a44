// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierPictures
import EspalierText
import Foundation
import Testing

@testable import EspalierCairo

/// Numbers that no picture can be made of: what has them is left out, and what is beside it is drawn.
@MainActor
@Suite("Drawing with any numbers")
struct HostileDrawingTests {
  private nonisolated static let isLong = ProcessInfo.processInfo.environment["ESPALIER_FUZZ_CASES"] != nil
  nonisolated static let numbers: [CGFloat] =
    [.infinity, .leastNonzeroMagnitude, 1e6]
    + (isLong
      ? [
        .nan, .greatestFiniteMagnitude, 1e-300, 1e-5, -.infinity, -.greatestFiniteMagnitude, -.leastNonzeroMagnitude,
        1e300, -1e300, 1e19, 1e7, -1e6, 1e5, 3000, 1e-9,
        0,
      ] : [])

  /// Each kind of item, drawn between x = 20 and 40, whose own numbers are `v`, or usual ones for nil.
  private static func items(_ v: CGFloat?) -> [(String, DisplayItem)] {
    let area = CGRect(x: 20, y: 0, width: 20, height: 20)
    let bounds = v.map { CGRect(x: 20, y: 0, width: $0, height: $0) } ?? area
    let text = TextLayoutCache.layout(StyledText("Hx 😀"))
    let box = fill(Path(area), .color(green))
    let list = DisplayList([box])
    let length = v ?? 3
    var result: [(String, DisplayItem)] = paints(length).enumerated().map {
      ("paint \($0)", fill(Path(area), $1, bounds))
    }
    result += [
      ("path", fill(Path(ellipseIn: bounds), .color(green))),
      (
        "lines",
        fill(
          Path {
            $0.move(to: CGPoint(x: 20, y: 0))
            $0.addLine(to: CGPoint(x: v ?? 30, y: 5))
            $0.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: 5, y: v ?? 10))
            $0.addCurve(to: CGPoint(x: 25, y: 10), control1: CGPoint(x: v ?? 20, y: v ?? 3), control2: .zero)
          }, .color(green))
      ),
      ("image", DisplayItem(.image(picture, frame: bounds, drawing: ImageDrawing()))),
      ("tiles", DisplayItem(.image(picture, frame: bounds, drawing: ImageDrawing(resizing: .tile)))),
      ("drawing", DisplayItem(.image(drawing, frame: bounds, drawing: ImageDrawing(paints: [.color(green)])))),
      (
        "text",
        DisplayItem(.text(text, frame: CGRect(origin: CGPoint(x: v ?? 20, y: 0), size: text.size), color: green))
      ),
      (
        "painted text",
        DisplayItem(
          .paintedText(
            text, frame: CGRect(origin: CGPoint(x: 20, y: 0), size: text.size), paint: paints(length)[3], palette: [],
            bounds: bounds))
      ),
    ]
    for join in [CGLineJoin.miter, .round] {
      for dash in [[], [length, 1], [length]] {
        let style = StrokeStyle(
          lineWidth: length, lineCap: join == .round ? .round : .butt, lineJoin: join, miterLimit: length, dash: dash,
          dashPhase: length)
        result.append(
          ("stroke", DisplayItem(.stroke(path: Path(area), style: style, paint: .color(green), bounds: area))))
      }
    }
    let shadow = ResolvedShadow(color: green, radius: length, offset: CGSize(width: length, height: length))
    var inner = shadow
    inner.kind = .inner
    let effects: [DisplayEffect] = [
      .opacity(v ?? 0.5), .clip(path: Path(ellipseIn: bounds), rule: .nonZero),
      .mask(DisplayList([fill(Path(ellipseIn: bounds), .color(green))])),
      .mask(DisplayList([fill(Path(bounds), paints(length)[1])]), isInverse: true), .isolate, .blend(.multiply),
      .blend(.plusDarker), .filter(.blur(radius: length)), .filter(.blur(radius: length, isOpaque: true)),
      .filter(.shadow(shadow)), .filter(.shadow(inner)), .filter(.colors(.saturation(v ?? 0.5))),
      .filter(.luminanceToAlpha), .filter(.alphaThreshold(min: v ?? 0.1, max: v ?? 1, color: green)),
    ]
    result += effects.map { ("\($0)", DisplayItem(.effect($0, list))) }
    return result
  }

  private static func paints(_ v: CGFloat) -> [Paint] {
    let gradient = ResolvedGradient(stops: [.init(color: green, location: 0), .init(color: green, location: v)])
    let point = UnitPoint(x: v, y: v)
    let vertices = [(0.0, 0.0), (v, 0), (0, v), (1, 1)].map { x, y in
      let place = UnitPoint(x: x, y: y)
      return ResolvedMesh.Vertex(
        position: place, leading: place, top: place, trailing: place, bottom: place, color: green)
    }
    return [
      .color(green), .linearGradient(gradient, start: .leading, end: point),
      .radialGradient(gradient, center: point, startRadius: 0, endRadius: v),
      .ellipticalGradient(gradient, center: .center, startRadius: 0, endRadius: v),
      .angularGradient(gradient, center: point, start: .radians(0), end: .radians(v)),
      .meshGradient(ResolvedMesh(width: 2, height: 2, vertices: vertices, background: green, smoothsColors: true)),
      .material(ResolvedMaterial(radius: 20, saturation: v, tint: green.multiplyingOpacity(by: 0.5))),
      .image(ImagePattern(image: picture, sourceRect: CGRect(x: 0, y: 0, width: v, height: v), scale: 1)),
      .image(ImagePattern(image: drawing, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: v)),
    ]
  }

  private static func transforms(_ v: CGFloat) -> [DisplayEffect] {
    let maps = [
      CGAffineTransform(scaleX: v, y: v), CGAffineTransform(scaleX: v, y: 1), CGAffineTransform(scaleX: 1, y: v),
      CGAffineTransform(translationX: v, y: v), CGAffineTransform(rotationAngle: v),
      CGAffineTransform(a: 1, b: v, c: v, d: 1, tx: 0, ty: 0), CGAffineTransform(a: v, b: v, c: v, d: v, tx: 0, ty: 0),
      CGAffineTransform(rotationAngle: 0.5).scaledBy(x: v, y: v).translatedBy(x: -30, y: -5),
    ]
    var perspective = ProjectionTransform()
    perspective.m13 = v
    var all = ProjectionTransform(maps[0])
    all.m33 = v
    return maps.map { .transform($0) } + [.projection(perspective), .projection(all)]
  }

  private static let green = ResolvedColor(red: 0, green: 1, blue: 0)

  private static let picture: Picture = {
    let bytes = [UInt8](repeating: 255, count: 8 * 8 * 4)
    let data = bytes.withUnsafeBytes { PixelSurface(width: 8, height: 8, copying: $0)!.png() }
    return try! PictureDecoder.decode(data!, name: "white")
  }()

  private static let drawing = DrawnPicture(
    DisplayList([fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), .color(green))]),
    size: CGSize(width: 8, height: 8))

  private let size = CGSize(width: 60, height: 20)

  /// Hostile items in the middle third, between a red and a blue one.
  private func scene(_ items: [DisplayItem]) -> DisplayList {
    let clip = DisplayEffect.clip(path: box(20, 0, 20, 20), rule: .nonZero)
    return DisplayList(
      [fill(box(0, 0, 20, 20), .color(red)), DisplayItem(.effect(clip, DisplayList(items)))]
        + [fill(box(40, 0, 20, 20), .color(blue))])
  }

  private func expectNeighbours(of items: [DisplayItem], _ name: String) throws {
    // Most items draw nothing visible. Cairo has no memory for a few, which are left out.
    _ = try warnings { try draw(items, name) }
  }

  private func draw(_ items: [DisplayItem], _ name: String) throws {
    let list = scene(items)
    let pixels = try Pixels(list.items, size.width, size.height)
    #expect(pixels[5, 10] == [255, 0, 0, 255] && pixels[55, 10] == [0, 0, 255, 255], "PNG, \(name)")
    let svg = try CairoRenderer.svg(list, size: size)
    let text = String(decoding: svg, as: UTF8.self)
    // Some effects make one picture of all.
    if Self.isLong || !text.contains("rgb(100%,0%,0%)") || !text.contains("rgb(0%,0%,100%)") {
      let surface = try #require(PictureDecoder.decode(svg, name: "svg").surface(width: 60, height: 20, layer: nil))
      #expect(
        surface.pixel(x: 5, y: 10) == 0xFFFF_0000 && surface.pixel(x: 55, y: 10) == 0xFF00_00FF, "SVG, \(name)")
    }
    let page = try DrawnPage(CairoRenderer.pdf(list, size: size)).operators
    // An effect that a page cannot express becomes a picture in it, together with the items in front of it.
    let isPicture = name.contains("isInverse: true")
    #expect(page.contains("1 0 0 rg") && (page.contains("0 0 1 rg") || isPicture), "PDF, \(name)")
  }

  @Test("Under a transform of any numbers the neighbours of each kind of item are drawn", arguments: numbers)
  func transforms(_ v: CGFloat) throws {
    // Everyday each item has one of the numbers; a long run has all of them.
    let turn = Self.numbers.firstIndex(of: v) ?? 0
    for (index, (name, item)) in Self.items(nil).enumerated() where Self.isLong || index % Self.numbers.count == turn {
      let items = Self.transforms(v).map { DisplayItem(.effect($0, DisplayList([item]))) }
      try expectNeighbours(of: items, "\(name), \(v)")
    }
  }

  @Test("Whatever an item's own numbers are, its neighbours are drawn", arguments: numbers)
  func ownNumbers(_ v: CGFloat) throws {
    for (name, item) in Self.items(v) { try expectNeighbours(of: [item], "\(name), \(v)") }
  }

  @Test("Transforms inside of each other reach no numbers that Cairo cannot hold")
  func nestedTransforms() throws {
    for (_, item) in Self.items(nil).filter({ ["text", "image", "path", "paint 1"].contains($0.0) }) {
      for map in [
        CGAffineTransform(scaleX: 1e6, y: 1e6), CGAffineTransform(scaleX: 1e-5, y: 1e-5),
        CGAffineTransform(a: 1e6, b: 1e6, c: 1e6, d: 1e6 + 1e-4, tx: 1e6, ty: 1e6),
      ] {
        let nested = (0..<60).reduce(item) { item, _ in
          DisplayItem(.effect(.transform(map), DisplayList([item, Self.items(nil)[0].1])))
        }
        try expectNeighbours(of: [nested], "\(map)")
      }
    }
  }
}
