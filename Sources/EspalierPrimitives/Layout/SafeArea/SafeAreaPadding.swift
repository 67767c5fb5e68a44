// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Adds a layer of insets to the safe area of the views below; the view itself has padding of the same size.
nonisolated public struct _SafeAreaInsetsModifier: _PrimitiveViewModifier {
  let edges: Edge.Set
  /// The insets in points; nil is the default distance.
  let insets: EdgeInsets?

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    let (frame, transform, direction) = (inputs.frame, inputs.transform, inputs.layoutDirection)
    let outer = inputs.safeArea
    // The safe area with one additional layer.
    inner.safeArea = .init("safe area") {
      let modifier = modifier.value
      let insets = (modifier.insets ?? EdgeInsets(_PaddingLayout.defaultLength)).on(modifier.edges)
      return SafeArea(
        bounds: frame.value.rect, transform: transform.value,
        insets: [SafeArea.Insets(direction?.value == .rightToLeft ? insets.mirrored : insets)], around: outer?.value)
    }
    return body(_Graph(), inner)
  }
}

extension View {
  private nonisolated func safeArea(_ edges: Edge.Set, _ insets: EdgeInsets?) -> some View {
    let padding = _PaddingLayout(edges: edges, insets: insets)
    return modifier(padding).modifier(_SafeAreaInsetsModifier(edges: edges, insets: padding.insets))
  }

  /// Adds insets, in points, to the safe area of this view (specification L113).
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { safeArea(.all, insets) }

  /// Adds a distance to the safe area of this view.
  /// - Parameter length: The distance in points; nil is the default of 16.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeArea(edges, length.map { EdgeInsets($0) })
  }

  /// Adds a distance, in points, to the safe area of this view on all edges.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeArea(.all, EdgeInsets(length)) }

  /// Adds insets, in points, to the safe area of this view.
  public nonisolated func _safeAreaInsets(_ insets: EdgeInsets) -> some View { safeArea(.all, insets) }
}
