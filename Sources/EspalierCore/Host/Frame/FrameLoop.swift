// SPDX-License-Identifier: MIT

extension ViewGraph {
  /// Runs phases in their order, and again where one goes back.
  package func runPhases(_ phases: ClosedRange<FramePhase>) {
    var run = FrameRun()
    var phase = phases.lowerBound
    let outer = progress.phase
    defer { progress.phase = outer }
    while true {
      progress.phase = phase
      if let earlier = perform(phase, &run), run.mayGoBack(phase, in: self) {
        phase = earlier
      } else if phase < phases.upperBound {
        phase = FramePhase(rawValue: phase.rawValue + 1)!
      } else {
        return
      }
    }
  }

  /// - Returns: The earlier phase that has work again; nil where the next one follows.
  private func perform(_ phase: FramePhase, _ run: inout FrameRun) -> FramePhase? {
    switch phase {
    case .watches: runWatches()
    case .deferred: runDeferred()
    case .writes: runWrites(&run)
    case .followUps: runFollowUps()
    case .transaction: endTransaction(&run)
    case .layout: runLayout(&run)
    case .settling: runSettling()
    case .display: readDisplay()
    case .effects: runNewEffects()
    case .environment: adoptEnvironment()
    case .root: takeRootChanges(run)
    case .subscriptions: runSubscriptions(&run)
    case .appearance: runAppearance(&run)
    case .reactions: runReactions(&run)
    case .completions: runCompletions(run)
    }
  }
}
