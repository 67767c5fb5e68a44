// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion
import Foundation

/// `.geometryGroup()`: a view moves and grows as one, instead of each leaf in it by itself (specification M47).
nonisolated public struct _GeometryGroup: _PrimitiveViewModifier {
  public init() {}

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.frame = Attribute(GroupFrame(frame: inputs.frame, motion: Motion(inputs)))
    return body(_Graph(), inner)
  }

  // Reads: the frame; while it moves, the time.
  // Produces: the frame as it is to be shown now: what is inside is laid out in it and needs no motion of its own.
  // Costs: O(1), and the layout of what is inside in each frame while the size changes.
  private struct GroupFrame: Rule {
    let frame: Attribute<ViewFrame>
    var motion: Motion<CGRect.AnimatableData>

    mutating func value() -> ViewFrame {
      let frame = self.frame.value
      guard let shown = motion.follow(frame.rect.animatableData) else { return frame }
      var rect = frame.rect
      rect.animatableData = shown
      return ViewFrame(origin: rect.origin, size: rect.size == frame.rect.size ? frame.size : ViewSize(rect.size))
    }

    nonisolated static var label: String { "frame of a geometry group" }
  }
}

extension View {
  /// Lets this view's place and size move as a whole: what appears in it while it moves appears where the group is on
  /// screen, not where it will be (specification M47).
  public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroup()) }
}
