// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierCairo

/// The deviation of a blur is the one that is given, so that its tails reach as far as a Gaussian's.
@MainActor
@Suite struct BlurTests {
  /// A line of light that is one pixel wide, blurred, by its place.
  private func spread(_ deviation: Double, isVertical: Bool, channels: Int = 1) -> [Double] {
    let count = 121
    let (width, height) = isVertical ? (5, count) : (count, 5)
    var pixels = [UInt8](repeating: 0, count: width * height * channels)
    // Wide enough that eight bits hold its tails.
    for i in 0..<5 {
      for offset in -1...1 {
        let at = isVertical ? (60 + offset) * width + i : i * width + 60 + offset
        for channel in 0..<channels { pixels[at * channels + channel] = 255 }
      }
    }
    let blur = Blur(deviation: deviation)
    pixels.withUnsafeMutableBufferPointer {
      blur.apply(
        $0.baseAddress!, width: width, height: height, stride: width * channels, channels: channels, extendsEdges: true)
    }
    return (0..<count).map { Double(pixels[(isVertical ? $0 * width + 2 : 2 * width + $0) * channels]) }
  }

  @Test(
    "a blur has the given deviation at all sizes, along rows and columns", arguments: [2.0, 2.5, 3, 4, 5.3, 6, 7.9])
  func deviation(_ deviation: Double) {
    for values in [
      spread(deviation, isVertical: false), spread(deviation, isVertical: true),
      spread(deviation, isVertical: false, channels: 4),
    ] {
      let sum = values.reduce(0, +)
      let mean = values.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element } / sum
      let variance = values.enumerated().reduce(0) { $0 + pow(Double($1.offset) - mean, 2) * $1.element } / sum
      #expect(abs(mean - 60) < 0.05)
      // Three pixels of light have a variance of 2/3; rounding to bytes cuts a little off the tails.
      #expect(abs((variance - 2.0 / 3).squareRoot() / deviation - 1) < 0.03, "\((variance - 2.0 / 3).squareRoot())")
      #expect(abs(sum - 3 * 255) < 25)
    }
  }

  @Test("an edge fades as the Gaussian's integral, 2 % of it two deviations away", arguments: [4.0, 6, 7])
  func edge(_ deviation: Double) {
    var row = (0..<200).map { UInt8($0 < 100 ? 255 : 0) }
    row.withUnsafeMutableBufferPointer {
      Blur(deviation: deviation)
        .apply($0.baseAddress!, width: 200, height: 1, stride: 200, channels: 1, extendsEdges: true)
    }
    for distance in stride(from: 0.5, to: 3 * deviation, by: 1) {
      let expected = 255 * erfc(distance / deviation / 2.0.squareRoot()) / 2
      #expect(abs(Double(row[100 + Int(distance)]) - expected) < 3, "\(distance)")
    }
  }

  @Test("a constant picture stays as it is") func constant() {
    for deviation in [2.0, 3.7, 7.9] {
      var bytes = [UInt8](repeating: 200, count: 40 * 40)
      bytes.withUnsafeMutableBufferPointer {
        Blur(deviation: deviation)
          .apply($0.baseAddress!, width: 40, height: 40, stride: 40, channels: 1, extendsEdges: true)
      }
      #expect(bytes.allSatisfy { abs(Int($0) - 200) <= 1 }, "\(deviation)")
    }
  }
}
