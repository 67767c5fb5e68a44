// SPDX-License-Identifier: MIT

import Foundation

// Foundation on Linux declares a static `CGFloat.abs` that is unavailable and hides the free function in extensions of CGFloat,
// in which code for Apple systems calls it. The names found there are these two, of an instance and of the type.

extension CGFloat {
  /// The magnitude of a number: the meaning of `abs(x)` in an extension of `CGFloat`.
  @inlinable public func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { Swift.abs(x) }
  /// The magnitude of a number: the meaning of `abs(x)` in an extension of `CGFloat`.
  @inlinable public static func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { Swift.abs(x) }
}
