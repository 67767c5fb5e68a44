// SPDX-License-Identifier: MIT

import EspalierGraph

extension Attribute<Bool> {
  /// Whether this holds and `outer` does; nil counts as holding.
  @MainActor
  package func and(_ outer: Attribute<Bool>?) -> Attribute<Bool> {
    outer.map { Attribute(Both(own: self, outer: $0)) } ?? self
  }
}

// Reads: whether a container shows the view, whether the views around are shown.
// Produces: whether the view is shown.
// Costs: O(1).
private struct Both: Rule {
  let own: Attribute<Bool>
  let outer: Attribute<Bool>
  mutating func value() -> Bool { own.value && outer.value }
  nonisolated static var label: String { "is shown" }
}
