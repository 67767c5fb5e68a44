// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// A list of places in a view between which the user of a screen reader moves.
package struct AccessibilityRotor {
  /// The name for the user.
  package let name: String
  /// The view with the rotor: the same for all elements of the view.
  package let view: ObjectIdentifier
  package let entries: [Entry]

  package init(name: String, view: ObjectIdentifier, entries: [Entry]) {
    self.name = name
    self.view = view
    self.entries = entries
  }

  /// A place.
  package struct Entry {
    /// The name for the user; nil for a place that has the name of its element.
    package let label: String?
    /// Moves to the place.
    package let move: @MainActor () -> Void

    package init(label: String?, move: @escaping @MainActor () -> Void) {
      self.label = label
      self.move = move
    }
  }
}

/// The identity of an element for the entries of rotors.
package struct AccessibilityRotorMark {
  let id: AnyHashable
  let namespace: Namespace.ID
  /// Moves the scroll views around as little as needed to show the element.
  let reveal: @MainActor () -> Void
}

/// Gives a view's elements an identity for the entries of rotors.
nonisolated public struct _AccessibilityRotorMarking: _PrimitiveViewModifier {
  let id: AnyHashable
  let namespace: Namespace.ID

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let (frame, transform) = (inputs.frame.weak, inputs.transform.weak)
    // The view's elements with the mark; O(elements directly inside).
    outputs.describe("accessibility rotor entry", inputs: inputs) { view in
      let mark = AccessibilityRotorMark(id: modifier.value.id, namespace: modifier.value.namespace) {
        guard let transform = transform.attribute?.peek(), let rect = frame.attribute?.peek().rect else { return }
        for name in transform.spaces {
          if let space = name.base as? any RevealingSpace, space.reveal(rect) { return }
        }
      }
      return view.elementsOrOwn.map { node in node.changed { $0.rotorMarks.append(mark) } }
    }
    return outputs
  }
}

extension View {
  /// Makes this view the place of those entries of a rotor that have its identity in a namespace.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(_AccessibilityRotorMarking(id: AnyHashable(id), namespace: namespace))
  }
}
