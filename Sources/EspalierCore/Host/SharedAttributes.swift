// SPDX-License-Identifier: MIT

import EspalierGraph

/// Attributes for values that never change, one per value in a tree.
@MainActor
package final class SharedAttributes {
  private let subgraph: Subgraph
  private var constants: [ObjectIdentifier: [(value: Any, attribute: AnyAttribute)]] = [:]
  /// The layout of all views that follow their proposal.
  package private(set) lazy var flexibleLayout: Attribute<LayoutComputer> = subgraph.apply {
    .input(LayoutComputer(FlexibleEngine()))
  }

  init(_ subgraph: Subgraph) { self.subgraph = subgraph }

  /// The attribute of a value. O(values of this type that were requested before).
  package func constant<Value: Equatable>(_ value: Value) -> Attribute<Value> {
    let known = constants[ObjectIdentifier(Value.self), default: []]
    if let found = known.first(where: { ($0.value as! Value) == value }) { return found.attribute.as(Value.self) }
    let attribute = subgraph.apply { Attribute.input(value) }
    constants[ObjectIdentifier(Value.self), default: []].append((value, attribute.any))
    return attribute
  }
}
