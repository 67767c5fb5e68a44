// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierPictures

/// A page as Apple's app SF Symbols exports it: capital letters are 70.46 units high, as of a font of 100 points.
@Suite("Drawings of symbol sets")
struct SymbolTemplateTests {
  private static func square(_ id: String, at x: Int, side: Int) -> String {
    #"<g id="\#(id)" transform="translate(\#(x) \#(150 - side / 2))"><path d="M0 0H\#(side)V\#(side)H0Z"/></g>"#
  }

  private static func guides(_ scale: String) -> String {
    #"<path id="Capline-\#(scale)" d="M0 114.77H900" stroke="red"/>"#
      + #"<path id="Baseline-\#(scale)" d="M0 185.23H900" stroke="red"/>"#
  }

  private func template(_ elements: String) throws -> SymbolTemplate? {
    let page = #"<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300"/>"#
    return SymbolTemplate(try VectorPicture(Data((page + elements + "</svg>").utf8), name: "s", isTemplate: true))
  }

  @Test func aSymbolFollowsTheSizeOfTheFont() throws {
    let margins = ##"<line id="left-margin-Regular-M" x1="90" x2="90" y1="9" y2="99" stroke="red"/>"##
    let template = try #require(
      try template(Self.guides("M") + margins + Self.square("Regular-M", at: 100, side: 80)))
    let symbol = template.picture(in: SymbolStyle(size: 20, weight: 400))
    #expect(abs(symbol.size.width - 18) < 0.01 && abs(symbol.size.height - 16) < 0.01)
    #expect(abs(symbol.middle - 8) < 0.01 && symbol.isTemplate)
    #expect(template.picture(in: SymbolStyle(size: 20, weight: 400)) === symbol)
  }

  /// The notes around it, a black page here, are not drawn.
  @Test func onlyTheElementIsDrawn() throws {
    let template = try #require(
      try template(
        Self.guides("M") + ##"<line id="left-margin-Regular-M" x1="60" x2="60" y1="9" y2="99" stroke="red"/>"##
          + Self.square("Regular-M", at: 100, side: 40)))
    let pixels = try #require(
      template.picture(in: SymbolStyle(size: 100, weight: 400)).surface(width: 80, height: 40, layer: nil))
    #expect(pixels.pixel(x: 20, y: 20) >> 24 == 0 && pixels.pixel(x: 60, y: 20) >> 24 == 255)
  }

  @Test func theNearestWeightIsTaken() throws {
    let template = try #require(
      try template(
        Self.guides("M") + Self.square("Ultralight-M", at: 0, side: 10) + Self.square("Regular-M", at: 100, side: 20)
          + Self.square("Black-M", at: 200, side: 40)))
    func side(_ weight: Int) -> CGFloat { template.picture(in: SymbolStyle(size: 100, weight: weight)).size.width }
    #expect([100, 400, 500, 800].map { side($0).rounded() } == [10, 20, 20, 40])
  }

  /// Variable templates have the small scale alone.
  @Test func theSmallScaleIsEnlarged() throws {
    let template = try #require(try template(Self.guides("S") + Self.square("Regular-S", at: 100, side: 50)))
    #expect(abs(template.picture(in: SymbolStyle(size: 100, weight: 400)).size.width - 64) < 0.1)
  }

  @Test func aDrawingWithoutSuchElementsIsAPicture() throws {
    #expect(try template(#"<path id="Regular-M" d="M0 0"/>"#) == nil)
    #expect(try template("") == nil)
  }

  private func decoded(_ text: String) throws -> Picture {
    let folder = TemporaryFolder()
    try text.write(to: folder.place("s.svg"), atomically: true, encoding: .utf8)
    return try PictureDecoder.decodeSymbol(contentsOf: folder.place("s.svg"), name: "s")
  }

  /// The notes are as in exports: a style sheet with an empty comment, texts, a circle with a plus.
  @Test("A page is read without its notes, whatever they have") func notes() throws {
    let notes = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="900" height="300"><!--glyph: "a"--><style>
      /*  */ .text { font-family:-apple-system,"SF Pro Display" } @keyframes a { }
      </style><g id="Notes"><rect id="artboard" style="fill:white;opacity:1" width="900" height="300"/>
      <g id=""><text class="text" transform="translate(9 9)">Weight/Scale &#38; more</text></g></g>
      <g id="Guides"><g id="H-reference"><path d="M0 0H9"/></g>\(Self.guides("M"))
      <g id="H-reference" transform="translate(9 9)"><path d="M0 0H9"/></g><line id="Baseline-M" x1="0" x2="9"/></g>
      <g id="Symbols">\(Self.square("Regular-M", at: 100, side: 80))</g></svg>
      """
    let symbol = try #require(try decoded(notes) as? SymbolTemplate).picture(in: SymbolStyle(size: 20, weight: 400))
    #expect(abs(symbol.size.width - 16) < 0.01 && abs(symbol.size.height - 16) < 0.01)
  }

  @Test("A drawing without a group of symbols, and a damaged one, is read as a whole") func whole() throws {
    let head = #"<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300">"#
    let plain = try decoded(head + Self.guides("M") + Self.square("Regular-M", at: 100, side: 80) + "</svg>")
    #expect(plain is SymbolTemplate)
    let picture = try decoded(head + #"<g id="Symbols"><rect width="9" height="9"/></g></svg>"#)
    #expect(picture is VectorPicture && picture.size == CGSize(width: 900, height: 300))
    #expect(SymbolPage.withoutNotes(Data((head + #"<g id="Symbols">"#).utf8)) == nil)
    #expect(SymbolPage.withoutNotes(Data()) == nil)
  }
}
