import Foundation
import Graph
import ViewCore

/// Room that takes what others leave: along its stack, outside of stacks on both axes (oracle L20, L29–L32).
@frozen public struct Spacer: _PrimitiveView {
  /// Points; nil is the system's distance.
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(layout: Attribute(SpacerLayout(view: view.attribute, axis: inputs.stackAxis)))
  }
}

// Reads: the spacer.
// Produces: its layout.
// Costs: O(1).
private struct SpacerLayout: Rule {
  let view: Attribute<Spacer>
  let axis: Axis?
  let engine = SpacerEngine()
  var seed: UInt32 = 0

  init(view: Attribute<Spacer>, axis: Axis?) {
    self.view = view
    self.axis = axis
  }

  mutating func value() -> LayoutComputer {
    let minLength = max(0, view.value.minLength ?? ViewSpacing.systemDistance)
    if minLength != engine.minLength { seed &+= 1 }
    engine.axis = axis
    engine.minLength = minLength
    return LayoutComputer(engine, seed: seed)
  }

  nonisolated static var label: String { "layout of Spacer" }
}

private final class SpacerEngine: LayoutEngine {
  var axis: Axis?
  var minLength: CGFloat = 0

  override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    func length(_ each: Axis) -> CGFloat {
      if let axis, axis != each { return 0 }
      return max(minLength, proposal[each] ?? minLength)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override func spacing() -> ViewSpacing { .zero }
  /// Everyone else chooses first.
  override var layoutPriority: Double { -.infinity }
  override var label: String { "Spacer" }
}
