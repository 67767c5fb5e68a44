// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierLayout
import Foundation

/// A shape in a view's own frame, behind the view or in front of it. It shares the view's frame: it has no layout of its own.
nonisolated public struct _StyleLayerModifier<Bounds: Shape, Style: ShapeStyle, Side: _LayerSide>:
  _PrimitiveViewModifier
{
  var layer: _ShapeView<Bounds, Style>
  /// The edges at which the layer extends over the safe area if the view touches them (specification L48).
  var ignoredEdges: Edge.Set = []

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var contentInputs = inputs
    if Side.isBehind, Style.self == Material.self || Style.self == AnyShapeStyle.self {
      contentInputs.changeEnvironment("material behind") { environment in
        let style: Any = modifier.value.layer.style
        if let material = style as? Material ?? (style as? AnyShapeStyle)?.style as? Material {
          environment.backgroundMaterial = material
        }
      }
    }
    var outputs = body(_Graph(), contentInputs)
    typealias Layer = _ShapeView<Bounds, Style>
    var layerInputs = inputs
    if let safeArea = inputs.safeAreaReader, Bounds.self == StyledFrame.self {
      layerInputs.frame = inputs.frame.map("frame of a style over the safe area") { frame in
        let insets = safeArea.insets(around: frame, regions: .container, edges: modifier.value.ignoredEdges)
        let rect = frame.rect.inset(by: insets.negated)
        return ViewFrame(origin: rect.origin, size: ViewSize(rect.size))
      }
    }
    let layer = Layer._makeView(view: modifier.field(at: 0, as: Layer.self), inputs: layerInputs)
    let parts = [outputs.preferences, layer.preferences]
    // Drawing order: layers behind come first (specification P53, P54).
    outputs.preferences = JoinedNode.joining(Side.isBehind ? parts.reversed() : parts)
    return outputs
  }
}

/// The shape that a style fills if it is given none: that of the nearest container that has one (`containerShape(_:)`), inset as a
/// ``ContainerRelativeShape`` is; otherwise the rectangle of the frame.
nonisolated struct StyledFrame: Shape, Equatable {
  func path(in rect: CGRect) -> Path { ContainerRelativeShape().path(in: rect) }
  static var _followsProposal: Bool { true }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension View {
  private nonisolated func layer<Style: ShapeStyle, Bounds: Shape, Side: _LayerSide>(
    _ style: Style, in shape: Bounds, fillStyle: FillStyle = FillStyle(), side: Side.Type,
    ignoring edges: Edge.Set = []
  ) -> ModifiedContent<Self, _StyleLayerModifier<Bounds, Style, Side>> {
    modifier(
      _StyleLayerModifier(
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), ignoredEdges: edges))
  }

  /// Fills the view's frame behind it, or the shape of its container (`containerShape(_:)`).
  public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    layer(style, in: StyledFrame(), side: _Behind.self, ignoring: edges)
  }

  /// Fills the view's frame behind it, or the shape of its container (`containerShape(_:)`), with the environment's background
  /// style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layer(BackgroundStyle(), in: StyledFrame(), side: _Behind.self, ignoring: edges)
  }

  /// Fills a shape in the view's frame behind it.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layer(style, in: shape, fillStyle: fillStyle, side: _Behind.self)
  }

  /// Fills a shape in the view's frame behind it with the environment's background style.
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    layer(BackgroundStyle(), in: shape, fillStyle: fillStyle, side: _Behind.self)
  }

  /// Fills the view's frame in front of it, or the shape of its container (`containerShape(_:)`).
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layer(style, in: StyledFrame(), side: _InFront.self, ignoring: edges)
  }

  /// Fills a shape in the view's frame in front of it.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layer(style, in: shape, fillStyle: fillStyle, side: _InFront.self)
  }
}
