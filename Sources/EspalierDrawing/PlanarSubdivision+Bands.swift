// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

extension PlanarSubdivision {
  /// Equal bands of the grid's rows, or columns, across the extent of all spans.
  struct Bands {
    private let origin, height: Int
    let count: Int

    /// Divides the extent into bands: as many that a span of the mean length reaches two, and at most as many as there
    /// are spans.
    init(_ spans: [(low: Int, high: Int)], most: Int) {
      origin = spans.map(\.low).min() ?? 0
      let length = (spans.map(\.high).max() ?? 0) - origin + 1
      // On a grid whose numbers have 41 bits, no sum of spans that fit into memory overflows.
      let mean = spans.reduce(0) { $0 + $1.high - $1.low } / max(spans.count, 1)
      let wanted = min(length / max(mean, 1), spans.count, most)
      height = length / max(wanted, 1) + 1
      count = length / height + 1
    }

    /// The bands that a span reaches; the first or the last band for the part beyond the ends.
    func reached(by low: Int, _ high: Int) -> ClosedRange<Int> { band(low)...max(band(high), band(low)) }

    /// The band that contains a coordinate; nil beyond the ends.
    func holding(_ place: CGFloat) -> Int? {
      let band = Int(clamping: ((place - CGFloat(origin)) / CGFloat(height)).rounded(.down))
      return band >= 0 && band < count ? band : nil
    }

    private func band(_ place: Int) -> Int { min(max((place - origin) / height, 0), count - 1) }
  }
}
