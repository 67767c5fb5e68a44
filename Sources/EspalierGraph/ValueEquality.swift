// SPDX-License-Identifier: MIT

import Glibc

/// Whether two values are equal: by `==` where their type is `Equatable`, else by their stored fields. To be called on the main
/// actor, where the comparisons of types are made.
package func valuesAreEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  withUnsafeBytes(of: a) { left in
    withUnsafeBytes(of: b) { right in
      guard let (left, right) = left.baseAddress.flatMap({ left in right.baseAddress.map { (left, $0) } }) else {
        return true
      }
      if memcmp(left, right, MemoryLayout<Value>.size) == 0 { return true }
      if let equatable = Value.self as? any Equatable.Type { return ValueComparison.open(equatable, left, right) }
      return FieldComparison.of(Value.self).areEqual(left, right)
    }
  }
}
