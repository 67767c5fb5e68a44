// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Round numbers in an interval, for ticks: multiples of 1, 2, 2.5 or 5 times a power of ten.
enum NiceNumbers {
  /// The most ticks of an axis, so that a step that a user sets cannot exhaust the memory.
  static let most = 1_000

  /// A round distance with which an interval has about `count` ticks.
  static func step(_ range: ClosedRange<Double>, count: Int) -> Double {
    let span = range.upperBound - range.lowerBound
    guard span.isFinite, span > 0 else { return 1 }
    let raw = span / Double(max(count, 1))
    let power = pow(10, log10(raw).rounded(.down))
    guard power > 0, power.isFinite else { return span }
    let ratio = raw / power
    // A step that ends at both bounds is better than one that is a little nearer.
    func cost(_ candidate: Double) -> Double {
      let step = candidate * power
      let ends = [range.lowerBound, range.upperBound].allSatisfy { bound in
        abs((bound / step).rounded() - bound / step) < 1e-6
      }
      return abs(log(candidate / ratio)) + (ends ? 0 : 0.4)
    }
    let candidates: [Double] = [1, 2, 2.5, 5, 10]
    let best = candidates.min { cost($0) < cost($1) } ?? 1
    return best * power
  }

  /// Round numbers in increasing order.
  /// - Parameters:
  ///   - range: The interval.
  ///   - count: About how many.
  ///   - covers: Whether the first and the last one lie outside of the interval, unless its bounds are round.
  static func ticks(_ range: ClosedRange<Double>, count: Int, covers: Bool = false) -> [Double] {
    multiples(of: step(range, count: count), range, covers: covers)
  }

  /// Multiples of a distance in an interval.
  static func multiples(of step: Double, _ range: ClosedRange<Double>, covers: Bool = false) -> [Double] {
    guard step > 0, step.isFinite, range.lowerBound.isFinite, range.upperBound.isFinite else { return [] }
    let tolerance = 1e-9
    let (low, high) = (range.lowerBound / step, range.upperBound / step)
    let first = covers ? (low + tolerance).rounded(.down) : (low - tolerance).rounded(.up)
    let last = covers ? (high - tolerance).rounded(.up) : (high + tolerance).rounded(.down)
    guard last >= first, last - first < Double(most) else { return [] }
    return (0...Int(clamping: last - first)).map { number in
      // Without the digits that the multiplication adds: 0.3, not 0.30000000000000004.
      let value = (first + Double(number)) * step
      let digits = max(0, 2 - log10(step).rounded(.down))
      guard digits < 15 else { return value }
      let scale = pow(10, digits)
      let rounded = (value * scale).rounded() / scale
      return rounded.isFinite ? rounded : value
    }
  }
}
