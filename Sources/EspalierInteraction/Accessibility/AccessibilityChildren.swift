// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import Foundation

/// Gives a view one element whose children are those of another view, which is not shown.
nonisolated public struct _AccessibilityChildren<Children: View>: _PrimitiveViewModifier {
  let children: Children

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    var inner = inputs
    inner.frame = Attribute(OfferedFrame(frame: inputs.frame))
    let other = Children._makeView(view: modifier[\.children], inputs: inner).preferences
    outputs.preferences = TransformingNode<AccessibilityKey>(outputs.preferences, label: "accessibility children") {
      below, view in
      Attribute(
        Described(
          frame: Attribute(AnimatedFrame(inputs: inputs)), content: below,
          children: other?.attribute(for: AccessibilityKey.self), view: view))
    }
    return outputs
  }

  // Reads: the frame of the view that is shown.
  // Produces: the same for the other one, which is offered all of it.
  private struct OfferedFrame: Rule {
    let frame: Attribute<ViewFrame>
    mutating func value() -> ViewFrame {
      let frame = frame.value
      return ViewFrame(origin: frame.origin, size: ViewSize(frame.size.size))
    }
    nonisolated static var label: String { "frame of accessibility children" }
  }

  // Reads: the elements of both views, the frame of the one that is shown.
  // Produces: the element of the view, or one around it, with the other's elements in it; what the view shows stays to be
  // found there as a part.
  // Costs: O(elements).
  private struct Described: Rule {
    let frame: Attribute<CGRect>
    let content: Attribute<AccessibilityList>?
    let children: Attribute<AccessibilityList>?
    let view: ObjectIdentifier
    mutating func value() -> AccessibilityList {
      let shown = content?.value.nodes ?? []
      let isElement = shown.count == 1 && !shown[0].isPart && shown[0].role != .text
      var node = isElement ? shown[0] : AccessibilityNode(role: .group, frame: frame.value, view: view)
      let inside = (isElement ? node.children : shown).map(\.asPart)
      node.children = (children?.value.nodes ?? []).inReadingOrder.compactMap(\.withoutParts) + inside
      return AccessibilityList([node])
    }
    nonisolated static var label: String { "accessibility children" }
  }
}

extension View {
  /// Puts elements of views that are not shown into the element of this view: such as the bars of a chart that is a drawing.
  /// They lie where those views would, in this view's frame.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(_AccessibilityChildren(children: children()))
  }
}
