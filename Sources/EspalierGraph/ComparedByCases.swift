// SPDX-License-Identifier: MIT

/// An enumeration that is compared by the values of its cases where they lie, without `Mirror`, which copies them several
/// times. It is for generic enumerations around views, which keep a case's value at their start; others need no conformance.
package protocol ComparedByCases {
  /// The types of the cases' values, those with values first, in the order of their declaration. The cases behind them have
  /// no values.
  static var caseTypes: [Any.Type] { get }
}

extension Optional: ComparedByCases {
  package static var caseTypes: [Any.Type] { [Wrapped.self] }
}

/// The number of an enumeration's case: those with values come first, in the order of their declaration. It is read by the
/// type's value witness, since `switch` copies a value of a type that is not known before run time.
func caseNumber(of value: UnsafeRawPointer, _ type: Any.Type) -> Int {
  typealias TagWitness = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  let witnesses = (metadata - 8).load(as: UnsafeRawPointer.self)
  // Eight functions, the size, the stride and two flags of 32 bits lie before it.
  let tag = (witnesses + 88).load(as: TagWitness.self)
  return Int(tag(value, metadata))
}
