// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation
import Testing

@testable import EspalierPictures

/// The notation of symbols, and their composition from names.
@Suite struct SymbolPathTests {
  private func path(_ text: String) -> Path? { Path(symbol: text[...]) }

  @Test(
    "large letters are places, small ones distances",
    arguments: [
      ("M1 2 L3 4", "1 2 m 3 4 l"), ("M1 2 l3 4", "1 2 m 4 6 l"), ("m1,2 3,4", "4 6 m"),
      ("M1 2 H5 V6", "1 2 m 5 2 l 5 6 l"), ("M1 2 h5 v6", "1 2 m 6 2 l 6 8 l"), ("M1-2L3-4", "1 -2 m 3 -4 l"),
      ("M0 0 L1 0 1 1 Z l2 2", "0 0 m 1 0 l 1 1 l h 2 2 l"), ("M5 5 c1 0 2 1 3 3", "5 5 m 6 5 7 6 8 8 c"),
      ("M5 5 q1 0 2 2", "5 5 m 6 5 7 7 q"), ("", ""),
    ])
  func letters(_ text: String, _ expected: String) { #expect(path(text)?.description == expected) }

  @Test("shapes that SVG has no letter for")
  func shapes() {
    #expect(path("O 12 12 4")?.boundingRect == CGRect(x: 8, y: 8, width: 8, height: 8))
    #expect(path("E 12 12 4 2")?.boundingRect == CGRect(x: 8, y: 10, width: 8, height: 4))
    #expect(path("R 1 2 10 8 2")?.boundingRect == CGRect(x: 1, y: 2, width: 10, height: 8))
    let quarter = path("W 0 0 10 0 90")?.boundingRect ?? .null
    #expect(abs(quarter.minX) < 1e-6 && abs(quarter.maxX - 10) < 1e-6 && abs(quarter.maxY - 10) < 1e-6)
    let back = path("W 0 0 10 90 0")?.boundingRect ?? .null
    #expect(abs(back.minX) < 1e-6 && abs(back.maxY - 10) < 1e-6 && back.minY > -1e-6)
  }

  @Test(
    "what is written wrongly is no path",
    arguments: [
      "M1", "M1 2 L3", "M a b", "K1 2", "1 2", "M1 2 C1 1 2 2", "O 1 2", "M1 2 L3 4.5.6", "Z1 2",
    ])
  func mistakes(_ text: String) { #expect(path(text) == nil) }

  @Test("a step has a pen, flags and a path")
  func steps() throws {
    let lines = try #require(Symbol("b1 M0 0 L9 0; dv M1 1 L2 2; X O 5 5 1", isFilled: false))
    #expect(lines.steps.map(\.level) == [1, 0, 0])
    #expect(lines.steps.map(\.isVariable) == [false, true, false])
    #expect(lines.steps.map(\.effect) == [.draw, .draw, .erase])
    let filled = try #require(Symbol("b1 M0 0 L9 0; dv M1 1 L2 2; X O 5 5 1", isFilled: true))
    #expect(filled.steps.map(\.effect) == [.draw, .knockOut, .erase])
    #expect(lines.layerCount == 2)
    for wrong in ["", "b", "k M0 0 L1 1", "b M0", " ; "] { #expect(Symbol(wrong, isFilled: false) == nil, "\(wrong)") }
  }

  @Test("every drawing of the table is written correctly")
  func table() {
    for (name, drawing) in SymbolTable.drawings {
      #expect(SymbolTable.symbol(name, isFilled: false) != nil, "\(name): \(drawing)")
    }
  }

  @Test("ink reaches half a line's width beyond a stroke, and not beyond an area")
  func ink() throws {
    let stroke = try #require(Symbol("s M4 4 H20", isFilled: false))
    #expect(stroke.inkBox(lineWidth: 2) == CGRect(x: 3, y: 3, width: 18, height: 2))
    let area = try #require(Symbol("f R 4 4 16 16 0", isFilled: false))
    #expect(area.inkBox(lineWidth: 2) == CGRect(x: 4, y: 4, width: 16, height: 16))
    #expect(area.scaled(0.5).inkBox(lineWidth: 2) == CGRect(x: 8, y: 8, width: 8, height: 8))
  }

  @Test("a bar across cuts a gap, and is itself drawn")
  func slash() throws {
    let style = SymbolStyle(size: 40, weight: 400)
    let plain = try #require(
      SymbolLibrary().picture(named: "square.fill", style: style).surface(width: 48, height: 48, layer: nil))
    let slashed = try #require(
      SymbolLibrary().picture(named: "square.slash.fill", style: style).surface(width: 48, height: 48, layer: nil))
    let cleared = (0..<48).flatMap { y in (0..<48).map { ($0, y) } }
      .filter { plain.pixel(x: $0.0, y: $0.1) >> 24 == 255 && slashed.pixel(x: $0.0, y: $0.1) >> 24 == 0 }
    #expect(cleared.count > 20)
    // The gap lies above the bar.
    #expect(cleared.allSatisfy { $0.0 >= $0.1 - 2 })
  }

  @Test("sizes and weights that are none are made usable")
  func styles() {
    #expect(SymbolStyle(size: .nan, weight: 400).size == 17 && SymbolStyle(size: -3, weight: 400).size == 0.1)
    #expect(SymbolStyle(size: 1e9, weight: 400).size == 4096)
    #expect(SymbolStyle(size: 17, weight: -500).lineWidth == SymbolStyle(size: 17, weight: 100).lineWidth)
    #expect(SymbolStyle(size: 17, weight: 5000).lineWidth == SymbolStyle(size: 17, weight: 900).lineWidth)
    #expect(SymbolStyle(size: 17, weight: 450).lineWidth > SymbolStyle(size: 17, weight: 400).lineWidth)
  }
}
