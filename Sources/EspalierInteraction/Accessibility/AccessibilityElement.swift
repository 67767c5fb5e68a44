// SPDX-License-Identifier: MIT

import EspalierCore

/// The treatment of the elements inside of a view that is made one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate enum Kind { case ignore, contain, combine }
  fileprivate let kind: Kind

  /// The elements inside are ignored.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements inside remain, as children of the element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Labels, values and actions of the elements inside become the element's, except those that are hidden.
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
