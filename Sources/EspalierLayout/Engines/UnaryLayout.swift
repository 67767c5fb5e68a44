// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// A modifier that gives one child another size or place: padding, frames, aspect ratios.
@MainActor
package protocol UnaryLayout: _PrimitiveViewModifier, Equatable {
  func sizeThatFits(_ proposal: Proposal, child: LayoutEngine) -> CGSize
  /// The proposals around one for which the size and all frames and guides are the same; by default that one alone.
  func range(of proposal: Proposal, size: CGSize, child: LayoutEngine) -> AnswerRange
  /// Whether the lengths proposed to the child follow from each other.
  var isRatio: Bool { get }
  /// The size, if it is the same for every child and proposal: a frame that is fixed on both axes.
  var childIndependentSize: CGSize? { get }
  /// The child's frame, relative to the modifier's own origin.
  func childFrame(_ child: LayoutEngine, in size: ViewSize) -> ViewFrame
  /// The preferred distances; by default the child's.
  func spacing(_ child: LayoutEngine) -> ViewSpacing
  /// A guide of the modifier itself; by default the child's, moved along.
  func explicitAlignment(_ key: AlignmentKey, child: LayoutEngine, at size: ViewSize) -> CGFloat?
  /// Whether `explicitAlignment` may have a value for a guide, in any size; by default whether the child's may.
  func mayPlace(_ key: AlignmentKey, child: LayoutEngine) -> Bool
  /// Whether guides are computed by a user's closure, which may read state.
  nonisolated static var runsUserCode: Bool { get }
  nonisolated static var label: String { get }
  /// The reason for the size, for explanations. By default the child's size, or the reason that holds for any view.
  func reason(for size: ViewSize, child: LayoutEngine) -> String
}

extension UnaryLayout {
  package var isRatio: Bool { false }
  package var childIndependentSize: CGSize? { nil }
  package func range(of proposal: Proposal, size: CGSize, child: LayoutEngine) -> AnswerRange { .exactly(proposal) }
  package nonisolated static var runsUserCode: Bool { false }

  package func reason(for size: ViewSize, child: LayoutEngine) -> String {
    childFrame(child, in: size).size.size == size.size
      ? "is as large as its content" : SizeReason.following(size.proposal, size.size)
  }

  package func spacing(_ child: LayoutEngine) -> ViewSpacing { child.spacing() }

  package func mayPlace(_ key: AlignmentKey, child: LayoutEngine) -> Bool { child.mayPlace(key) }

  package func explicitAlignment(_ key: AlignmentKey, child: LayoutEngine, at size: ViewSize) -> CGFloat? {
    let frame = childFrame(child, in: size)
    return child.explicitAlignment(key, at: frame.size).map { $0 + frame.origin[key.axis] }
  }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let frame = Attribute(
      UnaryChildFrame<Self>(modifier: modifier.attribute, frame: inputs.frame, direction: inputs.layoutDirection))
    var inner = inputs
    inner.frame = frame
    var outputs = body(_Graph(), inner)
    guard let child = outputs.layout else { return outputs }
    frame.mutateRule(UnaryChildFrame<Self>.self) { $0.child = child.handle }
    outputs.layout = Attribute(
      UnaryLayoutRule<Self>(
        modifier: modifier.attribute, child: child.handle, direction: inputs.layoutDirection,
        guideReads: runsUserCode ? GuideReads(inputs.host) : nil))
    return outputs
  }
}

// Reads: the modifier, the child's answers, the direction, which dumps show; the values that a guide's closure has
// read.
// Produces: the answers of both together.
// Costs: O(1).
private struct UnaryLayoutRule<L: UnaryLayout>: Rule {
  let modifier: Attribute<L>
  let child: Attribute<LayoutHandle>
  let direction: Attribute<LayoutDirection>?
  /// The reads of the user's code, if there is any.
  let guideReads: GuideReads?
  var engine: UnaryEngine<L>?
  var childHandle: LayoutHandle?
  var readsVersion = 0
  var seed: UInt32 = 0

  init(
    modifier: Attribute<L>, child: Attribute<LayoutHandle>, direction: Attribute<LayoutDirection>?,
    guideReads: GuideReads?
  ) {
    self.modifier = modifier
    self.child = child
    self.direction = direction
    self.guideReads = guideReads
  }

