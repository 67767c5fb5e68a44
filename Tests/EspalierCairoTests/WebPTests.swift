// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierPictures
import Foundation
import Testing

@testable import EspalierCairo

/// Animated WebP: the frames, how long each is shown, and that nothing is lost.
@MainActor
@Suite struct WebPTests {
  private let size = CGSize(width: 12, height: 10)

  /// A square of two points that stands elsewhere in each frame.
  private func frames(_ durations: [Duration], background: ResolvedColor? = nil) throws -> Data {
    try CairoRenderer.webp(
      frames: durations.enumerated().map { index, duration in
        (DisplayList([fill(box(CGFloat(4 + 2 * index), 4, 2, 2), .color(red))]), duration)
      }, size: size, background: background)
  }

  /// The chunks of a file: four letters each, and what is in them.
  private func chunks(_ data: Data) -> [(name: String, bytes: [UInt8])] {
    let bytes = [UInt8](data)
    var result: [(String, [UInt8])] = []
    var at = 12
    while at + 8 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[at + 4 + $1]) << (8 * $1) }
      result.append((String(decoding: bytes[at..<(at + 4)], as: UTF8.self), Array(bytes[(at + 8)..<(at + 8 + length)])))
      at += 8 + length + length % 2
    }
    return result
  }

  private func number(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
  }

  private func durations(_ data: Data) -> [Int] {
    chunks(data).filter { $0.name == "ANMF" }.map { number($0.bytes, 12, 3) }
  }

  @Test("each frame is shown for its duration, in milliseconds; all together take as long as given")
  func times() throws {
    #expect(durations(try frames([.milliseconds(40), .milliseconds(250), .seconds(2)])) == [40, 250, 2000])
    // A thirtieth of a second is no whole number of milliseconds; the sum does not drift.
    let thirtieths = durations(try frames(Array(repeating: .seconds(1) / 30, count: 3)))
    #expect(thirtieths.reduce(0, +) == 100 && thirtieths.allSatisfy { $0 == 33 || $0 == 34 })
  }

  @Test("no frame is shorter than a millisecond", arguments: [Duration.zero, .microseconds(1), .seconds(-5)])
  func shortest(_ duration: Duration) throws {
    #expect(durations(try frames([duration, .milliseconds(10)])) == [1, 10])
  }

  @Test("an animation repeats for ever, on a canvas of the picture's size")
  func header() throws {
    let all = chunks(try frames([.milliseconds(10), .milliseconds(10)]))
    let canvas = try #require(all.first { $0.name == "VP8X" }?.bytes)
    #expect(number(canvas, 4, 3) + 1 == 12 && number(canvas, 7, 3) + 1 == 10)
    let animation = try #require(all.first { $0.name == "ANIM" }?.bytes)
    #expect(number(animation, 4, 2) == 0)
  }

  @Test("without loss: the first frame comes back pixel by pixel, clear parts too")
  func lossless() throws {
    let picture = try PictureDecoder.decode(try frames([.milliseconds(10), .milliseconds(10)]), name: "webp")
    #expect(picture.size == size)
    let pixels = try #require(picture.pixels)
    for y in 0..<10 {
      for x in 0..<12 {
        let isRed = (4..<6).contains(x) && (4..<6).contains(y)
        #expect(pixels.pixel(x: x, y: y) == (isRed ? 0xFFFF_0000 : 0), "\(x), \(y)")
      }
    }
  }

  @Test("one frame is a still picture")
  func still() throws {
    let data = try CairoRenderer.data(
      .webp, DisplayList([fill(box(0, 0, 12, 10), .color(blue))]), size: size, scale: 2)
    #expect(!chunks(data).contains { $0.name == "ANMF" })
    let picture = try PictureDecoder.decode(data, name: "webp", scale: 2)
    #expect(picture.size == size && picture.pixels?.pixel(x: 23, y: 19) == 0xFF00_00FF)
  }

  @Test("frames that are alike are kept as time, not as pixels")
  func equalFrames() throws {
    let list = DisplayList([fill(box(0, 0, 12, 10), .color(blue))])
    let other = DisplayList([fill(box(0, 0, 12, 10), .color(red))])
    let data = try CairoRenderer.webp(
      frames: [(list, .milliseconds(100)), (list, .milliseconds(200)), (other, .milliseconds(50))], size: size)
    #expect(durations(data) == [300, 50])
  }
}
