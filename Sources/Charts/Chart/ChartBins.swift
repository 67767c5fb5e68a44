// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The part of an axis between two values, as a bar of a histogram shows it.
public struct ChartBinRange<Bound: PrimitivePlottableProtocol>: Plottable {
  /// The first value.
  public let lowerBound: Bound
  /// The end; it is not a part of the bin, except that of the last one.
  public let upperBound: Bound

  init(_ lower: Bound, _ upper: Bound) { (lowerBound, upperBound) = (lower, upper) }

  public var primitivePlottable: Bound { lowerBound }
  /// The bin without a width at a value.
  public init?(primitivePlottable: Bound) { self.init(primitivePlottable, primitivePlottable) }
  public var _binEnd: Double? { upperBound._plotValue.quantity }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins of equal width between round numbers, for a histogram.
public struct NumberBins<Value: PrimitivePlottableProtocol & Comparable> {
  /// The bounds of the bins, in increasing order.
  public let thresholds: [Value]

  /// About `desiredCount` bins that contain all values. Values that are not finite have no bin.
  public init(data: [Value], desiredCount: Int = 10) {
    let numbers = data.compactMap { $0._plotValue.quantity }.filter(\.isFinite)
    let range = (numbers.min() ?? 0)...(numbers.max() ?? 1)
    thresholds = NiceNumbers.ticks(range, count: desiredCount, covers: true)
      .compactMap { Value._make(.number($0)) }
  }

  /// Bins of a width between two values.
  /// - Parameter size: The width; not positive, there is one bin.
  public init(size: Value, range: ClosedRange<Value>) {
    let step = size._plotValue.quantity ?? 0
    let (lower, upper) = (range.lowerBound._plotValue.quantity ?? 0, range.upperBound._plotValue.quantity ?? 0)
    guard step > 0, lower.isFinite, upper.isFinite, (upper - lower) / step < 10_000 else {
      thresholds = [range.lowerBound, range.upperBound]
      return
    }
    let first = (lower / step).rounded(.down) * step
    let count = Int(clamping: ((upper - first) / step).rounded(.up))
    thresholds = (0...max(count, 1)).compactMap { Value._make(.number(first + Double($0) * step)) }
  }

  /// The number of the bin that contains a value; values outside belong to the first or the last one.
  public func index(for value: Value) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return min(max(above - 1, 0), max(thresholds.count - 2, 0))
  }

  /// The number of bins.
  public var count: Int { max(thresholds.count - 1, 0) }

  /// A bin by its number, 0 to `count` - 1; other numbers mean the nearest one.
  public subscript(index: Int) -> ChartBinRange<Value> {
    let index = min(max(index, 0), max(thresholds.count - 2, 0))
    return ChartBinRange(thresholds[index], thresholds[min(index + 1, thresholds.count - 1)])
  }
}
