// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// A line inside a view's edges, in front of the view.
nonisolated public struct _BorderModifier<Style: ShapeStyle>: _PrimitiveViewModifier {
  var line: _ShapeView<_StrokedShape<_InsetShape<Rectangle>>, Style>

  init(_ style: Style, width: CGFloat) {
    let outline = _StrokedShape(shape: Rectangle().inset(by: width / 2), style: StrokeStyle(lineWidth: width))
    line = _ShapeView(shape: outline, style: style)
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    typealias Line = _ShapeView<_StrokedShape<_InsetShape<Rectangle>>, Style>
    let line = Line._makeView(view: modifier.field(at: 0, as: Line.self), inputs: inputs)
    outputs.preferences = JoinedNode.joining([outputs.preferences, line.preferences])
    return outputs
  }
}

extension View {
  /// Draws a line of `width` points inside the view's edges.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_BorderModifier(content, width: width))
  }
}
