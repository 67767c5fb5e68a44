import Drawing
import Graph
import ViewCore

/// A shape of a view's own frame, behind it or in front of it. It shares the view's frame: no layout of its own.
nonisolated public struct _StyleLayerModifier<Bounds: Shape, Style: ShapeStyle, Side: _LayerSide>:
  _PrimitiveViewModifier
{
  var layer: _ShapeView<Bounds, Style>

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    typealias Layer = _ShapeView<Bounds, Style>
    let layer = Layer._makeView(view: modifier.field(at: 0, as: Layer.self), inputs: inputs)
    let parts = [(outputs.preferences, nil), (layer.preferences, nil)] as [(PreferenceNode?, Attribute<Double>?)]
    // Drawing order: what lies behind comes first (oracle P53, P54).
    outputs.preferences = JoinedNode.joining(Side.isBehind ? parts.reversed() : parts)
    return outputs
  }
}

extension View {
  private nonisolated func layer<Style: ShapeStyle, Bounds: Shape, Side: _LayerSide>(
    _ style: Style, in shape: Bounds, fillStyle: FillStyle = FillStyle(), side: Side.Type
  ) -> ModifiedContent<Self, _StyleLayerModifier<Bounds, Style, Side>> {
    modifier(_StyleLayerModifier(layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }

  /// Fills the view's frame behind it.
  public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    layer(style, in: Rectangle(), side: _Behind.self)
  }

  /// Fills the view's frame behind it with the background of the surroundings.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layer(BackgroundStyle(), in: Rectangle(), side: _Behind.self)
  }

  /// Fills a shape of the view's frame behind it.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layer(style, in: shape, fillStyle: fillStyle, side: _Behind.self)
  }

  /// Fills a shape of the view's frame behind it with the background of the surroundings.
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    layer(BackgroundStyle(), in: shape, fillStyle: fillStyle, side: _Behind.self)
  }

  /// Fills the view's frame in front of it.
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layer(style, in: Rectangle(), side: _InFront.self)
  }

  /// Fills a shape of the view's frame in front of it.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layer(style, in: shape, fillStyle: fillStyle, side: _InFront.self)
  }
}
