// SPDX-License-Identifier: MIT

/// A reference to a tree's host, for the parts of the tree: rules, engines, and their state.
///
/// Not retained, and in release builds not checked: all of these parts live in the host's subgraph or in its parts, which end
/// before the host's memory does, and a rule that runs for each of 10,000 views has no time for reference counting. Debug
/// builds stop the program at a reference to a host that is gone, also where another one has its address.
@propertyWrapper
package struct HostReference {
  @usableFromInline unowned(unsafe) let host: ViewGraph
  #if DEBUG
    @usableFromInline let life: LivingHosts.Life
  #endif

  @inlinable
  package init(wrappedValue: ViewGraph) {
    host = wrappedValue
    #if DEBUG
      life = LivingHosts.life(of: wrappedValue)
    #endif
  }

  @inlinable
  package var wrappedValue: ViewGraph {
    get {
      #if DEBUG
        LivingHosts.check(life)
      #endif
      return host
    }
    set { self = HostReference(wrappedValue: newValue) }
  }
}
