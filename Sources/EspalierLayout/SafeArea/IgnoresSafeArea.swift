// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// Lets a view that touches the edge of the safe area grow over the covered area (specification L114, L115).
///
/// Layout measures the view as if it stayed inside; it is placed with the larger proposal.
nonisolated public struct _SafeAreaRegionsIgnoringLayout: _PrimitiveViewModifier, Equatable {
  public var regions: SafeAreaRegions
  public var edges: Edge.Set

  public init(regions: SafeAreaRegions, edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let safeArea = inputs.safeAreaReader else { return body(_Graph(), inputs) }
    let engine = ReplacedFrameEngine("ignoresSafeArea")
    let frame = Attribute(
      GrownFrame(modifier: modifier.attribute, frame: inputs.frame, inputs: inputs, safeArea: safeArea, engine: engine))
    var inner = inputs
    inner.frame = frame
    var outputs = body(_Graph(), inner)
    guard let child = outputs.layout else { return outputs }
    frame.mutateRule(GrownFrame.self) { $0.child = child.handle }
    outputs.layout = Attribute(ReplacedFrameLayout(child: child.handle, engine: engine))
    return outputs
  }
}

// Reads: the frame, the safe area around it, the view's answers.
// Produces: the frame of the view, extended over the covered area.
// Costs: O(layers of the safe area).
private struct GrownFrame: Rule {
  let modifier: Attribute<_SafeAreaRegionsIgnoringLayout>
  let frame: Attribute<ViewFrame>
  let direction: Attribute<LayoutDirection>?
  let safeArea: SafeAreaReader
  let engine: ReplacedFrameEngine
  var child: Attribute<LayoutHandle>?

  @MainActor init(
    modifier: Attribute<_SafeAreaRegionsIgnoringLayout>, frame: Attribute<ViewFrame>, inputs: _ViewInputs,
    safeArea: SafeAreaReader, engine: ReplacedFrameEngine
  ) {
    self.modifier = modifier
    self.frame = frame
    direction = inputs.layoutDirection
    self.safeArea = safeArea
    self.engine = engine
  }

  mutating func value() -> ViewFrame {
    let frame = self.frame.value
    guard let child else { return frame }
    let modifier = self.modifier.value
    let insets = safeArea.insets(around: frame, regions: modifier.regions, edges: modifier.edges)
    let proposal = frame.size.proposal.inset(by: insets.negated)
    let size = child.value.engine.sizeThatFits(proposal)
    // A view that does not fill the larger size begins at its leading edge.
    let x =
      direction?.value == .rightToLeft
      ? frame.size.size.width + insets.trailing - size.width : -insets.leading
    var result = ViewFrame(origin: CGPoint(x: x, y: -insets.top), size: ViewSize(size, proposal: proposal))
    engine.place(result, in: frame.size)
    result.origin.x += frame.origin.x
    result.origin.y += frame.origin.y
    return result
  }

  nonisolated static var label: String { "frame over the safe area" }
}

extension View {
  /// Lets this view grow over the safe area's edges that it touches.
  /// - Parameters:
  ///   - regions: The regions that the view may grow over: bars, a keyboard.
  ///   - edges: The edges over which it may grow.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// The form of 2019.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: .all, edges: edges))
  }
}
