// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import Testing

@testable import EspalierPictures

/// Pictures that are decoded where they are drawn.
@Suite struct EncodedPictureTests {
  @Test(
    "the size in a header is that of the upright picture", arguments: [SmallPicture.png, .jpeg, .turnedJPEG, .webp])
  func sizes(_ file: SmallPicture) throws {
    let pixels = try PictureDecoder.pixels(of: file.data)
    #expect(PictureHeader.size(file.data) == PixelSize(width: pixels.width, height: pixels.height))
  }

  @Test("data that end early, and other formats, have no header: they are decoded at once")
  func otherData() throws {
    for file in [SmallPicture.png, .jpeg, .webp] {
      for count in [0, 3, 12, 20, file.data.count / 2, file.data.count - 1] {
        #expect(PictureHeader.size(file.data.prefix(count)) == nil, "\(file) \(count)")
      }
    }
    for file in [SmallPicture.gif, .bmp, .tiff] { #expect(PictureHeader.size(file.data) == nil) }
  }

  @Test("a picture has the pixels of its data, and keeps only the data")
  func pixels() throws {
    let data = SmallPicture.turnedJPEG.data
    let (encoded, whole) = (
      try self.encoded(.data(data)), try PictureDecoder.decode(data, name: "photo", scale: 2)
    )
    #expect(encoded.size == whole.size && encoded.pixelSize == whole.pixelSize)
    #expect(encoded.heldBytes == data.count && whole.heldBytes == 8 * 16 * 4)
    #expect(encoded.knownPixels == nil)
    #expect(encoded.rows == whole.rows)
    let first = encoded.pixels
    #expect(encoded.pixels === first && encoded.knownPixels === first)
    // Drawn in its own size, it keeps them.
    weak let kept = PictureRequest(encoded).make()
    DecodedPixels.shared.removeAll()
    #expect(kept != nil && encoded.knownPixels === kept)
  }

  private func encoded(_ source: EncodedPicture.Source) throws -> EncodedPicture {
    EncodedPicture(source, PixelSize(width: 8, height: 16), name: "photo", scale: 2, isTemplate: false, isAwaited: true)
  }

  @Test("a file is read when it is decoded; one that has changed keeps its place, and one that is gone is an error")
  func files() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("encoded-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try SmallPicture.jpeg.data.write(to: url)
    let changed = try encoded(.file(url))
    #expect(changed.heldBytes == 0)
    #expect(changed.pixels?.width == 8 && changed.pixels?.height == 16)
    try FileManager.default.removeItem(at: url)
    let gone = try encoded(.file(url))
    #expect(gone.failure == nil)
    #expect(gone.pixels == nil)
    #expect(gone.failure == .unreadable("there is no file \(url.path)"))
    #expect(throws: PictureError.self) { try gone.decoded() }
  }

  @Test("the newest pixels are kept up to a number of bytes, one picture whatever its size")
  func keptPixels() throws {
    let kept = DecodedPixels(limit: 1000)
    weak var first: PixelSurface?
    weak var second: PixelSurface?
    try {
      // 400 bytes each.
      let surfaces = try (0..<3).map { _ in try #require(PixelSurface(width: 10, height: 10) { _ in }) }
      (first, second) = (surfaces[0], surfaces[1])
      kept.keep(surfaces[0])
      kept.keep(surfaces[1])
      kept.keep(surfaces[0])
      kept.keep(surfaces[2])
    }()
    #expect(first != nil && second == nil && kept.byteCount == 800)
    kept.keep(try #require(PixelSurface(width: 30, height: 10) { _ in }))
    #expect(first == nil && kept.byteCount == 1200)
    kept.removeAll()
    #expect(kept.byteCount == 0)
  }
}
