// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierNumbers
import Foundation

/// Where a layout has placed its views so far.
///
/// A layout runs on the main actor, but its requirements are not isolated, so neither is this.
final class LayoutPlacements: @unchecked Sendable {
  private let layout: String
  private var bounds = CGRect.zero
  private var frames: [ViewFrame?] = []
  private var isRecording = false
  /// Nil where nothing is measured.
  private var questions: [Question]?

  /// A question that a layout puts to one of its views, or to an engine that arranges them.
  struct Question {
    let engine: LayoutEngine
    let proposal: Proposal
  }

  init(layout: String) { self.layout = layout }

  /// Runs `place` and returns where it has put each of `count` views, relative to the origin of `bounds`.
  func recording(count: Int, in bounds: CGRect, _ place: () -> Void) -> [ViewFrame?] {
    let outer = (self.bounds, frames, isRecording)
    defer { (self.bounds, frames, isRecording) = outer }
    self.bounds = bounds
    frames = Array(repeating: nil, count: count)
    isRecording = true
    place()
    return frames
  }

  /// Runs `measure` and returns what it has asked.
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

  /// Outside of `placeSubviews` a placement means nothing.
  @MainActor func place(_ index: Int, at position: CGPoint, anchor: UnitPoint, _ size: ViewSize) {
    guard isRecording, frames.indices.contains(index) else { return }
    let origin = CGPoint(
      x: position.x - anchor.x * size.size.width - bounds.minX,
      y: position.y - anchor.y * size.size.height - bounds.minY)
    let isPlace = origin.x.isFinite && origin.y.isFinite
    frames[index] = ViewFrame(origin: isPlace ? origin : repaired(origin, position, size.size), size: size)
  }

  @MainActor private func repaired(_ origin: CGPoint, _ position: CGPoint, _ size: CGSize) -> CGPoint {
    // Bounds without end are a container's question for the most that a view can use: no place in them is a mistake.
    if bounds.width.isFinite, bounds.height.isFinite {
      Diagnostics.warn(
        "\(layout) placed a subview of \(size.width)×\(size.height) at (\(position.x), \(position.y)); a coordinate that is "
          + "not finite is taken for the start of the bounds.",
        subject: layout)
    }
    return CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
  }
}
