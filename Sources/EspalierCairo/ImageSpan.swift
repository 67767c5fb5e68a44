// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// A part of a picture and the part of a frame that it covers, along one axis, in points.
struct ImageSpan: Equatable {
  var source: ClosedRange<CGFloat>
  var target: ClosedRange<CGFloat>
  var sourceLength: CGFloat { source.upperBound - source.lowerBound }
  var targetLength: CGFloat { target.upperBound - target.lowerBound }

  /// The greatest number of tiles; smaller ones are stretched, so that a frame is not covered by a million of them.
  private static let mostTiles = 2000

  /// The spans of a picture along an axis. The caps keep their lengths, and shrink together if the frame is shorter than both.
  /// The part between them is stretched, or repeated from its beginning, the last tile clipped.
  static func spans(
    length: CGFloat, low: CGFloat, high: CGFloat, from start: CGFloat, to end: CGFloat, resizing: ImageDrawing.Resizing
  ) -> [ImageSpan] {
    let available = end - start
    guard available > 0, length > 0 else { return [] }
    // A cap without a positive length is ignored.
    let sourceLow = low > 0 ? min(low, length) : 0
    let sourceHigh = high > 0 ? min(high, length - sourceLow) : 0
    let shrinking = min(1, available / max(sourceLow + sourceHigh, .leastNormalMagnitude))
    let (targetLow, targetHigh) = (sourceLow * shrinking, sourceHigh * shrinking)
    let middle = sourceLow...max(sourceLow, length - sourceHigh)
    let inner = (start + targetLow)...max(start + targetLow, end - targetHigh)
    var spans: [ImageSpan] = []
    if targetLow > 0 { spans.append(ImageSpan(source: 0...sourceLow, target: start...(start + targetLow))) }
    let piece = middle.upperBound - middle.lowerBound
    let innerLength = inner.upperBound - inner.lowerBound
    // Less than a millionth of a point is a rounding error.
    if innerLength > 0, piece > 1e-6 {
      if resizing == .stretch || innerLength / piece > CGFloat(mostTiles) {
        spans.append(ImageSpan(source: middle, target: inner))
      } else {
        var at = inner.lowerBound
        while at < inner.upperBound - 1e-6 {
          let part = min(piece, inner.upperBound - at)
          spans.append(
            ImageSpan(source: middle.lowerBound...(middle.lowerBound + part), target: at...(at + part)))
          at += piece
        }
      }
    }
    if targetHigh > 0 {
      spans.append(ImageSpan(source: (length - sourceHigh)...length, target: (end - targetHigh)...end))
    }
    return spans
  }
}
