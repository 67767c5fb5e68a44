// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import Testing

@testable import EspalierPictures

@Suite("Decoding pictures")
struct PictureDecoderTests {
  @Test("SVG has the size in its file, and is drawn for each size")
  func svg() throws {
    let data = Data(
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="#f00"/></svg>"##
        .utf8)
    let picture = try PictureDecoder.decode(data, name: "half")
    #expect(picture.size == CGSize(width: 40, height: 20))
    let surface = try #require(picture.surface(width: 80, height: 40, layer: nil))
    #expect(surface.pixel(x: 39, y: 20) == 0xFFFF_0000)
    #expect(surface.pixel(x: 41, y: 20) == 0)
  }

  @Test(
    "what is no picture is refused with a reason",
    arguments: [
      "", "hello", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'>", "RIFF0000WEBPVP8 ", "\u{89}PNG\r\n\u{1a}\n",
    ])
  func damaged(_ text: String) {
    #expect(throws: PictureError.self) { try PictureDecoder.decode(Data(text.utf8), name: "damaged") }
  }
}
