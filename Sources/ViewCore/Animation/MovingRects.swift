import Foundation
import Graph

/// Rectangles that one view draws, in a space that does not move: each goes to its new place on the path of the
/// transaction's animation, as the frames of views do (oracle M47).
package struct MovingRects {
  /// Without a target yet.
  private let still: Motion<CGRect.AnimatableData>
  private var motions: [Int: Motion<CGRect.AnimatableData>] = [:]
  /// Those that were followed since the last `finish`.
  private var followed: [Int: Motion<CGRect.AnimatableData>] = [:]

  package init(_ inputs: _ViewInputs) { still = Motion(inputs) }

  /// In a rule: where a rectangle that belongs at `rect` is to be seen now. One with a new key is there at once.
  @MainActor
  package mutating func follow(_ rect: CGRect, key: Int) -> CGRect {
    var rect = rect
    var motion = motions[key] ?? still
    if let shown = motion.follow(rect.animatableData) { rect.animatableData = shown }
    followed[key] = motion
    return rect
  }

  /// All are told: what was not followed this time is gone, and would be new if it came back.
  package mutating func finish() {
    motions = followed
    followed = [:]
  }
}
