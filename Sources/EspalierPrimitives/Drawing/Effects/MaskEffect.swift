// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierLayout

/// Shows a view only inside the opaque parts of another one.
nonisolated public struct _MaskAlignmentEffect<Mask: View>: _PrimitiveViewModifier {
  var mask: Mask
  var alignment: Alignment

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let primary = body(_Graph(), inputs)
    guard let content = primary.preferences else { return primary }
    var alone = primary
    alone.preferences = nil
    let mask = makeSecondaryLayer(
      modifier[\.mask], alignment: modifier[\.alignment].attribute, isBackground: false, primary: alone, inputs: inputs)
    var outputs = primary
    let picture = mask.preferences?.attribute(for: DisplayListKey.self)
    outputs.preferences = EffectNode(content, effect: .init("mask") { .mask(picture?.value ?? .empty) })
    return outputs
  }
}

extension View {
  /// Shows the view only inside the opaque parts of `mask`. The mask is laid out like an overlay; only its picture is used: its
  /// preferences do not leave it (specification P76).
  public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    modifier(_MaskAlignmentEffect(mask: mask(), alignment: alignment))
  }

  /// The form of 2019.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskAlignmentEffect(mask: mask, alignment: .center))
  }
}
