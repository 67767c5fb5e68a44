// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierDrawing
import EspalierGeometry
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The frames of shapes go to whole pixels when they are drawn (specification L10): 94.5 points are 95 pixels.
@MainActor
@Suite("Shapes on pixels")
struct PixelAlignmentTests {
  /// The opacities of a row of pixels through the middle, of a shape in a frame that begins at half a pixel.
  private func row(_ shape: some View, scale: Double = 1) throws -> [Int] {
    let pixels = try Pixels(
      shape.frame(width: 19.5, height: 19.5).position(x: 15.25, y: 15.25), 30, 30, scale: scale)
    return (0..<pixels.width).map { pixels.alpha($0, pixels.height / 2) }
  }

  private func opaque(_ range: Range<Int>, of count: Int = 30) -> [Int] {
    (0..<count).map { range.contains($0) ? 255 : 0 }
  }

  @Test("rounded rectangles and capsules are as sharp as rectangles") func fills() throws {
    // From 5.5 to 25: the nearest edges are 6 and 25.
    #expect(try row(Rectangle()) == opaque(6..<25))
    #expect(try row(RoundedRectangle(cornerRadius: 4)) == opaque(6..<25))
    #expect(try row(UnevenRoundedRectangle(topLeadingRadius: 4)) == opaque(6..<25))
    #expect(try row(Triangle()) == opaque(6..<25))
    #expect(try row(RoundedRectangle(cornerRadius: 4), scale: 2) == opaque(11..<50, of: 60))
  }

