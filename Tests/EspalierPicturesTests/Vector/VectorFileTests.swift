// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import Testing

@testable import EspalierPictures

/// SVG files: which data is one, the size, and what is drawn.
@Suite struct VectorFileTests {
  private func svg(_ attributes: String, _ content: String = "<rect width='9' height='9'/>") -> Data {
    Data("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8)
  }

  private func size(_ attributes: String) throws -> CGSize {
    try PictureDecoder.decode(svg(attributes), name: "drawing").size
  }

  @Test(
    "the size is the one in the file, in its unit",
    arguments: [
      ("width='40' height='20'", 40.0, 20.0), ("width='1in' height='72pt'", 96, 96),
      ("width='2.5px' height='4'", 2.5, 4),
      ("width='40' height='20' viewBox='0 0 4 2'", 40, 20),
    ])
  func sizes(_ attributes: String, width: Double, height: Double) throws {
    let size = try size(attributes)
    #expect(abs(size.width - width) < 0.01 && abs(size.height - height) < 0.01, "\(size)")
  }

  @Test("a file without a size has that of the view box; without either, 100 × 100")
  func sizesOfTheBox() throws {
    #expect(try size("viewBox='3 4 30 10'") == CGSize(width: 30, height: 10))
    #expect(try size("width='100%' height='100%' viewBox='0 0 8 6'") == CGSize(width: 8, height: 6))
    #expect(try size("") == CGSize(width: 100, height: 100))
    #expect(try size("width='0' height='0' viewBox='0 0 7 7'") == CGSize(width: 7, height: 7))
  }

  @Test("no size is too small to draw, or too large for memory")
  func limits() throws {
    #expect(try size("width='0.001' height='1e9'") == CGSize(width: 0.5, height: 16384))
  }

  @Test("a byte order mark, spaces, comments and a prefix may come first")
  func beginnings() throws {
    let plain = svg("width='4' height='4'")
    for prefix in ["\u{FEFF}", " \n\t", "<?xml version='1.0'?>\n", "<!-- <b> -->", "<!DOCTYPE svg>\n"] {
      #expect(VectorPicture.isVector(Data(prefix.utf8) + plain), "\(prefix)")
      // XML allows nothing before its declaration; what stands there may be refused, but not mistaken for pixels.
    }
    let prefixed =
      "<s:svg xmlns:s='http://www.w3.org/2000/svg' width='3' height='2'><s:rect width='3' height='2'/></s:svg>"
    #expect(try PictureDecoder.decode(Data(prefixed.utf8), name: "x").size == CGSize(width: 3, height: 2))
  }

  @Test("comments before the first element may be long")
  func longBeginnings() throws {
    let comment = "<!-- " + String(repeating: "licence ", count: 2000) + "-->"
    let type = "<!DOCTYPE svg SYSTEM ']>' [<!ENTITY a '<svg>]'>\n<!-- it's ]> -->]  >"
    for prefix in [comment, "<?xml version='1.0'?>" + comment + type, type] {
      let data = Data(prefix.utf8) + svg("width='4' height='4'")
      #expect(VectorPicture.isVector(data))
      #expect(try PictureDecoder.decode(data, name: "x").size == CGSize(width: 4, height: 4))
    }
  }

  @Test(
    "other text is no drawing",
    arguments: [
      "<html></html>", "svg", "{\"svg\": 1}", "<svgfile/>", "text <svg></svg>", "<!-- svg -->", "<!-- <svg> -->",
      "<!-- ",
      "<html><svg></svg></html>", "<svg", "<a:svgs>", "<:svg>", "<!DOCTYPE svg [",
    ])
  func others(_ text: String) { #expect(!VectorPicture.isVector(Data(text.utf8))) }

  @Test("a view box is fitted into the size, in the middle")
  func fitting() throws {
    let data = svg("width='40' height='20' viewBox='0 0 10 10'", "<rect width='10' height='10' fill='#00f'/>")
    let picture = try PictureDecoder.decode(data, name: "box")
    let surface = try #require(picture.surface(width: 40, height: 20, layer: nil))
    #expect(surface.pixel(x: 20, y: 10) == 0xFF00_00FF)
    #expect(surface.pixel(x: 5, y: 10) == 0 && surface.pixel(x: 35, y: 10) == 0)
  }

  @Test("a drawing in a frame of another form is stretched")
  func stretching() throws {
    let data = svg("width='10' height='10'", "<rect width='5' height='5' fill='#f00'/>")
    let surface = try #require(
      PictureDecoder.decode(data, name: "corner").surface(width: 100, height: 20, layer: nil))
    #expect(surface.pixel(x: 48, y: 8) == 0xFFFF_0000)
    #expect(surface.pixel(x: 52, y: 8) == 0 && surface.pixel(x: 48, y: 12) == 0)
  }

  @Test("a drawing reads no other file")
  func references() throws {
    let secret = FileManager.default.temporaryDirectory.appendingPathComponent("secret-\(UUID().uuidString).png")
    try SmallPicture.bmp.data.write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    let image = "<image href='\(secret.absoluteString)' width='9' height='9'/>"
    let picture = try PictureDecoder.decode(svg("width='9' height='9'", image), name: "link")
    #expect(picture.surface(width: 9, height: 9, layer: nil)?.isBlank == true)
  }

  @Test("entities that grow without end are refused")
  func entities() {
    var text = "<!DOCTYPE svg [<!ENTITY a0 'aaaaaaaaaa'>"
    for level in 1...12 {
      text += "<!ENTITY a\(level) '" + String(repeating: "&a\(level - 1);", count: 10) + "'>"
    }
    text += "]><svg xmlns='http://www.w3.org/2000/svg'><text>&a12;</text></svg>"
    #expect(throws: PictureError.self) { try PictureDecoder.decode(Data(text.utf8), name: "bomb") }
  }

  @Test("more than 20 MB are refused")
  func tooManyBytes() {
    var data = svg("width='1' height='1'")
    data.append(Data(repeating: 32, count: VectorPicture.mostBytes))
    #expect(throws: PictureError.tooManyBytes(data.count)) { try PictureDecoder.decode(data, name: "long") }
  }
}
