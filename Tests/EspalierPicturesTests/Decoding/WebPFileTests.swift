// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import Testing

@testable import EspalierPictures

/// WebP: still pictures with and without loss, and the first frame of moving ones, as the canvas shows it.
@Suite struct WebPFileTests {
  private func decode(_ data: Data) throws -> Picture { try PictureDecoder.decode(data, name: "picture") }

  @Test("a picture with loss has about its colours")
  func lossy() throws {
    let picture = try decode(SmallPicture.lossyWebP.data)
    #expect(picture.size == CGSize(width: 16, height: 8))
    for pixel in picture.rows.joined() {
      #expect(pixel >> 24 == 255 && (pixel >> 16) & 255 > 240 && (pixel >> 8) & 255 < 16 && pixel & 255 < 16)
    }
  }

  @Test(
    "a moving picture has the size of its canvas; a first frame that is smaller lies at its place",
    arguments: [SmallPicture.movingWebP, .movingWebPOfOneFrame])
  func canvas(_ file: SmallPicture) throws {
    let picture = try decode(file.data)
    #expect(picture.size == CGSize(width: 8, height: 6))
    for (y, row) in picture.rows.enumerated() {
      for (x, pixel) in row.enumerated() {
        let isGreen = (4..<6).contains(x) && (2..<4).contains(y)
        #expect(pixel == (isGreen ? 0xFF00_FF00 : 0), "\(x), \(y)")
      }
    }
  }

  @Test("a canvas that is too large is refused")
  func largeCanvas() {
    // The canvas, less one, in three bytes each, from byte 24 of a file with the chunk `VP8X`.
    var data = SmallPicture.movingWebP.data
    for (index, byte) in zip(24..<30, [0xFF, 0xFF, 0, 0xFE, 0xFF, 0] as [UInt8]) { data[index] = byte }
    #expect(throws: PictureError.tooLarge(width: 65_536, height: 65_535)) { try decode(data) }
  }

  @Test("the length in the header does not count more than the bytes that are there")
  func lyingLength() {
    var data = SmallPicture.webp.data
    data[7] = 0x7F
    #expect(throws: PictureError.self) { try decode(data) }
  }

  @Test("a sound file in the same container is no picture")
  func otherContainer() {
    var data = SmallPicture.webp.data
    data.replaceSubrange(8..<12, with: Data("WAVE".utf8))
    #expect(!PictureDecoder.isWebP(data))
    #expect(throws: PictureError.self) { try decode(data) }
  }
}
