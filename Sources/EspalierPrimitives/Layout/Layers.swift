// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout

/// A view in front of or behind another one, which alone determines the size.
nonisolated public struct _LayerModifier<Layer: View, Side: _LayerSide>: _PrimitiveViewModifier {
  var layer: Layer
  var alignment: Alignment

  init(layer: Layer, alignment: Alignment, side: Side.Type) {
    self.layer = layer
    self.alignment = alignment
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeSecondaryLayer(
      modifier[\.layer], alignment: modifier[\.alignment].attribute,
      isBackground: Side.isBehind, primary: body(_Graph(), inputs), inputs: inputs)
  }
}

extension View {
  /// Adds views in front of this one; several overlap each other (specification L46, L47).
  public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_LayerModifier(layer: content(), alignment: alignment, side: _InFront.self))
  }

  /// Adds views behind this one; several overlap each other.
  public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(_LayerModifier(layer: content(), alignment: alignment, side: _Behind.self))
  }

  /// The form of 2019.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_LayerModifier(layer: overlay, alignment: alignment, side: _InFront.self))
  }

  /// The form of 2019.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(_LayerModifier(layer: background, alignment: alignment, side: _Behind.self))
  }
}
