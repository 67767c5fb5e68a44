// SPDX-License-Identifier: MIT

extension ClosedRange where Bound: BinaryFloatingPoint {
  /// The nearest range whose length is finite.
  var withLength: Self {
    let most = Bound.greatestFiniteMagnitude / 2
    func near(_ bound: Bound) -> Bound { Swift.min(Swift.max(bound, -most), most) }
    return near(lowerBound)...near(upperBound)
  }

  /// The relative position of a value: 0 at the lower bound, 1 at the upper one, 0 in a range without a length. NaN for a value
  /// that is NaN, infinite for an infinite one.
  func position(of value: Bound) -> Double {
    let range = withLength
    let length = range.upperBound - range.lowerBound
    if !value.isFinite { return Double(value) }
    return length > 0 ? Double((value - range.lowerBound) / length) : 0
  }
}
