import Foundation
import Graph

/// A modifier that gives one child another size or place: padding, frames, aspect ratios.
@MainActor
package protocol UnaryLayout: _PrimitiveViewModifier, Equatable {
  func sizeThatFits(_ proposal: Proposal, child: LayoutEngine) -> CGSize
  /// The size, if it is the same for every child and proposal: a frame that is fixed on both axes.
  var childIndependentSize: CGSize? { get }
  /// The child's frame, relative to the modifier's own origin.
  func childFrame(_ child: LayoutEngine, in size: ViewSize) -> ViewFrame
  /// By default the child's.
  func spacing(_ child: LayoutEngine) -> ViewSpacing
  /// A guide of the modifier itself; by default the child's, moved along.
  func explicitAlignment(_ key: AlignmentKey, child: LayoutEngine, at size: ViewSize) -> CGFloat?
  /// Whether guides are computed by a user's closure, which may read state.
  nonisolated static var runsUserCode: Bool { get }
  nonisolated static var label: String { get }
}

extension UnaryLayout {
  package var childIndependentSize: CGSize? { nil }
  package nonisolated static var runsUserCode: Bool { false }

  package func spacing(_ child: LayoutEngine) -> ViewSpacing { child.spacing() }

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
        modifier: modifier.attribute, child: child.handle, direction: inputs.layoutDirection, host: inputs.host))
    return outputs
  }
}

// Reads: the modifier, the child's answers, the direction, which dumps want to know.
// Produces: the answers of both together.
// Costs: O(1).
private struct UnaryLayoutRule<L: UnaryLayout>: Rule {
  let modifier: Attribute<L>
  let child: Attribute<LayoutHandle>
  let direction: Attribute<LayoutDirection>?
  unowned(unsafe) let host: ViewGraph
  var engine: UnaryEngine<L>?
  var childHandle: LayoutHandle?
  var seed: UInt32 = 0

  init(
    modifier: Attribute<L>, child: Attribute<LayoutHandle>, direction: Attribute<LayoutDirection>?, host: ViewGraph
  ) {
    self.modifier = modifier
    self.child = child
    self.direction = direction
    self.host = host
  }

  mutating func value() -> LayoutComputer {
    let layout = modifier.value
    let handle = child.value
    guard let engine else {
      let engine = UnaryEngine(layout, child: handle.engine)
      if L.runsUserCode { engine.rule = Graph.currentRule.map { WeakAnyAttribute($0) } }
      if let direction { engine.isMirrored = direction.value == .rightToLeft }
      self.engine = engine
      childHandle = handle
      return LayoutComputer(engine)
    }
    if let direction { engine.isMirrored = direction.value == .rightToLeft }
    let differs = handle != childHandle || layout != engine.layout
    let oldSize = engine.constantSize
    engine.layout = layout
    engine.child = handle.engine
    childHandle = handle
    // A child that was never asked, in a frame fixed on both axes say, may change unnoticed.
    let changed =
      if L.runsUserCode {
        host.observing { engine.answersChanged(inputsDiffer: differs) }
      } else {
        differs && engine.answersChanged()
      }
    if changed || engine.constantSize != oldSize { seed &+= 1 }
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

private final class UnaryEngine<L: UnaryLayout>: CachedLayoutEngine {
  var layout: L { didSet { constantSize = layout.childIndependentSize } }
  var child: LayoutEngine
  /// The engine's own rule, if the layout runs a user's code. Such code is first asked on behalf of others, so what it
  /// reads is not yet known to the rule: the rule then runs once more, repeats the question, and depends on that.
  var rule: WeakAnyAttribute?
  private var isInOwnRule = false
  private var asksItself = false

  init(_ layout: L, child: LayoutEngine) {
    self.layout = layout
    self.child = child
    super.init(capacity: 8)
    constantSize = layout.childIndependentSize
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    Diagnostics.checked(layout.sizeThatFits(proposal, child: child), L.label)
  }
  override func computeSpacing() -> ViewSpacing { layout.spacing(child) }
  override func computeAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    if L.runsUserCode, !isInOwnRule, !asksItself {
      asksItself = true
      rule?.attribute?.invalidate()
    }
    return layout.explicitAlignment(key, child: child, at: size)
  }
  /// Repeats the questions in the engine's own rule. If it runs only to repeat them, forgotten answers did not change.
  func answersChanged(inputsDiffer: Bool) -> Bool {
    let onlyRepeats = asksItself && !inputsDiffer
    isInOwnRule = true
    defer { (isInOwnRule, asksItself) = (false, false) }
    return onlyRepeats ? rememberedAnswersChanged() : answersChanged()
  }
  override func childFrames(in size: ViewSize) -> [ViewFrame] { [layout.childFrame(child, in: size)] }
  override var layoutPriority: Double { child.layoutPriority }
  override var label: String { L.label }
  override var children: [LayoutEngine] { [child] }
}

/// A leaf's layout that follows its proposal: colours, shapes, geometry readers.
@MainActor
package final class FlexibleEngine: LayoutEngine {
  package override init() { super.init() }
  package override var label: String { "flexible" }
}
