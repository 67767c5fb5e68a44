// SPDX-License-Identifier: MIT

import Glibc

/// Whether two values are equal: by `==` if their type is `Equatable`, else by their stored fields. To be called on the
/// main actor, where the comparisons of types are made.
package func valuesAreEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  withUnsafeBytes(of: a) { left in
    withUnsafeBytes(of: b) { right in
      guard let (left, right) = left.baseAddress.flatMap({ left in right.baseAddress.map { (left, $0) } }) else {
        return true
      }
      if memcmp(left, right, MemoryLayout<Value>.size) == 0 { return true }
      return WholeComparison.of(Value.self).areEqual(left, right)
    }
  }
}

/// The same for two values of a type where they lie.
func valuesAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ type: Any.Type) -> Bool {
  memcmp(a, b, sizeOf(type)) == 0 || WholeComparison.of(type).areEqual(a, b)
}

/// The comparison of whole values of a type: a look-up of an absent conformance costs more than most comparisons.
private enum WholeComparison {
  case equatable(any Equatable.Type)
  case fields(FieldComparison)

  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch self {
    case .equatable(let type): ValueComparison.open(type, a, b)
    case .fields(let fields): fields.areEqual(a, b)
    }
  }

  nonisolated(unsafe) private static var known: [ObjectIdentifier: WholeComparison] = [:]

  /// The comparison for a type, made once per type; on the main actor.
  static func of(_ type: Any.Type) -> WholeComparison {
    if let known = known[ObjectIdentifier(type)] { return known }
    let made = (type as? any Equatable.Type).map { equatable($0) } ?? fields(.of(type))
    known[ObjectIdentifier(type)] = made
    return made
  }
}
