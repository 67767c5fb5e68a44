// SPDX-License-Identifier: MIT

import EspalierCore

/// What becomes of the elements inside of a view that is made one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate enum Kind { case ignore, contain, combine }
  fileprivate let kind: Kind

  /// They are passed over.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay, inside of the element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Their labels, values and actions become the element's, but for those that are hidden.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// `.accessibilityElement(children:)`.
nonisolated public struct _AccessibilityElementModifier: _PrimitiveViewModifier, Equatable {
  let children: AccessibilityChildBehavior

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.describe("accessibility element", inputs: inputs) { view in
      let inside = view.elements.inReadingOrder
      var node = view.element(.other)
      switch modifier.value.children.kind {
      case .contain:
        node.role = .group
        node.children = inside
      case .ignore: node.children = inside.map(\.asPart)
      case .combine:
        node.children = inside.map(\.asPart)
        node.combine(inside.flatMap(\.spokenElements))
      }
      return [node]
    }
    return outputs
  }
}

extension View {
  /// Makes this view one element for screen readers.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(_AccessibilityElementModifier(children: children))
  }
}
