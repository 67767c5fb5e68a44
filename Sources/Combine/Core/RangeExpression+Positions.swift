// SPDX-License-Identifier: MIT

import EspalierNumbers

extension RangeExpression where Bound == Int {
  /// The positions from 0 on that the range contains. The last one, `Int.max`, is never reached: no stream has so many values.
  var positions: Range<Int> {
    switch self {
    case let range as ClosedRange<Int>: range.lowerBound..<range.upperBound.clampedSum(1)
    case let range as PartialRangeThrough<Int>: 0..<range.upperBound.clampedSum(1)
    default: relative(to: 0..<Int.max)
    }
  }
}
