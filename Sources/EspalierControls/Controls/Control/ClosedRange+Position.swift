// SPDX-License-Identifier: MIT

extension ClosedRange where Bound: BinaryFloatingPoint {
  /// The nearest range whose length is a number as well.
  var withLength: Self {
    let most = Bound.greatestFiniteMagnitude / 2
    func near(_ bound: Bound) -> Bound { Swift.min(Swift.max(bound, -most), most) }
    return near(lowerBound)...near(upperBound)
  }

  /// A value's part of the range: 0 at the lower bound and 1 at the upper one, and 0 in a range without a length. Not a number
  /// where the value is none, and not finite where it is not.
  func position(of value: Bound) -> Double {
    let range = withLength
    let length = range.upperBound - range.lowerBound
    if !value.isFinite { return Double(value) }
    return length > 0 ? Double((value - range.lowerBound) / length) : 0
  }
}
