// SPDX-License-Identifier: MIT

/// A reference to a tree's host, for the parts of the tree: rules, engines, and their state.
///
/// Not retained, and not checked: all of these parts live in the host's subgraph or in its parts, which end before the
/// host's memory does, and a rule that runs for each of 10,000 views has no time for reference counting.
@propertyWrapper
package struct HostReference {
  @usableFromInline unowned(unsafe) let host: ViewGraph

  @inlinable
  package init(wrappedValue: ViewGraph) { host = wrappedValue }

  @inlinable
  package var wrappedValue: ViewGraph {
    get { host }
    set { self = HostReference(wrappedValue: newValue) }
  }
}