  mutating func value() -> LayoutComputer {
    let layout = modifier.value
    let handle = child.value
    let version = guideReads?.record.value ?? 0
    defer { readsVersion = version }
    guard let engine else {
      let engine = UnaryEngine(layout, child: handle.engine, guideReads: guideReads)
      if let direction { engine.isMirrored = direction.value == .rightToLeft }
      self.engine = engine
      childHandle = handle
      return LayoutComputer(engine)
    }
    if let direction { engine.isMirrored = direction.value == .rightToLeft }
    let differs = handle != childHandle || layout != engine.layout || version != readsVersion
    let (oldSize, oldRatios, ranUserCode) = (engine.constantSize, engine.nestedRatios, engine.guidesRunUserCode)
    engine.layout = layout
    engine.child = handle.engine
    engine.countRatios()
    childHandle = handle
    // A child that was never measured, as in a frame fixed on both axes, may change unnoticed.
    if differs && engine.sizesOrWidthsChanged() || engine.constantSize != oldSize || engine.nestedRatios != oldRatios
      || engine.guidesRunUserCode != ranUserCode
    {
      seed &+= 1
    }
    return LayoutComputer(engine, seed: seed)
  }

  nonisolated static var label: String { "layout of \(L.label)" }
}

// Reads: the modifier, the child's answers, the own frame, the direction.
// Produces: the child's frame.
// Costs: O(1).
private struct UnaryChildFrame<L: UnaryLayout>: Rule {
  let modifier: Attribute<L>
  let frame: Attribute<ViewFrame>
  let direction: Attribute<LayoutDirection>?
  var child: Attribute<LayoutHandle>?

  init(modifier: Attribute<L>, frame: Attribute<ViewFrame>, direction: Attribute<LayoutDirection>?) {
    self.modifier = modifier
    self.frame = frame
    self.direction = direction
  }

  mutating func value() -> ViewFrame {
    let frame = self.frame.value
    guard let child else { return frame }
    var result = modifier.value.childFrame(child.value.engine, in: frame.size)
    if let direction, direction.value == .rightToLeft { result = result.mirrored(in: frame.size.size.width) }
    result.origin.x += frame.origin.x
    result.origin.y += frame.origin.y
    return result
  }

  nonisolated static var label: String { "frame in \(L.label)" }
}

private final class UnaryEngine<L: UnaryLayout>: CachedLayoutEngine, WidthAnswering {
  var layout: L { didSet { constantSize = layout.childIndependentSize } }
  var child: LayoutEngine { didSet { guidesRunUserCode = L.runsUserCode || child.guidesRunUserCode } }
  var widthEngine: WidthEngine?
  private let guideReads: GuideReads?

  init(_ layout: L, child: LayoutEngine, guideReads: GuideReads?) {
    self.layout = layout
    self.child = child
    self.guideReads = guideReads
    super.init(capacity: 8)
    constantSize = layout.childIndependentSize
    guidesRunUserCode = L.runsUserCode || child.guidesRunUserCode
    countRatios()
  }

  func countRatios() {
    nestedRatios = constantSize == nil ? child.nestedRatios + (layout.isRatio ? 1 : 0) : 0
  }

  override func forgetUserGuides() {
    super.forgetUserGuides()
    if child.guidesRunUserCode { child.forgetUserGuides() }
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    Diagnostics.checked(layout.sizeThatFits(proposal, child: child), L.label)
  }
  override func computeRange(_ proposal: Proposal, size: CGSize) -> AnswerRange {
    layout.range(of: proposal, size: size, child: child)
  }

  var answersWidths: Bool {
    constantSize == nil && (child as? any WidthAnswering)?.answersWidths ?? false
  }
  func computeWidth(_ proposal: Proposal) -> CGFloat {
    let width = layout.sizeThatFits(proposal, child: child.forWidth).width
    return Diagnostics.checked(CGSize(width: width, height: 0), L.label).width
  }
  func computeWidthRange(_ proposal: Proposal) -> AnswerRange {
    let child = child.forWidth
    return layout.range(of: proposal, size: layout.sizeThatFits(proposal, child: child), child: child)
  }

  override func computeSpacing() -> ViewSpacing { layout.spacing(child) }
  override func mayPlace(_ key: AlignmentKey) -> Bool { layout.mayPlace(key, child: child) }
  override func computeAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard layout.mayPlace(key, child: child) else { return nil }
    guard let guideReads else { return layout.explicitAlignment(key, child: child, at: size) }
    return guideReads.recording { layout.explicitAlignment(key, child: child, at: size) }
  }
  override func childFrames(in size: ViewSize) -> [ViewFrame] { [layout.childFrame(child, in: size)] }
  override var layoutPriority: Double { child.layoutPriority }
  override var label: String { L.label }
  override var children: [LayoutEngine] { [child] }
  override func reason(for size: ViewSize) -> String { layout.reason(for: size, child: child) }
}

/// The values that the closure of an alignment guide has read. The closure is called by the layouts around, which must
/// not run again because of them.
@MainActor
private final class GuideReads {
  let record = ReadRecord()
  private let host: WeakHost

  init(_ host: ViewGraph) { self.host = host.weakReference }

  func recording<Result>(_ body: () -> Result) -> Result {
    host.observing(for: record.changed) { record.recording(body) }
  }
}
