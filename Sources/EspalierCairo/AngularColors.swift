// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierNumbers
import Foundation

/// An angular gradient as narrow wedges of a full turn, each between two colours.
///
/// A gradient over less than a turn leaves a gap; its half next to the end has the last colour, the half next to the start
/// the first one. Of a gradient over more than a turn the last turn is visible. O(n log n) for n stops.
struct AngularColors {
  struct Wedge {
    var start, end: Double
    var first, last: ResolvedColor
  }

  private let stops: [ResolvedGradient.Stop]
  private let start: Double
  private let span: Double

  init(_ gradient: ResolvedGradient, start: Double, end: Double) {
    stops = gradient.drawnStops
    self.start = start
    span = end - start
  }

  /// The colour half way.
  var middle: ResolvedColor { color(at: 0.5, near: 0.5) }

  var wedges: [Wedge] {
    let turn = 2 * Double.pi
    let direction: Double = span < 0 ? -1 : 1
    let extent = min(abs(span), turn)
    // Fractions of the gradient where a new wedge must begin, over the visible turn.
    let begin = abs(span) > turn ? 1 - turn / abs(span) : 0
    var result: [Wedge] = []
    func add(_ from: Double, _ to: Double, _ first: ResolvedColor, _ last: ResolvedColor) {
      guard to - from > 1e-9 else { return }
      let pieces = max(Int(clamping: ((to - from) / (turn / 36)).rounded(.up)), 1)
      for i in 0..<pieces {
        let (a, b) = (Double(i) / Double(pieces), Double(i + 1) / Double(pieces))
        result.append(
          Wedge(
            start: start + direction * (from + (to - from) * a), end: start + direction * (from + (to - from) * b),
            first: first.mixed(with: last, a), last: first.mixed(with: last, b)))
      }
    }
    let inner = stops.map { Double($0.location) }.filter { $0 > begin && $0 < 1 }
    let marks = [begin] + inner + [1]
    if extent > 0 {
      for (from, to) in zip(marks, marks.dropFirst()) {
        let middle = (from + to) / 2
        add(from * abs(span), to * abs(span), color(at: from, near: middle), color(at: to, near: middle))
      }
    }
    let gap = turn - extent
    if gap > 1e-9, let first = stops.first?.color, let last = stops.last?.color {
      add(extent, extent + gap / 2, last, last)
      add(extent + gap / 2, turn, first, first)
    }
    return result
  }

  /// The colour at a fraction, from the side of `near`, which matters if two stops have the same location.
  private func color(at fraction: Double, near: Double) -> ResolvedColor {
    // The first stop after the fraction: stops ascend.
    var (after, end) = (0, stops.count)
    while after < end {
      let middle = (after + end) / 2
      if Double(stops[middle].location) > near { end = middle } else { after = middle + 1 }
    }
    guard after < stops.count else { return stops[stops.count - 1].color }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    let length = Double(b.location - a.location)
    return a.color.mixed(with: b.color, length > 0 ? (fraction - Double(a.location)) / length : 0)
  }
}

extension ResolvedColor {
  func mixed(with other: ResolvedColor, _ t: Double) -> ResolvedColor {
    let t = Float(min(max(t, 0), 1))
    return ResolvedColor(
      red: red + (other.red - red) * t, green: green + (other.green - green) * t, blue: blue + (other.blue - blue) * t,
      opacity: opacity + (other.opacity - opacity) * t)
  }
}
