// SPDX-License-Identifier: MIT

import EspalierGraph

/// A view or modifier as it was written last, for as long as it lives: what an event handler holds.
package struct LiveValue<Value>: Equatable {
  private let attribute: WeakAttribute<Value>

  @MainActor init(_ attribute: Attribute<Value>) { self.attribute = WeakAttribute(attribute) }

  /// Nil once the view has gone. Records no dependency.
  @MainActor package var value: Value? { attribute.attribute?.peek() }
  /// Where it belongs, for `Graph.beginCall`.
  package var place: WeakAnyAttribute { attribute.any }
}

extension Attribute {
  /// The value as it was written last, for what reacts to events.
  @MainActor package var live: LiveValue<Value> { LiveValue(self) }
}
