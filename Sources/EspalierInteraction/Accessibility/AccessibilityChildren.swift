// SPDX-License-Identifier: MIT

import EspalierCore

/// Gives a view one element whose children are those of another view, which is not shown.
nonisolated public struct _AccessibilityChildren<Children: View>: _PrimitiveViewModifier {
  let children: Children

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    var inner = inputs
    // The children are offered the whole frame of the view.
    inner.frame = inputs.frame.map("frame of accessibility children") {
      ViewFrame(origin: $0.origin, size: ViewSize($0.size.size))
    }
    let other = Children._makeView(view: modifier[\.children], inputs: inner).preferences
    // The element of the view, or one around it, with the other view's elements in it; the view's own content can still
    // be found there as a part.
    outputs.describe("accessibility children", inputs: inputs, unshown: other) { view in
      let shown = view.elements
      let isElement = shown.count == 1 && !shown[0].isPart && shown[0].role != .text
      var node = isElement ? shown[0] : view.element(.group)
      let inside = (isElement ? node.children : shown).map(\.asPart)
      node.children = view.unshownElements.inReadingOrder.compactMap(\.withoutParts) + inside
      return [node]
    }
    return outputs
  }
}

extension View {
  /// Puts elements of views that are not shown into the element of this view, such as the bars of a chart that is a
  /// drawing. They have the places that those views would have in this view's frame.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(_AccessibilityChildren(children: children()))
  }
}
