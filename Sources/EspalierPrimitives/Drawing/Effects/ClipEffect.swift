// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import Foundation

/// Clips a view's drawing to a shape in its frame.
nonisolated public struct _ClipEffect<ClipShape: Shape>: _PrimitiveViewModifier, Animatable {
  public var shape: ClipShape
  public var style: FillStyle
  /// Whether the clipped area cannot be touched either.
  var clipsTouches = true

  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    guard outputs.preferences != nil else { return outputs }
    let effect = MovingSource(modifier.attribute, inputs)
    let shown = inputs.makeShownFrame()
    outputs.preferences = EffectNode(
      outputs.preferences,
      effect: Attribute(
        Shown(effect: effect, frame: shown, transform: inputs.transform, environment: inputs.environment)),
      appliesToTouches: modifier.attribute.peek().clipsTouches)
    return outputs
  }

  // Reads: the currently shown shape, the shown frame; the layout direction if the shape is mirrored.
  // Produces: the clip.
  // Costs: the shape's path.
  private struct Shown: Rule {
    var effect: MovingSource<_ClipEffect<ClipShape>>
    let frame: Attribute<CGRect>
    let transform: Attribute<ViewTransform>
    let environment: Attribute<EnvironmentValues>
    mutating func value() -> DisplayEffect {
      let effect = self.effect.shown()
      let rect = frame.value
      let path = ShapePlace(environment: environment, transform: transform, frame: rect).whileCurrent {
        effect.shape.path(in: CGRect(origin: .zero, size: rect.size))
      }
      return .clip(path: effect.shape.placement(in: rect, environment)(path), rule: effect.style.rule)
    }
    nonisolated static var label: String { "clip to \(ClipShape.self)" }
  }
}

extension View {
  /// Clips the view to `shape`; the clipped area cannot be touched.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Clips the view to its frame. The clipped area can still be touched (specification L77, I21).
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    var effect = _ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased))
    effect.clipsTouches = false
    return modifier(effect)
  }

  /// Rounds the view's corners by `radius` points, in the form of a continuous `RoundedRectangle` (measured in pictures of iOS
  /// 18).
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
