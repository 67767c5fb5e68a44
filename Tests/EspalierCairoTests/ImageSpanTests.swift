// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import Testing

@testable import EspalierCairo

/// Parts of a picture and the parts of a frame that they cover, along one axis.
@Suite struct ImageSpanTests {
  private func spans(
    _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ available: CGFloat,
    _ resizing: ImageDrawing.Resizing = .stretch
  ) -> [ImageSpan] {
    ImageSpan.spans(length: length, low: low, high: high, from: 100, to: 100 + available, resizing: resizing)
  }

  private func span(_ source: ClosedRange<CGFloat>, _ target: ClosedRange<CGFloat>) -> ImageSpan {
    ImageSpan(source: source, target: target)
  }

  @Test("without caps all is stretched")
  func stretched() { #expect(spans(10, 0, 0, 25) == [span(0...10, 100...125)]) }

  @Test("caps keep their lengths, what is between them is stretched")
  func caps() {
    #expect(
      spans(10, 2, 3, 25) == [span(0...2, 100...102), span(2...7, 102...122), span(7...10, 122...125)])
    #expect(spans(10, 2, 0, 25) == [span(0...2, 100...102), span(2...10, 102...125)])
    #expect(spans(10, 0, 3, 25) == [span(0...7, 100...122), span(7...10, 122...125)])
  }

  @Test("caps that do not fit shrink together, and nothing is between them")
  func smallFrames() {
    #expect(spans(10, 4, 6, 5) == [span(0...4, 100...102), span(4...10, 102...105)])
    #expect(spans(10, 2, 3, 5) == [span(0...2, 100...102), span(7...10, 102...105)])
  }

  @Test("what is repeated begins anew, and the last one is cut")
  func tiles() {
    #expect(
      spans(10, 0, 0, 25, .tile) == [span(0...10, 100...110), span(0...10, 110...120), span(0...5, 120...125)])
    #expect(
      spans(10, 2, 3, 17, .tile) == [
        span(0...2, 100...102), span(2...7, 102...107), span(2...7, 107...112), span(2...4, 112...114),
        span(7...10, 114...117),
      ])
    #expect(spans(10, 0, 0, 20, .tile).count == 2)
  }

  @Test("tiles too small to be counted are stretched instead")
  func mostTiles() { #expect(spans(0.001, 0, 0, 1000, .tile).count == 1) }

  @Test("caps longer than the picture leave no middle, whatever the lengths", arguments: 1...400)
  func longCaps(_ length: Int) {
    let length = CGFloat(length) / 40
    for low in stride(from: CGFloat(0), through: length, by: length / 7) {
      let found = spans(length, low, 1000, 50)
      #expect(!found.isEmpty && found.count <= 2)
      for span in found { #expect(span.sourceLength > 0 && span.source.upperBound <= length + 1e-9) }
      #expect(abs(found.reduce(0) { $0 + $1.targetLength } - length) < 1e-9)
    }
  }

  @Test("caps that are no lengths are none", arguments: [.nan, -5, -.infinity] as [CGFloat])
  func noLengths(_ cap: CGFloat) {
    #expect(spans(10, cap, 3, 25) == spans(10, 0, 3, 25))
    #expect(spans(10, 2, cap, 25) == spans(10, 2, 0, 25))
  }

  @Test("nothing covers no frame, and no picture covers anything")
  func nothing() {
    #expect(spans(10, 1, 1, 0).isEmpty && spans(10, 1, 1, -5).isEmpty && spans(0, 0, 0, 10).isEmpty)
    #expect(spans(.nan, 0, 0, 10).isEmpty && spans(10, 0, 0, .nan).isEmpty)
  }
}
