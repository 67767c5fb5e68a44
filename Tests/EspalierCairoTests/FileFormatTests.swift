// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierPictures
import EspalierText
import Foundation
import Testing

@testable import EspalierCairo

/// PNG, SVG and PDF, read again by what reads files: sizes, colours, and what is refused.
@MainActor
@Suite struct FileFormatTests {
  private let half = DisplayList([
    fill(box(0, 0, 10, 20), .color(red)), fill(box(10, 0, 10, 20), .color(blue.multiplyingOpacity(by: 0.5))),
  ])
  private let size = CGSize(width: 30, height: 20)

  @Test("a PNG has the picture's pixels, with their opacity")
  func png() throws {
    let picture = try PictureDecoder.decode(CairoRenderer.png(half, size: size, scale: 2), name: "png", scale: 2)
    #expect(picture.size == size)
    let pixels = try #require(picture.pixels)
    #expect(pixels.pixel(x: 19, y: 39) == 0xFFFF_0000)
    #expect(pixels.pixel(x: 20, y: 0) == 0x8000_0080)
    #expect(pixels.pixel(x: 40, y: 0) == 0)
  }

  @Test("pixels are not premultiplied, also where runs of opaque ones end")
  func straightPixels() throws {
    let pixels = try Pixels(half.items, 30, 20, background: nil)
    #expect(pixels[9, 19] == [255, 0, 0, 255] && pixels[10, 0] == [0, 0, 255, 128] && pixels[29, 19] == [0, 0, 0, 0])
    // Forty pixels, sixteen at a time, and the clear ones in the middle of the third sixteen.
    let wide = try Pixels(
      [fill(box(0, 0, 37, 1), .color(ResolvedColor(red: 1, green: 0.2, blue: 0.4)))], 40, 1, background: nil)
    for x in 0..<37 { #expect(wide[x, 0] == [255, 51, 102, 255], "\(x)") }
    for x in 37..<40 { #expect(wide[x, 0] == [0, 0, 0, 0], "\(x)") }
  }

  @Test("an SVG has the size in pixels, and looks as the PNG does")
  func svg() throws {
    for scale in [1.0, 3] {
      let data = try CairoRenderer.svg(half, size: size, scale: scale)
      let picture = try PictureDecoder.decode(data, name: "svg")
      #expect(picture.size == CGSize(width: 30 * scale, height: 20 * scale))
      let surface = try #require(picture.surface(width: 30, height: 20, layer: nil))
      let pixels = try #require(
        PictureDecoder.decode(CairoRenderer.png(half, size: size), name: "png").pixels)
      for (x, y) in [(0, 0), (9, 19), (10, 0), (19, 19), (25, 10)] {
        #expect(surface.pixel(x: x, y: y) == pixels.pixel(x: x, y: y), "\(x), \(y)")
      }
    }
  }

  @Test("a PDF is whole, and depends on what is drawn, its size and scale alone")
  func pdf() throws {
    let data = try CairoRenderer.pdf(half, size: size)
    #expect(data.starts(with: Data("%PDF-".utf8)) && data.suffix(6).elementsEqual("%%EOF\n".utf8))
    #expect(try CairoRenderer.pdf(half, size: size) == data)
    #expect(try CairoRenderer.pdf(half, size: size, scale: 2) != data)
    #expect(try CairoRenderer.pdf(half, size: CGSize(width: 31, height: 20)) != data)
    #expect(try CairoRenderer.pdf(.empty, size: size) != data)
  }

  @Test("the background is behind all, in each format")
  func backgrounds() throws {
    let none = DisplayList.empty
    #expect(try Pixels([], 2, 2, background: red)[1, 1] == [255, 0, 0, 255])
    let svg = try PictureDecoder.decode(CairoRenderer.svg(none, size: size, background: red), name: "svg")
    #expect(svg.surface(width: 30, height: 20, layer: nil)?.pixel(x: 29, y: 19) == 0xFFFF_0000)
    #expect(try CairoRenderer.pdf(none, size: size, background: red) != CairoRenderer.pdf(none, size: size))
  }

  @Test("names in an SVG count from 0, whatever was drawn before; words of a text stay")
  func identifiers() {
    func renumbered(_ text: String) -> String {
      String(decoding: SVGIdentifiers.renumbered(Data(text.utf8)), as: UTF8.self)
    }
    #expect(
      renumbered(##"<clipPath id="clip17"/><g clip-path="url(#clip17)"/><clipPath id="clip3"/>"##)
        == ##"<clipPath id="clip0"/><g clip-path="url(#clip0)"/><clipPath id="clip1"/>"##)
    #expect(
      renumbered(##"<g id="glyph-5-0"/><g id="glyph7-1"/><use href="#glyph7-1"/>"##)
        == ##"<g id="glyph-5-0"/><g id="glyph0-1"/><use href="#glyph0-1"/>"##)
    // Each name has numbers of its own; what only begins like a name is none.
    #expect(
      renumbered(#""mask9" "image9" "clipper9" "clip" "clip9x""#) == #""mask0" "image0" "clipper9" "clip" "clip9x""#)
    #expect(renumbered("") == "" && renumbered("\"clip") == "\"clip" && renumbered("\"clip12") == "\"clip12")
  }

  @Test("sizes become whole pixels, at most as many as Cairo makes; the scale shrinks with them")
  func sizes() throws {
    func pixels(_ width: CGFloat, _ height: CGFloat, _ scale: Double) throws -> [Int] {
      let found = try CairoRenderer.validated(CGSize(width: width, height: height), scale)
      return [found.width, found.height]
    }
    #expect(try pixels(10, 20, 2) == [20, 40])
    // The nearest, as the edges of what fills the picture: nothing of the background is left beside them.
    #expect(try pixels(10.2, 0.1, 1) == [10, 1])
    #expect(try pixels(10.5, 20.7, 1) == [11, 21])
    #expect(try pixels(138.7236, 44.5742, 3) == [416, 134])
    #expect(try pixels(65_534, 100, 1) == [32_767, 50])
    #expect(try pixels(1e300, 1, 1) == [32_767, 1])
  }

  @Test("messages state what cannot be made, and what to do")
  func messages() {
    let size = #expect(throws: RenderingError.self) {
      try CairoRenderer.svg(.empty, size: CGSize(width: 0, height: 5), scale: 2)
    }
    #expect(
      size?.description
        == "A picture of 0.0 × 5.0 points at scale 2.0 cannot be made: width, height and scale must be numbers above zero. "
        + "Give the view a size, for example with .frame(width:height:).")
    let frames = #expect(throws: RenderingError.self) {
      try CairoRenderer.webp(frames: [], size: CGSize(width: 1, height: 1))
    }
    #expect(frames?.description == "An animated picture needs at least one frame, and none was given.")
    let long = #expect(throws: RenderingError.self) {
      try CairoRenderer.webp(frames: [(.empty, .seconds(1))], size: CGSize(width: 16_384, height: 1))
    }
    #expect(
      long?.description
        == "The WebP encoder failed: 16384 × 1 pixels are more than the 16383 that the format allows. "
        + "Try a smaller picture or fewer frames.")
  }
}
