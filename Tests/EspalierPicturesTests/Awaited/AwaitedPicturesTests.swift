// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import Testing

@testable import EspalierPictures

/// Pictures that a window decodes and reduces beside its frames.
@MainActor
@Suite struct AwaitedPicturesTests {
  /// A picture of more pixels than are decoded within a frame.
  private func photo(isAwaited: Bool = true) throws -> EncodedPicture {
    let (width, height) = (400, 300)
    let rgba = (0..<width * height * 4).map { $0 % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0 / 7) }
    let bitmap = try #require(Bitmap(rgba: rgba, width: width, height: height, name: "photo", scale: 1))
    let data = try #require(bitmap.pixels?.png())
    let size = try #require(PictureHeader.size(data))
    return EncodedPicture(.data(data), size, name: "photo", scale: 1, isTemplate: false, isAwaited: isAwaited)
  }

  private func reduced(_ picture: Picture, to width: Int) -> PictureRequest {
    PictureRequest(picture, width: width, height: width * 3 / 4, interpolation: .medium)
  }

  /// Waits for the next surface.
  private func arrival(_ pictures: AwaitedPictures) async {
    await withCheckedContinuation { continuation in
      pictures.onArrival = {
        pictures.onArrival = {}
        continuation.resume()
      }
    }
  }

  private func words(_ surface: PixelSurface?) -> [UInt32] {
    guard let surface else { return [] }
    return (0..<surface.height).flatMap { y in (0..<surface.width).map { surface.pixel(x: $0, y: y) } }
  }

  @Test("the first drawing has an empty place; after the arrival it has the exact pixels")
  func exactPixels() async throws {
    let (pictures, photo) = (AwaitedPictures(), try photo())
    let request = reduced(photo, to: 100)
    let first = pictures.whileDrawing { AwaitedPictures.surface(request) }
    #expect(first.result == nil && first.isIncomplete)
    await arrival(pictures)
    let second = pictures.whileDrawing { AwaitedPictures.surface(request) }
    #expect(!second.isIncomplete && pictures.arrivals == 1)
    // The same as without a window.
    let exact = try #require(photo.pixels?.resized(width: 100, height: 75, interpolation: .medium))
    #expect(words(second.result) == words(exact))
    pictures.drawingIsComplete()
  }

  @Test("another size is shown by the last one until it arrives, and is decoded without an earlier request for it")
  func standIn() async throws {
    let (pictures, photo) = (AwaitedPictures(), try photo())
    _ = pictures.whileDrawing { AwaitedPictures.surface(reduced(photo, to: 100)) }
    await arrival(pictures)
    let other = pictures.whileDrawing { AwaitedPictures.surface(reduced(photo, to: 120)) }
    #expect(other.isIncomplete && other.result?.width == 100)
    await arrival(pictures)
    let last = pictures.whileDrawing { AwaitedPictures.surface(reduced(photo, to: 120)) }
    #expect(!last.isIncomplete && last.result?.width == 120)
  }

  @Test("a drawing without a window, one within a cached drawing, and pictures of a film have pixels at once")
  func atOnce() throws {
    let (pictures, photo) = (AwaitedPictures(), try photo())
    #expect(AwaitedPictures.surface(reduced(photo, to: 50))?.width == 50)
    let inner = pictures.whileDrawing {
      AwaitedPictures.completing { AwaitedPictures.surface(reduced(photo, to: 60)) }
    }
    #expect(inner.result?.width == 60 && !inner.isIncomplete)
    let dot = try #require(Bitmap(rgba: [1, 2, 3, 255], width: 1, height: 1, name: "dot", scale: 1))
    let small = pictures.whileDrawing { AwaitedPictures.surface(PictureRequest(dot)) }
    #expect(small.result === dot.pixels && !small.isIncomplete)
    let frame = try self.photo(isAwaited: false)
    let film = pictures.whileDrawing { AwaitedPictures.surface(reduced(frame, to: 70)) }
    #expect(film.result?.width == 70 && !film.isIncomplete)
    #expect(pictures.arrivals == 0)
  }

  @Test("a picture that cannot be decoded is reported once, and not awaited any longer")
  func failure() async throws {
    let pictures = AwaitedPictures()
    let size = PixelSize(width: 400, height: 300)
    let broken = EncodedPicture(
      .data(Data("none".utf8)), size, name: "broken", scale: 1, isTemplate: false, isAwaited: true)
    var failures: [String] = []
    pictures.onFailure = { picture, error in failures.append("\(picture.name): \(error)") }
    let first = pictures.whileDrawing { AwaitedPictures.surface(PictureRequest(broken)) }
    #expect(first.result == nil && first.isIncomplete)
    await arrival(pictures)
    let second = pictures.whileDrawing { AwaitedPictures.surface(PictureRequest(broken)) }
    #expect(second.result == nil && !second.isIncomplete)
    #expect(failures == ["broken: it is no picture that can be decoded: its format is not known"])
  }
}
