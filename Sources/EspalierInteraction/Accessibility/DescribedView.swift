// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// A view, for a modifier that describes it to screen readers. In a rule, reading a property records a dependency.
@MainActor
package struct DescribedView {
  private let content: Attribute<AccessibilityList>?
  private let unshown: Attribute<AccessibilityList>?
  private let frame: Attribute<CGRect>
  private let id: ObjectIdentifier

  fileprivate init(
    content: Attribute<AccessibilityList>?, unshown: Attribute<AccessibilityList>?, frame: Attribute<CGRect>,
    id: ObjectIdentifier
  ) {
    self.content = content
    self.unshown = unshown
    self.frame = frame
    self.id = id
  }

  /// The elements inside of the view.
  package var elements: [AccessibilityNode] { content?.value.nodes ?? [] }
  /// The same; if there are none, one for the view itself.
  package var elementsOrOwn: [AccessibilityNode] {
    let elements = elements
    return elements.isEmpty ? [element(.other)] : elements
  }
  /// The elements of the view that is made beside it and not shown.
  package var unshownElements: [AccessibilityNode] { unshown?.value.nodes ?? [] }
  /// The view's frame on screen now.
  package var shownFrame: CGRect { frame.value }
  /// A new element for the view itself.
  package func element(_ role: AccessibilityRole) -> AccessibilityNode {
    AccessibilityNode(role: role, frame: shownFrame, view: id)
  }
}

extension _ViewOutputs {
  /// Replaces the elements that screen readers find in a view.
  /// - Parameters:
  ///   - label: The modifier, for dumps.
  ///   - inputs: Those of the view, for its frame.
  ///   - unshown: The outputs of a view that is not shown and only gives elements.
  ///   - describe: Makes the elements, in a rule.
  @MainActor
  package mutating func describe(
    _ label: String, inputs: _ViewInputs, unshown: PreferenceNode? = nil,
    _ describe: @escaping @MainActor (DescribedView) -> [AccessibilityNode]
  ) {
    preferences = TransformingNode<AccessibilityKey>(preferences, label: label) { below, id in
      let view = DescribedView(
        content: below, unshown: unshown?.attribute(for: AccessibilityKey.self),
        frame: inputs.makeShownFrame(), id: id)
      return Attribute(label) { AccessibilityList(describe(view)) }
    }
  }
}
