// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// Lets a view that touches the edge of what is safe grow over what is covered (specification L114, L115).
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
    let engine = GrowingEngine()
    let frame = Attribute(
      GrownFrame(modifier: modifier.attribute, frame: inputs.frame, inputs: inputs, safeArea: safeArea, engine: engine))
    var inner = inputs
    inner.frame = frame
    var outputs = body(_Graph(), inner)
    guard let child = outputs.layout else { return outputs }
    frame.mutateRule(GrownFrame.self) { $0.child = child.handle }
    outputs.layout = Attribute(GrowingLayout(child: child.handle, engine: engine))
    return outputs
  }
}

// Reads: the frame, the safe area around it, the view's answers.
// Produces: the frame of the view, over what is covered.
// Costs: O(layers of the safe area).
private struct GrownFrame: Rule {
  let modifier: Attribute<_SafeAreaRegionsIgnoringLayout>
  let frame: Attribute<ViewFrame>
  let direction: Attribute<LayoutDirection>?
  let safeArea: SafeAreaReader
  let engine: GrowingEngine
  var child: Attribute<LayoutHandle>?

  @MainActor init(
    modifier: Attribute<_SafeAreaRegionsIgnoringLayout>, frame: Attribute<ViewFrame>, inputs: _ViewInputs,
    safeArea: SafeAreaReader, engine: GrowingEngine
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
    // What does not fill the larger size begins at its leading edge.
    let x =
      direction?.value == .rightToLeft
      ? frame.size.size.width + insets.trailing - size.width : -insets.leading
    var result = ViewFrame(origin: CGPoint(x: x, y: -insets.top), size: ViewSize(size, proposal: proposal))
    engine.placed = result
    result.origin.x += frame.origin.x
    result.origin.y += frame.origin.y
    return result
  }

  nonisolated static var label: String { "frame over the safe area" }
}

// Reads: the view's answers.
// Produces: the same.
// Costs: O(1).
private struct GrowingLayout: Rule {
  let child: Attribute<LayoutHandle>
  let engine: GrowingEngine
  var last: LayoutHandle?
  var seed: UInt32 = 0

  init(child: Attribute<LayoutHandle>, engine: GrowingEngine) {
    self.child = child
    self.engine = engine
  }

  mutating func value() -> LayoutComputer {
    let handle = child.value
    if let last, last != handle { seed &+= 1 }
    last = handle
    engine.child = handle.engine
    return LayoutComputer(engine, seed: seed)
  }

  nonisolated static var label: String { "layout of ignoresSafeArea" }
}

/// Answers as its child does.
private final class GrowingEngine: LayoutEngine {
  var child: LayoutEngine?
  /// Where the child was placed last, for dumps.
  var placed = ViewFrame.zero

  override func sizeThatFits(_ proposal: Proposal) -> CGSize { child?.sizeThatFits(proposal) ?? .zero }
  override func spacing() -> ViewSpacing { child?.spacing() ?? .standard }
  override func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    child?.explicitAlignment(key, at: size)
  }
  override func childFrames(in size: ViewSize) -> [ViewFrame] { child == nil ? [] : [placed] }
  override var layoutPriority: Double { child?.layoutPriority ?? 0 }
  override var label: String { "ignoresSafeArea" }
  override var children: [LayoutEngine] { child.map { [$0] } ?? [] }
}

extension View {
  /// Lets this view grow over the safe area's edges that it touches.
  /// - Parameters:
  ///   - regions: What may be grown over: bars, a keyboard.
  ///   - edges: The edges at which.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// The form of 2019.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: .all, edges: edges))
  }
}
