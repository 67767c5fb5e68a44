// SPDX-License-Identifier: MIT

import EspalierGraph

/// A state that was written, for explaining loops and updates.
package struct StateWrite {
  package let name: String
  package let attribute: WeakAnyAttribute
  /// The type of the view that the state belongs to.
  package var owner: Any.Type?
  /// The previous and the written value, if both are known.
  package var change: (old: Any, new: Any)?

  package init(
    name: String, attribute: WeakAnyAttribute, owner: Any.Type? = nil, change: (old: Any, new: Any)? = nil
  ) {
    self.name = name
    self.attribute = attribute
    self.owner = owner
    self.change = change
  }
}
