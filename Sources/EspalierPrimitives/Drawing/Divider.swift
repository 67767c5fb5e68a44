// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierLayout
import Foundation

/// A thin line across the direction of its stack (specification L33).
public struct Divider: _PrimitiveView {
  /// A line across the enclosing stack, horizontal elsewhere: one point thick, and one pixel with a phone's design.
  public nonisolated init() {}

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if inputs.isDesktopMenu {
      return MenuEntryView._makeView(
        view: _GraphValue(.input(MenuEntryView(.divider, label: EmptyView()))), inputs: inputs)
    }
    let thickness = inputs.environment.map("thickness of Divider") { $0.design.divider.line ?? $0.pixelLength }
    let computer = DividerComputer(
      fixedAxis: inputs.stackAxis, changingAxis: inputs.changingStackAxis, thickness: thickness)
    return _ViewOutputs(layout: Attribute(computer), preferences: makeLeaf(DividerContent(), inputs: inputs))
  }
}

// Reads: the axis of the stack if it changes, the thickness of the design.
// Produces: the layout across the stack.
// Costs: O(1).
private struct DividerComputer: Rule {
  let changingAxis: Attribute<Axis?>?
  let thickness: Attribute<CGFloat>
  let engine: LeafEngine<DividerLayout>
  var seed: UInt32 = 0

  init(fixedAxis: Axis?, changingAxis: Attribute<Axis?>?, thickness: Attribute<CGFloat>) {
    self.changingAxis = changingAxis
    self.thickness = thickness
    engine = LeafEngine(DividerLayout(isVertical: fixedAxis == .horizontal, thickness: 0))
  }

  mutating func value() -> LayoutComputer {
    var layout = engine.layout
    layout.thickness = thickness.value
    if let axis = changingAxis { layout.isVertical = axis.value == .horizontal }
    if layout != engine.layout {
      engine.layout = layout
      seed &+= 1
    }
    return LayoutComputer(engine, seed: seed)
  }

  nonisolated static var label: String { "layout of Divider" }
}

private struct DividerLayout: LeafLayout, Equatable {
  var isVertical: Bool
  /// The thickness in points.
  var thickness: CGFloat

  func sizeThatFits(_ proposal: Proposal) -> CGSize {
    isVertical
      ? CGSize(width: thickness, height: proposal.proposedHeight ?? 10)
      : CGSize(width: proposal.proposedWidth ?? 10, height: thickness)
  }

  func range(of proposal: Proposal) -> AnswerRange {
    var range = AnswerRange.exactly(proposal)
    let thin: Axis = isVertical ? .horizontal : .vertical
    range[thin] = .all(at: proposal.length(thin))
    return range
  }

  var label: String { "Divider" }
}

private struct DividerContent: DrawnContent {
  static var viewType: (any View.Type)? { Divider.self }
  static var drawLabel: String { "draw Divider" }

  func draw(in frame: CGRect, _ environment: EnvironmentValues) -> DisplayList {
    let color = Color.separator.resolve(in: environment)
    return DisplayList([DisplayItem(.fill(path: Path(frame), rule: .nonZero, paint: .color(color), bounds: frame))])
  }
}
