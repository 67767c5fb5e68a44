import Drawing
import Graph
import ViewCore

/// Follows a paint: its colours move when they change in a transaction with an animation.
struct PaintMotion {
  private var color: Motion<ResolvedColor.AnimatableData>

  @MainActor
  init(_ inputs: _ViewInputs) { color = Motion(inputs) }

  @MainActor
  mutating func follow(_ paint: Paint) -> Paint {
    guard case .color(var shown) = paint else { return paint }
    if let moving = color.follow(shown.animatableData) { shown.animatableData = moving }
    return .color(shown)
  }
}
