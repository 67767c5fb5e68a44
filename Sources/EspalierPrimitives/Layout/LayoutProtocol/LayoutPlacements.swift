// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierNumbers
import Foundation

/// The views' frames as placed by a layout so far.
///
/// A layout runs on the main actor, but its requirements are not isolated, and therefore neither is this class.
final class LayoutPlacements: @unchecked Sendable {
  private let layout: String
  private var bounds = CGRect.zero
  private var frames: [ViewFrame?] = []
  private var isRecording = false
  /// Nil outside of measuring.
  private var questions: [Question]?

  /// A size query of a layout to one of its views, or to an engine that arranges them.
  struct Question {
    let engine: LayoutEngine
    let proposal: Proposal
  }

  init(layout: String) { self.layout = layout }

  /// Runs `place` and returns the frames that it has set for `count` views, relative to the origin of `bounds`.
  func recording(count: Int, in bounds: CGRect, _ place: () -> Void) -> [ViewFrame?] {
    let outer = (self.bounds, frames, isRecording)
    defer { (self.bounds, frames, isRecording) = outer }
    self.bounds = bounds
    frames = Array(repeating: nil, count: count)
    isRecording = true
    place()
    return frames
  }

  /// Runs `measure` and returns its size queries.
  func recordingQuestions<Result>(_ measure: () -> Result) -> (result: Result, questions: [Question]) {
    let outer = questions
    questions = []
    defer { questions = outer }
    let result = measure()
    return (result, questions ?? [])
  }

  func note(_ engine: LayoutEngine, _ proposal: Proposal) {
    questions?.append(Question(engine: engine, proposal: proposal))
  }

  /// Records a placement. Outside of `placeSubviews` it has no effect.
  @MainActor func place(_ index: Int, at position: CGPoint, anchor: UnitPoint, _ size: ViewSize) {
    guard isRecording, frames.indices.contains(index) else { return }
    let origin = CGPoint(
      x: position.x - anchor.x * size.size.width - bounds.minX,
      y: position.y - anchor.y * size.size.height - bounds.minY)
    let isPlace = origin.x.isFinite && origin.y.isFinite
    frames[index] = ViewFrame(origin: isPlace ? origin : repaired(origin, position, size.size), size: size)
  }

  @MainActor private func repaired(_ origin: CGPoint, _ position: CGPoint, _ size: CGSize) -> CGPoint {
    // Infinite bounds are a container's query for the greatest useful size of a view: no place in them is a mistake.
    if bounds.width.isFinite, bounds.height.isFinite {
      Diagnostics.warn(
        "\(layout) placed a subview of \(size.width)×\(size.height) at (\(position.x), \(position.y)); a coordinate that is "
          + "not finite is taken for the start of the bounds.",
        subject: layout)
    }
    return CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
  }
}
