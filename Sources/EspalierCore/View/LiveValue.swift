// SPDX-License-Identifier: MIT

import EspalierGraph

/// The latest value of a view or modifier, for as long as it lives: an event handler holds one.
package struct LiveValue<Value>: Equatable {
  private let attribute: WeakAttribute<Value>

  @MainActor init(_ attribute: Attribute<Value>) { self.attribute = WeakAttribute(attribute) }

  /// The current value; nil once the view has gone. Records no dependency.
  @MainActor package var value: Value? { attribute.attribute?.peek() }
  /// The node that the value belongs to, for `Graph.beginCall`.
  package var place: WeakAnyAttribute { attribute.any }
}

extension Attribute {
  /// The latest value, for code that reacts to events.
  @MainActor package var live: LiveValue<Value> { LiveValue(self) }
}
