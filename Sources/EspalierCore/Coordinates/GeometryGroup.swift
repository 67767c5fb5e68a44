// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import Foundation

/// `.geometryGroup()`: a view moves and grows as one, instead of each leaf in it by itself (specification M47).
///
/// The content lives in a space of its own, as in an effect: when the group moves, frames inside stay as they are, and
/// an animation inside has no movement of the group to follow.
nonisolated public struct _GeometryGroup: _PrimitiveViewModifier {
  public init() {}

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let frame = Attribute(GroupFrame(frame: inputs.frame, motion: Motion(inputs)))
    let place = Attribute(GroupPlace(frame: frame))
    var inner = inputs
    inner.frame = Attribute(FrameAtZero(size: frame.size))
    inner.transform = Attribute(GroupTransform(frame: frame, transform: inputs.transform, shown: place.weak))
    var outputs = body(_Graph(), inner)
    if outputs.preferences != nil { outputs.preferences = EffectNode(outputs.preferences, effect: place) }
    return outputs
  }
}

// Reads: the frame; while it moves, the time.
// Produces: the frame to be shown now: the content is laid out in it and needs no motion of its own.
// Costs: O(1), and the layout of the content in each frame while the size changes.
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

// Reads: the group's frame.
// Produces: the effect that moves the picture to the group's place.
// Costs: O(1).
private struct GroupPlace: Rule {
  let frame: Attribute<ViewFrame>
  mutating func value() -> DisplayEffect { .transform(translation(to: frame.value)) }
  nonisolated static var label: String { "place of a geometry group" }
}

// Reads: the group's frame, the transform of the space around it.
// Produces: the transform of the group's space.
// Costs: O(1).
private struct GroupTransform: Rule {
  let frame: Attribute<ViewFrame>
  let transform: Attribute<ViewTransform>
  let shown: WeakAttribute<DisplayEffect>

  mutating func value() -> ViewTransform {
    var transform = self.transform.value
    transform.append(.map(ProjectionTransform(translation(to: frame.value)), shownBy: shown))
    return transform
  }

  nonisolated static var label: String { "transform of a geometry group" }
}

private func translation(to frame: ViewFrame) -> CGAffineTransform {
  CGAffineTransform(translationX: frame.origin.x, y: frame.origin.y)
}

extension View {
  /// Lets this view's place and size move as a whole: a view that appears in it while it moves appears at the group's
  /// place on screen, not at its final one (specification M47).
  public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroup()) }
}
