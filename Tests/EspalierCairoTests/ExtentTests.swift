// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierText
import Foundation
import Testing

@testable import EspalierCairo

/// The rectangle outside of which an item draws nothing: what a group is as large as, and what is drawn anew.
@MainActor
@Suite struct ExtentTests {
  private let line = Path { $0.addLines([CGPoint(x: 40, y: 40), CGPoint(x: 60, y: 60), CGPoint(x: 60, y: 45)]) }

  private func stroke(_ path: Path, _ style: StrokeStyle) -> DisplayItem {
    DisplayItem(.stroke(path: path, style: style, paint: .color(.black), bounds: .zero))
  }

  private func effect(_ effect: DisplayEffect, _ items: DisplayItem...) -> DisplayItem {
    DisplayItem(.effect(effect, DisplayList(items)))
  }

  /// Fails for each pixel of an item that lies outside of its extent.
  private func expectWithinExtent(
    _ item: DisplayItem, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  )
    throws
  {
    let pixels = try Pixels([item], 100, 100, background: nil)
    let extent = DisplayList([item]).extent.insetBy(dx: -1, dy: -1)
    var drawn = 0
    for y in 0..<100 {
      for x in 0..<100 where pixels[x, y][3] > 2 {
        drawn += 1
        let isInside = extent.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        if !isInside {
          Issue.record("\(name) draws \(x), \(y) outside of \(extent)", sourceLocation: sourceLocation)
          return
        }
      }
    }
    #expect(drawn > 0, "\(name) draws nothing", sourceLocation: sourceLocation)
  }

  @Test("strokes with every cap, join and limit", arguments: LineCap.allCases, LineJoin.allCases)
  func strokes(_ cap: LineCap, _ join: LineJoin) throws {
    for limit in [0.5, 1, 1.2, 10] as [CGFloat] {
      for width in [1, 8, 20] as [CGFloat] {
        let style = StrokeStyle(lineWidth: width, lineCap: cap.value, lineJoin: join.value, miterLimit: limit)
        try expectWithinExtent(stroke(line, style), "\(cap), \(join), \(limit), \(width)")
      }
    }
  }

  @Test("what is drawn as one picture is not cut", arguments: LineCap.allCases)
  func groups(_ cap: LineCap) throws {
    let diagonal = Path { $0.addLines([CGPoint(x: 40, y: 40), CGPoint(x: 60, y: 60)]) }
    let item = stroke(diagonal, StrokeStyle(lineWidth: 20, lineCap: cap.value, miterLimit: 1))
    let alone = try Pixels([item], 100, 100)
    let grouped = try Pixels([effect(.isolate, effect(.blend(.multiply), item))], 100, 100)
    #expect(abs(alone.ink - grouped.ink) < 1, "\(alone.ink) \(grouped.ink)")
  }

  @Test("filters reach three deviations beyond what they change")
  func filters() throws {
    let square = fill(box(45, 45, 10, 10), .color(red))
    let shadow = ResolvedShadow(color: .black, radius: 4, offset: CGSize(width: 9, height: -7))
    var inner = shadow
    inner.kind = .inner
    var alone = shadow
    alone.kind = .alone
    for (filter, name) in [
      (.blur(radius: 5), "blur"), (.blur(radius: 5, isOpaque: true), "opaque blur"), (.shadow(shadow), "shadow"),
      (.shadow(inner), "inner shadow"), (.shadow(alone), "shadow alone"), (.luminanceToAlpha, "luminance"),
      (.colors(.invert()), "colours"), (.alphaThreshold(min: 0.5, max: 1, color: blue), "threshold"),
    ] as [(DisplayFilter, String)] {
      try expectWithinExtent(effect(.filter(filter), square), name)
    }
    #expect(
      DisplayFilter.shadow(shadow).extent(of: CGRect(x: 45, y: 45, width: 10, height: 10))
        == CGRect(x: 42, y: 26, width: 34, height: 34).union(CGRect(x: 45, y: 45, width: 10, height: 10)))
    #expect(DisplayFilter.blur(radius: 5).extent(of: .null).isNull)
  }

  @Test("transforms and projections")
  func transforms() throws {
    let square = fill(box(-10, -10, 20, 20), .color(red))
    let turn = Transform(rotationAngle: 0.5).concatenating(Transform(translationX: 50, y: 50))
    try expectWithinExtent(effect(.transform(turn), square), "turn")
    var projection = ProjectionTransform()
    projection.m13 = 0.03
    let placed = projection.concatenating(Transform(translationX: 50, y: 50))
    try expectWithinExtent(effect(.projection(placed), square), "projection")
    // Behind the viewer there is nothing.
    let behind = effect(.projection(placed), fill(box(-90, -10, 20, 20), .color(red)))
    #expect(DisplayList([behind]).extent.isNull)
    #expect(try Pixels([behind], 100, 100).ink == 0)
  }

  @Test("clips and masks keep what both have; the inverse of a mask keeps all")
  func cuts() {
    let square = fill(box(0, 0, 50, 50), .color(red))
    let mask = DisplayList([fill(box(40, 0, 50, 20), .color(.black))])
    let both = CGRect(x: 40, y: 0, width: 10, height: 20)
    #expect(effect(.clip(path: box(40, 0, 50, 20), rule: .nonZero), square).extent == both)
    #expect(effect(.mask(mask), square).extent == both)
    #expect(effect(.mask(mask, isInverse: true), square).extent == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(DisplayList.empty.extent.isNull && effect(.opacity(0.5)).extent.isNull)
  }

  @Test("text, with what reaches out of its box")
  func texts() throws {
    let text = TextLayoutCache.layout(StyledText("fjÅg", font: FontDescription(size: 30, italic: true)))
    let item = DisplayItem(.text(text, frame: CGRect(origin: CGPoint(x: 20, y: 30), size: text.size), color: .black))
    try expectWithinExtent(item, "text")
  }

  @Test("only what blends or is a material depends on what is behind, and not through a picture of its own")
  func reaching() {
    let plain = fill(box(0, 0, 5, 5), .color(red))
    let glass = fill(box(0, 0, 5, 5), .material(ResolvedMaterial(radius: 3, saturation: 1, tint: .white)))
    #expect(!plain.reachesBehind && glass.reachesBehind)
    #expect(effect(.blend(.multiply), plain).reachesBehind && !effect(.blend(.normal), plain).reachesBehind)
    let blended = effect(.blend(.multiply), plain)
    #expect(effect(.transform(Transform(scaleX: 2, y: 2)), blended).reachesBehind)
    #expect(!effect(.isolate, blended).reachesBehind && !effect(.opacity(0.5), blended).reachesBehind)
    #expect(DisplayItem(.group(DisplayList([plain, glass]))).reachesBehind)
  }
}
