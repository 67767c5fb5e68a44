import Drawing
import Foundation
import Graph
import ViewCore

/// A thin line across the direction of its stack (oracle L33).
public struct Divider: _PrimitiveView {
  public nonisolated init() {}

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let layout = inputs.host.subgraph.apply {
      Attribute.input(LayoutComputer(DividerEngine(isVertical: inputs.stackAxis == .horizontal)))
    }
    return _ViewOutputs(layout: layout, preferences: DividerNode(inputs))
  }

  /// Points.
  static let thickness: CGFloat = 1
}

private final class DividerEngine: LayoutEngine {
  let isVertical: Bool
  init(isVertical: Bool) {
    self.isVertical = isVertical
    super.init()
  }

  override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    isVertical
      ? CGSize(width: Divider.thickness, height: proposal.proposedHeight ?? 10)
      : CGSize(width: proposal.proposedWidth ?? 10, height: Divider.thickness)
  }

  override var label: String { "Divider" }
}

private final class DividerNode: LeafNode {
  override func makeDisplayList() -> Attribute<DisplayList> {
    Attribute(DividerDisplay(frame: shownFrame, environment: inputs.environment))
  }
  override var viewType: (any View.Type)? { Divider.self }
}

// Reads: the frame, the colour scheme.
// Produces: one rectangle.
private struct DividerDisplay: Rule {
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  mutating func value() -> DisplayList {
    let frame = self.frame.value
    let color = Color.separator.resolve(in: environment.value)
    return DisplayList([
      DisplayItem(.fill(path: Path(frame), rule: .nonZero, paint: .color(color), bounds: frame))
    ])
  }
  nonisolated static var label: String { "draw Divider" }
}
