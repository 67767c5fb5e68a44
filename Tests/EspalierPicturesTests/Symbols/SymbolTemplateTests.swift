// SPDX-License-Identifier: MIT

import EspalierGeometry
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
}
