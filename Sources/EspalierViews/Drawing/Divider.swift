// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierLayout
import Foundation

/// A thin line across the direction of its stack (specification L33).
public struct Divider: _PrimitiveView {
  /// A line one point thick: across the stack it is in, horizontal elsewhere.
  public nonisolated init() {}

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if inputs.isDesktopMenu {
      return MenuEntryView._makeView(
        view: _GraphValue(.input(MenuEntryView(.divider, label: EmptyView()))), inputs: inputs)
    }
    let engine = LeafEngine(DividerLayout(isVertical: inputs.stackAxis == .horizontal))
    let layout =
      inputs.changingStackAxis.map { Attribute(TurningDivider(axis: $0, engine: engine)) }
      ?? .input(LayoutComputer(engine))
    return _ViewOutputs(layout: layout, preferences: makeLeaf(DividerContent(), inputs: inputs))
  }

  /// Points.
  static let thickness: CGFloat = 1
}

// Reads: the axis of the stack.
// Produces: the layout across it.
// Costs: O(1).
private struct TurningDivider: Rule {
  let axis: Attribute<Axis?>
  let engine: LeafEngine<DividerLayout>
  var seed: UInt32 = 0

  init(axis: Attribute<Axis?>, engine: LeafEngine<DividerLayout>) {
    self.axis = axis
    self.engine = engine
  }

  mutating func value() -> LayoutComputer {
    let isVertical = axis.value == .horizontal
    if isVertical != engine.layout.isVertical {
      engine.layout.isVertical = isVertical
      seed &+= 1
    }
    return LayoutComputer(engine, seed: seed)
  }

  nonisolated static var label: String { "layout of Divider" }
}

private struct DividerLayout: LeafLayout {
  var isVertical: Bool

  func sizeThatFits(_ proposal: Proposal) -> CGSize {
    isVertical
      ? CGSize(width: Divider.thickness, height: proposal.proposedHeight ?? 10)
      : CGSize(width: proposal.proposedWidth ?? 10, height: Divider.thickness)
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
