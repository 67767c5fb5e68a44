// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierPictures
import EspalierText
import Foundation
import Testing

@testable import EspalierCairo

/// Text under any magnification is drawn where its outlines are, whether FreeType has numbers for that size or not.
@MainActor
@Suite("Very large text")
struct LargeTextTests {
  private let text = TextLayoutCache.layout(StyledText("Hxg", font: FontDescription(size: 40)))
  private let size = CGSize(width: 100, height: 10)

  /// A picture with a point of the text in its middle.
  private func list(at place: CGPoint, _ magnification: CGFloat) -> DisplayList {
    let item = DisplayItem(.text(text, frame: CGRect(origin: .zero, size: text.size), color: .black))
    let map = CGAffineTransform(
      a: magnification, b: 0, c: 0, d: magnification, tx: 50 - place.x * magnification,
      ty: 5 - place.y * magnification)
    return DisplayList([DisplayItem(.effect(.transform(map), DisplayList([item])))])
  }

  /// The first dark pixel of the middle row.
  private func edge(_ red: (Int) -> Int) -> Int? { (0..<100).first { red($0) < 128 } }

  @Test("The edge of a stem stays where it is, from small to the largest text, in pixels and vectors")
  func edges() throws {
    var place = CGPoint(x: 1, y: 20)
    for magnification: CGFloat in [10, 100, 290, 310, 1000, 5000, 30_000, 1e5, 3e5] {
      let list = list(at: place, magnification)
      let pixels = try Pixels(list.items, size.width, size.height)
      let column = try #require(edge { Int(pixels[$0, 5][0]) }, "\(magnification)")
      #expect(column > 10 && column < 90, "\(magnification): \(column)")
      // Left of the stem there is nothing, and it goes on to the right.
      if magnification > 300 { for x in column + 2..<100 { #expect(pixels[x, 5] == [0, 0, 0, 255], "\(x)") } }
      let svg = try PictureDecoder.decode(CairoRenderer.svg(list, size: size, background: .white), name: "svg")
      let surface = try #require(svg.surface(width: 100, height: 10, layer: nil))
      let other = try #require(edge { Int(surface.pixel(x: $0, y: 5) >> 16 & 255) }, "\(magnification)")
      #expect(abs(other - column) <= 2, "\(magnification): \(other), \(column)")
      place.x += (CGFloat(column) - 50) / magnification
    }
  }

  @Test("Where the size exceeds FreeType's the picture goes on as it was")
  func noJump() throws {
    func ink(_ magnification: CGFloat) throws -> Double {
      let list = list(at: CGPoint(x: text.size.width / 2, y: text.size.height / 2), magnification)
      return try CairoRenderer.pixels(
        list, size: CGSize(width: 6000, height: 20), scale: 1, background: .white
      ).rgba.reduce(0) { $0 + Double(255 - $1) } / 255
    }
    let (below, above) = (try ink(299), try ink(301))
    #expect(below > 1000 && abs(above / below - 1) < 0.03, "\(below), \(above)")
  }

  @Test("After very large text all other text is drawn as before", arguments: [3000, 1e5, 9e6, -1e5, 1e9] as [CGFloat])
  func afterwards(magnification: CGFloat) throws {
    let small = TextLayoutCache.layout(StyledText("Hxg 😀", font: FontDescription(size: 11.5)))
    func item(_ map: CGAffineTransform) -> DisplayItem {
      let item = DisplayItem(.text(small, frame: CGRect(origin: .zero, size: small.size), color: .black))
      return DisplayItem(.effect(.transform(map), DisplayList([item])))
    }
    let before = try Pixels([item(.identity)], 60, 20)
    let maps = [
      CGAffineTransform(scaleX: magnification, y: magnification), CGAffineTransform(scaleX: magnification, y: 0.01),
      CGAffineTransform(scaleX: 1, y: magnification),
      CGAffineTransform(rotationAngle: 1).scaledBy(x: magnification, y: 3),
    ]
    for map in maps {
      let white = fill(box(0, 0, 60, 20), .color(.white))
      let after = try Pixels([item(map), white, item(.identity)], 60, 20)
      #expect(after.rgba == before.rgba)
      _ = try CairoRenderer.pdf(DisplayList([item(map)]), size: size)
    }
    #expect(before.ink > 20)
  }

  @Test("Shapes of any size cover what is inside of them, upright or turned", arguments: [1.0, 1e3, 1e5, 5e5])
  func shapes(magnification: CGFloat) throws {
    for shape in [box(-10, -10, 20, 20), Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))] {
      for angle in [0, 0.3] {
        // The left edge of the shape, or a place near it, in the middle of the picture.
        let map = CGAffineTransform(translationX: 50, y: 5).rotated(by: angle)
          .scaledBy(x: magnification, y: magnification).translatedBy(x: 10, y: 0)
        let pixels = try Pixels(
          [DisplayItem(.effect(.transform(map), DisplayList([fill(shape, .color(.black))])))], 100, 10)
        #expect(pixels[40, 5] == [255, 255, 255, 255] && pixels[60, 5] == [0, 0, 0, 255], "\(shape) \(angle)")
      }
    }
  }
}
