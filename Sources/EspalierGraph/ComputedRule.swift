// SPDX-License-Identifier: MIT

/// A rule without state of its own: a closure computes its value from the attributes that it reads. A rule that keeps
/// state between runs, or runs in most views, is a type.
@usableFromInline
struct ComputedRule<Value>: Rule {
  @usableFromInline let label: String
  @usableFromInline let compute: @MainActor () -> Value

  @inlinable
  init(_ label: String, _ compute: @escaping @MainActor () -> Value) {
    self.label = label
    self.compute = compute
  }

  @inlinable mutating func value() -> Value { compute() }
}

extension Attribute {
  /// A node of the current subgraph that `compute` computes when it is first read.
  /// - Parameter label: The name of the rule in chains and dumps.
  @inlinable
  @MainActor public init(_ label: String, _ compute: @escaping @MainActor () -> Value) {
    self.init(ComputedRule(label, compute))
  }

  /// A node of the current subgraph with the result of `transform` for this value.
  @inlinable
  @MainActor public func map<Result>(
    _ label: String, _ transform: @escaping @MainActor (Value) -> Result
  ) -> Attribute<Result> {
    Attribute<Result>(label) { transform(value) }
  }
}
