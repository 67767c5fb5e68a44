// SPDX-License-Identifier: MIT

import EspalierGraph

/// Whether a view that stays alive is on screen. A view that is not keeps its state; it has disappeared.
package enum ShownState: Int {
  case shown
  /// The view is in a row of a lazy container that is out of sight. It keeps the keyboard: what is typed goes on.
  case scrolledAway
  /// Another view is shown in its place: a page in front, another tab, another layout.
  case covered
}

extension Attribute<ShownState> {
  /// The state of a view in a container: that of its own place, or of the container if that is further away; nil counts as shown.
  @MainActor
  package func within(_ outer: Attribute<ShownState>?) -> Attribute<ShownState> {
    outer.map { Attribute(Further(own: self, outer: $0)) } ?? self
  }
}

extension Attribute<ShownState>? {
  /// Whether the view is on screen; a view without a state always is. In a rule, depends on it.
  @MainActor
  package var isShown: Bool { self?.value ?? .shown == .shown }
}

// Reads: the state of the view in its container, that of the container.
// Produces: the one that is further away.
// Costs: O(1).
private struct Further: Rule {
  let own: Attribute<ShownState>
  let outer: Attribute<ShownState>
  mutating func value() -> ShownState {
    let (own, outer) = (own.value, outer.value)
    return own.rawValue > outer.rawValue ? own : outer
  }
  nonisolated static var label: String { "is shown" }
}
