// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import Foundation

/// What becomes of the elements inside of a view that is made one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate enum Kind { case ignore, contain, combine }
  fileprivate let kind: Kind

  /// They are passed over.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay, inside of the element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Their labels and actions become the element's.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// `.accessibilityElement(children:)`.
nonisolated public struct _AccessibilityElementModifier: _PrimitiveViewModifier, Equatable {
  let children: AccessibilityChildBehavior

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.preferences = TransformingNode<AccessibilityKey>(outputs.preferences, label: "accessibility element") {
      below, view in
      Attribute(
        Describe(
          modifier: modifier.attribute, frame: Attribute(AnimatedFrame(inputs: inputs)), content: below, view: view))
    }
    return outputs
  }

  private struct Describe: Rule {
    let modifier: Attribute<_AccessibilityElementModifier>
    let frame: Attribute<CGRect>
    let content: Attribute<AccessibilityList>?
    let view: ObjectIdentifier
    mutating func value() -> AccessibilityList {
      let inside = (content?.value.nodes ?? []).inReadingOrder
      var node = AccessibilityNode(role: .other, frame: frame.value, view: view)
      switch modifier.value.children.kind {
      case .contain:
        node.role = .group
        node.children = inside
      case .ignore: node.children = inside.map(\.asPart)
      case .combine:
        node.children = inside.map(\.asPart)
        node.label = inside.spokenLabel
        node.actions = inside.flatMap(\.actions)
        node.isEnabled = inside.isEmpty || inside.contains(where: \.isEnabled)
        if let only = inside.first, inside.allSatisfy({ $0.role == only.role }) { node.role = only.role }
      }
      return AccessibilityList([node])
    }
    nonisolated static var label: String { "accessibility element" }
  }
}

extension View {
  /// Makes this view one element for screen readers.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(_AccessibilityElementModifier(children: children))
  }
}
