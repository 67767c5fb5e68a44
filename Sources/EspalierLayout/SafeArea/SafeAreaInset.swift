// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// A bar at an edge of a view, which covers a part of the view's safe area (specification L112).
///
/// The bar is laid out first, in the length that the view can spare; the view gets the rest, and may grow behind the bar.
nonisolated public struct _InsetViewModifier<Content: View>: _PrimitiveViewModifier {
  let content: Content
  let bar: InsetBar

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let bar = modifier[\.bar].attribute
    let places = Attribute(InsetPlacesRule(frame: inputs.frame, direction: inputs.layoutDirection))
    var primaryInputs = inputs
    primaryInputs.frame = places.field(at: 0, as: ViewFrame.self)
    primaryInputs.safeArea = Attribute(InsetSafeArea(places: places, bar: bar, inputs: inputs))
    var secondaryInputs = inputs
    secondaryInputs.frame = places.field(at: MemoryLayout<InsetPlaces>.offset(of: \.secondary)!, as: ViewFrame.self)
    secondaryInputs.stackAxis = nil
    secondaryInputs.changingStackAxis = nil
    secondaryInputs.implicitRoot = .overlap(inputs.host.shared.constant(.center))
    let primary = body(_Graph(), primaryInputs)
    let secondary = Content._makeView(view: modifier[\.content], inputs: secondaryInputs)
    let layout = Attribute(
      InsetLayoutRule(bar: bar, primary: primary.layout?.handle, secondary: secondary.layout?.handle))
    places.mutateRule(InsetPlacesRule.self) { $0.layout = layout }
    return _ViewOutputs(
      layout: layout,
      preferences: JoinedNode.joining([primary.preferences, secondary.preferences]))
  }
}

/// The frames of the view and its bar, and the length that the bar covers.
struct InsetPlaces: Equatable {
  var primary: ViewFrame
  var secondary: ViewFrame
  /// The rectangle of the whole container, and the length of it that the bar takes.
  var bounds: CGRect
  var covered: CGFloat
}

// Reads: the container's frame, the layout, the direction.
// Produces: both frames.
// Costs: O(1).
private struct InsetPlacesRule: Rule {
  let frame: Attribute<ViewFrame>
  let direction: Attribute<LayoutDirection>?
  var layout: Attribute<LayoutComputer>?

  init(frame: Attribute<ViewFrame>, direction: Attribute<LayoutDirection>?) {
    self.frame = frame
    self.direction = direction
  }

  mutating func value() -> InsetPlaces {
    let frame = self.frame.value
    guard let engine = layout?.value.engine as? InsetEngine else {
      return InsetPlaces(primary: frame, secondary: frame, bounds: frame.rect, covered: 0)
    }
    var frames = engine.childFrames(in: frame.size)
    if let direction {
      engine.isMirrored = direction.value == .rightToLeft
      if engine.isMirrored { frames = frames.map { $0.mirrored(in: frame.size.size.width) } }
    }
    for index in frames.indices {
      frames[index].origin.x += frame.origin.x
      frames[index].origin.y += frame.origin.y
    }
    return InsetPlaces(
      primary: frames[0], secondary: frames[1], bounds: frame.rect, covered: engine.covered(in: frame.size.size))
  }

  nonisolated static var label: String { "frames of safeAreaInset" }
}

// Reads: the covered length, the safe area around.
// Produces: the safe area of the view, one layer more.
// Costs: O(1).
private struct InsetSafeArea: Rule {
  let places: Attribute<InsetPlaces>
  let bar: Attribute<InsetBar>
  let transform: Attribute<ViewTransform>
  let direction: Attribute<LayoutDirection>?
  let outer: Attribute<SafeArea>?

  init(places: Attribute<InsetPlaces>, bar: Attribute<InsetBar>, inputs: _ViewInputs) {
    self.places = places
    self.bar = bar
    transform = inputs.transform
    direction = inputs.layoutDirection
    outer = inputs.safeArea
  }

  mutating func value() -> SafeArea {
    let places = self.places.value
    var insets = EdgeInsets()
    insets[bar.value.edge] = places.covered
    if direction?.value == .rightToLeft { insets = insets.mirrored }
    return SafeArea(
      bounds: places.bounds, transform: transform.value, insets: [SafeArea.Insets(insets)], around: outer?.value)
  }

  nonisolated static var label: String { "safe area beside a bar" }
}

// Reads: the bar's parameters, the answers of both views.
// Produces: the answers of both together.
// Costs: O(1).
private struct InsetLayoutRule: Rule {
  let bar: Attribute<InsetBar>
  let primary: Attribute<LayoutHandle>?
  let secondary: Attribute<LayoutHandle>?
  var engine: InsetEngine?
  var last: [LayoutHandle?] = []
  var seed: UInt32 = 0
  var placementSeed: UInt32 = 0

  init(bar: Attribute<InsetBar>, primary: Attribute<LayoutHandle>?, secondary: Attribute<LayoutHandle>?) {
    self.bar = bar
    self.primary = primary
    self.secondary = secondary
  }

  mutating func value() -> LayoutComputer {
    let bar = self.bar.value
    let handles = [primary?.value, secondary?.value]
    let engine = self.engine ?? InsetEngine(bar)
    let differs = self.engine != nil && (handles != last || bar != engine.bar)
    self.engine = engine
    last = handles
    engine.bar = bar
    engine.primary = handles[0]?.engine ?? EmptyEngine.shared
    engine.secondary = handles[1]?.engine ?? EmptyEngine.shared
    let ratios = engine.nestedRatios
    engine.nestedRatios = max(engine.primary.nestedRatios, engine.secondary.nestedRatios)
    if differs {
      placementSeed &+= 1
      if engine.answersChanged() || engine.nestedRatios != ratios { seed &+= 1 }
    }
    return LayoutComputer(engine, seed: seed, placementSeed: placementSeed)
  }

  nonisolated static var label: String { "layout of safeAreaInset" }
}

extension View {
  /// Shows a bar above or below this view, which covers a part of its safe area.
  /// - Parameters:
  ///   - edge: The edge at which the bar is.
  ///   - alignment: The guide by which the bar is aligned with the view.
  ///   - spacing: Points between both; nil lets them decide.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(), bar: InsetBar(edge: edge.edge, alignment: alignment.key, spacing: spacing)))
  }

  /// Shows a bar beside this view, which covers a part of its safe area.
  /// - Parameters:
  ///   - edge: The edge at which the bar is.
  ///   - alignment: The guide by which the bar is aligned with the view.
  ///   - spacing: Points between both; nil lets them decide.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(), bar: InsetBar(edge: edge.edge, alignment: alignment.key, spacing: spacing)))
  }
}
