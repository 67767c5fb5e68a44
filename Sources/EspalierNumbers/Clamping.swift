// SPDX-License-Identifier: MIT

import Foundation

// Numbers that users' code computes may be anything: 0 divided by 0 is not a number, and 1 divided by a length may
// exceed the range of an integer. The conversions here have a result for each of them: the nearest value.

extension FixedWidthInteger {
  /// The whole part; the nearest integer of the type if that is out of its range, and 0 if the value is not a number. O(1).
  @inlinable
  package init(clamping value: Double) {
    // The bounds are powers of two or exact; a value strictly between them can be converted.
    if value < Double(Self.max), value > Double(Self.min) {
      // By a type to which the processor converts: the conversion that all integers share takes a number apart.
      let whole = value.rounded(.towardZero)
      if Self.bitWidth < 64 || (Self.bitWidth == 64 && Self.isSigned) {
        self.init(truncatingIfNeeded: Int64(exactly: whole).unsafelyUnwrapped)
      } else if Self.bitWidth == 64 {
        self.init(truncatingIfNeeded: UInt64(exactly: whole).unsafelyUnwrapped)
      } else {
        self.init(value)
      }
    } else {
      self = value.isNaN ? 0 : value < 0 ? .min : value > 0 ? .max : 0
    }
  }

  /// The whole part; the nearest integer of the type if that is out of its range, and 0 if the value is not a number. O(1).
  @inlinable
  package init(clamping value: CGFloat) { self.init(clamping: Double(value)) }

  /// The whole part; the nearest integer of the type if that is out of its range, and 0 if the value is not a number. O(1).
  @inlinable
  package init(clamping value: Float) { self.init(clamping: Double(value)) }

  /// The sum; the nearest integer of the type if that is out of its range.
  @inlinable
  package func clampedSum(_ other: Self) -> Self {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// The difference; the nearest integer of the type if that is out of its range.
  @inlinable
  package func clampedDifference(_ other: Self) -> Self {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other < 0 ? .max : .min) : difference
  }

  /// The product; the nearest integer of the type if that is out of its range.
  @inlinable
  package func clampedProduct(_ other: Self) -> Self {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}

extension Duration {
  /// A duration of a number of seconds; at most 1e15 in either direction, which is more than dates are apart, and zero
  /// if it is not a number.
  package init(clampingSeconds seconds: Double) {
    let seconds = seconds.isNaN ? 0 : Swift.min(Swift.max(seconds, -1e15), 1e15)
    let whole = seconds.rounded(.down)
    self.init(
      secondsComponent: Int64(clamping: whole), attosecondsComponent: Int64(clamping: (seconds - whole) * 1e18))
  }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  /// A range whose upper bound is no less than the lower one, whatever the numbers: the lower bound alone if the upper
  /// one is less, and 0 for a lower bound that is not a number.
  @inlinable
  package init(ordered lower: Bound, _ upper: Bound) {
    let lower = lower.isNaN ? 0 : lower
    self = lower...(upper >= lower ? upper : lower)
  }
}
