// SPDX-License-Identifier: MIT

/// One way through the phases: a frame, or the layout between two frames. An action may begin another one inside of it.
@MainActor
package struct FrameRun {
  /// The groups of writes of this pass that are not applied yet; nil between two passes.
  var groups: ArraySlice<WriteQueue.Group>?
  /// The group whose transaction runs.
  var group: WriteQueue.Group?
  /// Whether a group of this pass comes from `onAppear`.
  var hasAppearance = false
  /// Whether the layout phases of this pass have begun.
  var isLayingOut = false
  /// The actions of this pass after those of appearance.
  var reactions: [ActionQueue.Action] = []
  /// Whether any action of this pass ran.
  var hasActed = false
  /// The number of times that each phase has gone back, by its raw value.
  private var returns = SIMD16<UInt8>()

  package init() {}

  /// Counts that a phase goes back.
  /// - Returns: False once it has done so too often, with a warning the first time.
  mutating func mayGoBack(_ phase: FramePhase, in host: ViewGraph) -> Bool {
    // Each group of writes is taken once: their number is no sign of a loop.
    if phase == .transaction { return true }
    if isCut(phase) { return false }
    returns[phase.rawValue] += 1
    guard isCut(phase) else { return true }
    warn(of: phase, in: host)
    return false
  }

  /// Whether a phase has gone back too often.
  func isCut(_ phase: FramePhase) -> Bool { returns[phase.rawValue] == FramePhase.limit }

  /// Begins a pass with the writes that wait. Its layout is counted anew.
  mutating func beginPass(_ writes: [WriteQueue.Group]) {
    groups = writes[...]
    hasAppearance = writes.contains { $0.isOfAppearance }
    hasActed = false
    isLayingOut = false
    for phase in FramePhase.followUps.rawValue...FramePhase.root.rawValue { returns[phase] = 0 }
  }

  private func warn(of phase: FramePhase, in host: ViewGraph) {
    let limit = FramePhase.limit
    switch phase {
    case .completions:
      host.progress.hasCutLoop = true
      Diagnostics.warn(
        "Updating went on for \(limit) passes in one frame; the rest waits for the next frame.", subject: "update")
    case .settling:
      Diagnostics.warn(
        "Scroll views were not settled after \(limit) rounds of layout; the rest waits for the next frame.",
        subject: "scrolling")
    default:
      Diagnostics.warn(
        "The phase \(phase) of a frame was repeated \(limit) times; the rest waits for the next frame.",
        subject: "update")
    }
  }
}
