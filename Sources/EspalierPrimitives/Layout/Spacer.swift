// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierLayout
import Foundation

/// Space that fills the remaining length: along its stack, outside of stacks on both axes (specification L20, L29–L32).
@frozen public struct Spacer: _PrimitiveView {
  /// Least length in points; nil is the system's distance.
  public var minLength: CGFloat?

  /// Fills the length that the adjacent views leave, at least `minLength` points; nil is the default distance.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      layout:
        Attribute(
          SpacerLayoutRule(
            view: view.attribute, axis: inputs.stackAxis, changingAxis: inputs.changingStackAxis)))
  }
}

// Reads: the spacer, the axis of a stack that may change.
// Produces: its layout.
// Costs: O(1).
private struct SpacerLayoutRule: Rule {
  let view: Attribute<Spacer>
  let axis: Axis?
  let changingAxis: Attribute<Axis?>?
  var engine: LeafEngine<SpacerLayout>?
  var seed: UInt32 = 0

  init(view: Attribute<Spacer>, axis: Axis?, changingAxis: Attribute<Axis?>?) {
    self.view = view
    self.axis = axis
    self.changingAxis = changingAxis
  }

  mutating func value() -> LayoutComputer {
    let axis = changingAxis?.value ?? self.axis
    let layout = SpacerLayout(axis: axis, minLength: max(0, view.value.minLength ?? ViewSpacing.systemDistance))
    guard let engine else {
      let engine = LeafEngine(layout)
      self.engine = engine
      return LayoutComputer(engine)
    }
    if layout.minLength != engine.layout.minLength || axis != engine.layout.axis { seed &+= 1 }
    engine.layout = layout
    return LayoutComputer(engine, seed: seed)
  }

  nonisolated static var label: String { "layout of Spacer" }
}

private struct SpacerLayout: LeafLayout {
  let axis: Axis?
  let minLength: CGFloat

  func sizeThatFits(_ proposal: Proposal) -> CGSize {
    func length(_ each: Axis) -> CGFloat {
      if let axis, axis != each { return 0 }
      return max(minLength, proposal[each].map { CGFloat($0) } ?? minLength)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  func range(of proposal: Proposal) -> AnswerRange {
    func range(_ each: Axis) -> LengthRange {
      let length = proposal.length(each)
      if let axis, axis != each { return .all(at: length) }
      return length <= minLength ? LengthRange(-.infinity, minLength) : .exactly(length)
    }
    return AnswerRange(width: range(.horizontal), height: range(.vertical))
  }

  /// No distances along the stack; across it, no preference: a row with a spacer keeps its distance from other rows.
  func spacing() -> ViewSpacing {
    guard let axis else { return .zero }
    return ViewSpacing().union(.zero, edges: axis == .horizontal ? .horizontal : .vertical)
  }
  /// The lowest priority: all other views choose first.
  static var layoutPriority: Double { -.infinity }
  var label: String { "Spacer" }
}