  /// A wide shadow is blurred on coarser pixels than the picture's, which begin where the shadow begins.
  @Test("a shape that moves by whole pixels takes its shadow along", arguments: [1, 2, 3]) func shadows(step: Int)
    throws
  {
    func pixels(_ start: CGFloat) throws -> Pixels {
      try Pixels(
        Circle().frame(width: 33, height: 33.5).shadow(color: .black.opacity(0.5), radius: 8, x: 3, y: 5)
          .position(x: 50 + start, y: 50.25 + start), 120, 120)
    }
    let (first, moved) = (try pixels(0), try pixels(CGFloat(step)))
    var largest = 0
    for y in 0..<100 {
      for x in 0..<100 { largest = max(largest, abs(first.alpha(x, y) - moved.alpha(x + step, y + step))) }
    }
    #expect(largest <= 2)
  }

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      }
    }
  }

  @Test("a circle has the same size and place as the circle in the aligned frame") func circles() throws {
    let aligned = try Pixels(Circle().frame(width: 19, height: 19).position(x: 15.5, y: 15.5), 30, 30)
    let rounded = try Pixels(Circle().frame(width: 19.5, height: 19.5).position(x: 15.25, y: 15.25), 30, 30)
    for y in 0..<30 { #expect((0..<30).map { rounded.alpha($0, y) } == (0..<30).map { aligned.alpha($0, y) }, "\(y)") }
    // 94.5 points: 95 pixels.
    let large = try Pixels(
      Circle().frame(width: 94.5, height: 94.5).frame(width: 100, height: 100, alignment: .topLeading), 100, 100)
    #expect((0..<100).count { large.alpha($0, 47) == 255 } >= 93)
    #expect(large.alpha(94, 47) > 200 && large.alpha(95, 47) == 0)
  }

  @Test("strokes lie on the aligned frame, and keep their width") func strokes() throws {
    #expect(
      try row(RoundedRectangle(cornerRadius: 4).strokeBorder(.black, lineWidth: 2)).indices(of: 255) == [6, 7, 23, 24])
    #expect(try row(Rectangle().stroke(.black, lineWidth: 2)).indices(of: 255) == [5, 6, 24, 25])
    #expect(try row(Color.clear.border(.black, width: 1)).indices(of: 255) == [6, 24])
    // A line of one pixel around a frame on whole pixels is half in and half out.
    let hair = try Pixels(
      Rectangle().stroke(.black, lineWidth: 1).frame(width: 20, height: 20).position(x: 15, y: 15), 30, 30)
    #expect((0..<30).map { hair.alpha($0, 15) }.filter { $0 > 0 }.allSatisfy { abs($0 - 128) < 2 })
  }

  @Test("the clip of a rounded rectangle has the edges of its fill") func clips() throws {
    #expect(try row(Color.black.clipShape(RoundedRectangle(cornerRadius: 4))) == opaque(6..<25))
  }

  @Test("rounded by a radius, corners are those of a continuous rectangle") func corners() throws {
    let rounded = try Pixels(Color.black.frame(width: 40, height: 40).cornerRadius(10), 40, 40)
    let continuous = try Pixels(RoundedRectangle(cornerRadius: 10, style: .continuous), 40, 40)
    let circular = try Pixels(RoundedRectangle(cornerRadius: 10, style: .circular), 40, 40)
    func alphas(_ pixels: Pixels) -> [Int] { (0..<40).flatMap { y in (0..<40).map { pixels.alpha($0, y) } } }
    #expect(alphas(rounded) == alphas(continuous))
    #expect(alphas(rounded) != alphas(circular))
  }

  @Test("a picture of a length between pixels has nothing of the background beside what fills it") func edges() throws {
    for length in [10.1, 10.4, 10.6] {
      let pixels = try Pixels(Color.black, length, 10.1, scale: 1)
      #expect(pixels.height == 10 && pixels.width == Int(length.rounded()))
      #expect(pixels.alpha(pixels.width - 1, pixels.height - 1) == 255)
    }
  }

  @Test("what an effect turns or scales has the size of what it does not") func effects() throws {
    // Half a turn about the middle of a frame from 5.5 to 25 is that frame: the tie goes to the pixel on the other side.
    #expect(try row(RoundedRectangle(cornerRadius: 4).rotationEffect(.degrees(180))).filter { $0 == 255 }.count == 19)
    // 19.5 points are 20 pixels before they are doubled.
    let doubled = try Pixels(
      RoundedRectangle(cornerRadius: 4).frame(width: 19.5, height: 19.5).scaleEffect(2, anchor: .topLeading)
        .frame(width: 60, height: 60, alignment: .topLeading), 60, 60)
    #expect((0..<60).map { doubled.alpha($0, 20) } == opaque(0..<40, of: 60))
  }

  @Test("what a canvas draws is drawn where it is put") func canvas() throws {
    let canvas = Canvas { context, _ in
      context.fill(
        Path(roundedRect: CGRect(x: 5.5, y: 5, width: 19.5, height: 20), cornerRadius: 4), with: .color(.black))
    }
    let pixels = try Pixels(canvas, 30, 30)
    #expect(abs(pixels.alpha(5, 15) - 128) < 2 && pixels.alpha(6, 15) == 255)
  }

  @Test("vector formats are exact") func vectors() throws {
    let view = RoundedRectangle(cornerRadius: 4).fill(.black).frame(width: 19.5, height: 19.5).position(
      x: 15.25, y: 15.25)
    let host = ViewHost(view, size: CGSize(width: 30, height: 30))
    let svg = try String(
      decoding: CairoRenderer.svg(host.displayList, size: CGSize(width: 30, height: 30)), as: UTF8.self)
    #expect(svg.contains("5.5") && svg.contains("25"), "\(svg)")
  }

  @Test("half a turn in space keeps edges crisp, about any axis of the plane") func halfTurns() throws {
    for (x, y) in [(0.0, 1.0), (1, 0), (1, 1)] {
      let turned = RoundedRectangle(cornerRadius: 4)
        .rotation3DEffect(.degrees(180), axis: (x: CGFloat(x), y: CGFloat(y), z: 0))
      let pixels = try Pixels(turned.frame(width: 20, height: 20).frame(width: 30, height: 30), 30, 30)
      #expect((0..<30).map { pixels.alpha($0, 15) } == opaque(5..<25), "\(x), \(y)")
    }
  }
}

extension [Int] {
  fileprivate func indices(of value: Int) -> [Int] { indices.filter { self[$0] == value } }
}
