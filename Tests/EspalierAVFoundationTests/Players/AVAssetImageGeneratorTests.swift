// SPDX-License-Identifier: MIT

import EspalierAVFoundation
import EspalierGeometry
import Foundation
import Testing

@Suite("Pictures of films")
struct AVAssetImageGeneratorTests {
  @Test("Each request fails with an error of AVFoundation") func failure() async throws {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/film.mp4")))
    #expect(throws: AVError.self) { try generator.copyCGImage(at: .zero, actualTime: nil) }
    await #expect(throws: AVError.self) { try await generator.image(at: .zero) }
    nonisolated(unsafe) var seconds: [Double] = []
    nonisolated(unsafe) var results: [AVAssetImageGenerator.Result] = []
    let times = [1.5, 3].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
    generator.generateCGImagesAsynchronously(forTimes: times) { time, image, _, result, error in
      seconds.append(time.seconds)
      results.append(result)
      #expect(image == nil && error is AVError)
    }
    #expect(seconds == [1.5, 3] && results == [.failed, .failed])
  }

  @Test("A time is an object and back") func value() {
    for time in [CMTime(value: -7, timescale: 30), .positiveInfinity, .indefinite, .invalid] {
      let back = NSValue(time: time).timeValue
      #expect(back.value == time.value && back.timescale == time.timescale)
      #expect(back.flags == time.flags && back.epoch == time.epoch)
    }
    #expect(NSValue(range: NSRange(location: 1, length: 2)).timeValue == .zero)
  }
}
