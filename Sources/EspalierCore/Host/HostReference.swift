// SPDX-License-Identifier: MIT

/// The host of a tree, in what belongs to the tree: rules, engines, and what they keep.
///
/// Not retained, and not checked: all of that lives in the host's subgraph or in its parts, which end before the host's
/// memory does, and a rule that runs for each of 10,000 views has no time for a count of references.
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
