// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import Testing

@testable import EspalierPictures

/// Files of pixels: which formats, which pixels, and what is refused.
@Suite struct BitmapFileTests {
  private func decode(_ file: SmallPicture) throws -> Picture { try PictureDecoder.decode(file.data, name: "\(file)") }

  @Test("a PNG has its pixels, premultiplied by their opacity", arguments: [SmallPicture.png, .webp])
  func exactPixels(_ file: SmallPicture) throws {
    #expect(try decode(file).rows == [[0xFFFF_0000, 0xFF00_FF00], [0x8000_0080, 0]])
  }

  @Test("palettes, gray values and 16 bits become 8 bits of red, green and blue")
  func otherChannels() throws {
    #expect(try decode(.palette).rows == [[0xFFFF_0000, 0xFF00_00FF]])
    #expect(try decode(.gray).rows == [[0xFF00_0000, 0xFF80_8080]])
    #expect(try decode(.deep).rows == [[0xFF80_8080]])
  }

  @Test("other formats that image files have")
  func otherFormats() throws {
    #expect(try decode(.bmp).rows == [[0xFFFF_8000]])
    #expect(try decode(.tiff).rows == [[0xFF00_80FF]])
  }

  @Test("the first frame of a moving picture is read")
  func firstFrame() throws {
    #expect(try decode(.gif).rows == Array(repeating: Array(repeating: 0xFFFF_0000, count: 3), count: 2))
  }

  @Test("a photograph is turned as the camera was held")
  func orientation() throws {
    func isRed(_ pixel: UInt32) -> Bool { (pixel >> 16) & 255 > 200 && pixel & 255 < 60 }
    func isBlue(_ pixel: UInt32) -> Bool { (pixel >> 16) & 255 < 60 && pixel & 255 > 200 }
    let flat = try decode(.jpeg)
    #expect(flat.size == CGSize(width: 16, height: 8))
    #expect(isRed(flat.rows[4][1]) && isBlue(flat.rows[4][14]))
    let turned = try decode(.turnedJPEG)
    #expect(turned.size == CGSize(width: 8, height: 16))
    #expect(isRed(turned.rows[1][4]) && isBlue(turned.rows[14][4]))
  }

  @Test(
    "the scale is pixels per point; one that is no scale is 1", arguments: [(2.0, 8.0), (0, 16), (-1, 16), (.nan, 16)])
  func scales(scale: Double, width: Double) throws {
    let picture = try PictureDecoder.decode(SmallPicture.jpeg.data, name: "photo", scale: scale)
    #expect(picture.size == CGSize(width: width, height: width / 2))
    #expect(picture.pixels?.width == 16)
  }

  @Test(
    "a file that ends early is refused, wherever it ends", arguments: [SmallPicture.png, .jpeg, .webp, .movingWebP])
  func truncated(_ file: SmallPicture) {
    for length in stride(from: 1, to: file.data.count / 2, by: 7) {
      #expect(throws: PictureError.self, "\(length)") {
        try PictureDecoder.decode(file.data.prefix(length), name: "cut")
      }
    }
  }

  @Test("bytes that are changed give a picture or an error, never more", arguments: SmallPicture.allCases)
  func damaged(_ file: SmallPicture) {
    let whole = file.data
    var readable = 0
    for index in whole.indices {
      var data = whole
      data[index] ^= 0xFF
      guard let picture = try? PictureDecoder.decode(data, name: "damaged") else { continue }
      readable += 1
      #expect(picture.size.width > 0 && picture.size.height > 0)
      #expect(picture.rows.count == picture.pixels?.height)
    }
    #expect(readable < whole.count)
  }

  @Test("a part of other data is decoded as if it were all", arguments: [SmallPicture.png, .webp])
  func slices(_ file: SmallPicture) throws {
    let data = (Data("before".utf8) + file.data).dropFirst(6)
    #expect(try PictureDecoder.decode(data, name: "part").rows == decode(file).rows)
  }

  @Test("a size that is too large is refused before there are pixels")
  func tooLarge() {
    // The size of a PNG is in the bytes 16 to 23, with a checksum in 29 to 32 that loaders may compare.
    func header(_ width: UInt32, _ height: UInt32) -> Data {
      var chunk = Data("IHDR".utf8)
      for number in [width, height] { withUnsafeBytes(of: number.bigEndian) { chunk.append(contentsOf: $0) } }
      chunk.append(contentsOf: [8, 6, 0, 0, 0])
      var sum: UInt32 = 0xFFFF_FFFF
      for byte in chunk {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      var data = SmallPicture.png.data
      data.replaceSubrange(12..<29, with: chunk)
      data.replaceSubrange(29..<33, with: withUnsafeBytes(of: (~sum).bigEndian) { Data($0) })
      return data
    }
    for (width, height) in [(20_000, 20_000), (40_000, 1), (1, 1_000_000)] as [(UInt32, UInt32)] {
      #expect(throws: PictureError.tooLarge(width: Int(width), height: Int(height))) {
        try PictureDecoder.decode(header(width, height), name: "large")
      }
    }
  }

  @Test("every error names its reason")
  func messages() {
    #expect(PictureError.empty.description == "it is empty")
    #expect(PictureError.unreadable("why").description == "it cannot be read: why")
    #expect(PictureError.notDecodable("why").description == "it is no picture that can be decoded: why")
    #expect(
      PictureError.tooLarge(width: 40_000, height: 2).description
        == "40000 × 2 pixels are more than the 100 million that a picture may have")
    #expect(
      PictureError.tooManyBytes(30_000_000).description
        == "30000000 bytes are more than the 20971520 that an SVG file may have")
    #expect(
      PictureError.tooManyBytes(7).description == "7 bytes are more than the \(256 << 20) that a picture may have")
  }

  @Test("pixels that a program gives: as many as there are pixels, or none")
  func pixelsOfAProgram() {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 128]
    #expect(Bitmap(rgba: bytes, width: 2, height: 1, name: "x", scale: 1)?.rows == [[0xFFFF_0000, 0x8000_0080]])
    for (width, height) in [(1, 1), (0, 0), (-2, -1), (2, 2), (Int.max, 2)] {
      #expect(Bitmap(rgba: bytes, width: width, height: height, name: "x", scale: 1) == nil, "\(width) × \(height)")
    }
  }
}
