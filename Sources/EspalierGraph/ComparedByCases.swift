// SPDX-License-Identifier: MIT

/// An enumeration that is compared by the values of its cases, without `Mirror`, which copies them several times. It is
/// for generic enumerations around views; others need no conformance.
package protocol ComparedByCases {
  static func areEqual(_ a: Self, _ b: Self) -> Bool
}

extension ComparedByCases {
  static func casesAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    areEqual(a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
  }
}

extension Optional: ComparedByCases {
  package static func areEqual(_ a: Self, _ b: Self) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): valuesAreEqual(a, b)
    default: false
    }
  }
}
