// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Changes the properties of a view's elements for screen readers.
nonisolated public struct _AccessibilityChangeModifier: _PrimitiveViewModifier {
  /// Whether a view without elements gets one.
  var makesElement = true
  let change: (inout AccessibilityNode) -> Void

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.describe("accessibility", inputs: inputs) { view in
      let modifier = modifier.value
      return (modifier.makesElement ? view.elementsOrOwn : view.elements).map { $0.changed(modifier.change) }
    }
    return outputs
  }
}

extension AccessibilityNode {
  /// Changes the element. An identifier is a name around an element; a change that applies to both applies to the element.
  package func changed(_ change: (inout AccessibilityNode) -> Void) -> AccessibilityNode {
    var result = self
    if self.role == .group, self.identifier != nil, children.count == 1 {
      result.children[0] = children[0].changed(change)
    } else {
      change(&result)
    }
    return result
  }

  fileprivate mutating func add(_ added: AccessibilityTraits) {
    self.traits.formUnion(added)
    self.role = self.traits.role ?? self.role
  }

  fileprivate mutating func remove(_ removed: AccessibilityTraits) {
    self.traits.subtract(removed)
    if self.role == removed.role { self.role = self.traits.role ?? (self.text == nil ? .other : .text) }
  }
}

extension View {
  package nonisolated func describing(_ change: @escaping (inout AccessibilityNode) -> Void) -> some View {
    modifier(_AccessibilityChangeModifier(change: change))
  }

  /// Changes the elements of this view, or nothing.
  package nonisolated func describing(
    if isEnabled: Bool, _ change: @escaping (inout AccessibilityNode) -> Void
  ) -> some View {
    modifier(_AccessibilityChangeModifier(makesElement: isEnabled) { if isEnabled { change(&$0) } })
  }

  /// Sets the name of this view for screen readers.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    describing { $0.label = String(label) }
  }

  /// Sets the value of this view that screen readers read.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    describing { $0.value = String(value) }
  }

  /// Describes the effect of the element's action for screen readers.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    describing { $0.hint = String(hint) }
  }

  /// Whether screen readers pass over this view. It is still on screen, and tests find it by its content.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(_AccessibilityChangeModifier(makesElement: !hidden) { if hidden { $0 = $0.asPart } })
  }

  /// Adds traits to the elements of this view; modifiers further out can take them away again.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    describing { $0.add(traits) }
  }

  /// Takes traits from the elements of this view, those of its controls among them.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    describing { $0.remove(traits) }
  }
}

/// Turns the content of a section's header into a heading.
@MainActor
package func makeHeading(_ outputs: inout _ViewOutputs) {
  outputs.transform(AccessibilityKey.self, label: "heading") { list in
    list.nodes = list.nodes.map { node in node.changed { if $0.role == .text { $0.add(.isHeader) } } }
  }
}
