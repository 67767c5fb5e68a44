// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierInteraction
import EspalierMotion

/// The update cycle.
extension ViewGraph {
  /// One frame: all phases, in the order of `FramePhase`. Inside of a rule nothing happens but a warning.
  package func update() {
    if hasEnded || isInsideOfRule { return }
    MainQueue.holding { traced { runUpdate() } }
  }

  /// Whether a body, a layout or another rule runs, in which no tree can be brought up to date; a warning names it.
  package var isInsideOfRule: Bool {
    guard let rule = Graph.currentRule else { return false }
    Diagnostics.warnOnce(
      "A host was updated or read while a rule runs: \(Graph.label(of: rule)). It does nothing, and answers with nothing. "
        + "Do so in an action, in onAppear or in a test.", subject: Graph.label(of: rule))
    return true
  }

  private func runUpdate() {
    whileCurrent {
      progress.isUpdating = true
      defer { progress.isUpdating = false }
      progress.beginFrame()
      LayoutPass.begin()
      runPhases(.watches ... .completions)
      UndoEvents.end()
    }
    #if DEBUG
      checkItself()
    #endif
  }

  #if DEBUG
    /// Stops the program where the update has left a structure of the graph that contradicts another, or an answer of layout
    /// that would be different now. Not during a measurement, which would count the questions of the check.
    private func checkItself() {
      guard WorkCounters.current == nil else { return }
      if SelfCheck.isGraphDue() { Graph.checkInvariants() }
      if SelfCheck.isLayoutDue(afterUpdate: progress.frame) { checkLayout() }
    }
  #endif

  /// Brings the tree up to date with what the host itself changed, such as its size, without a frame of its own.
  package func pullWithoutFrame() {
    if isInsideOfRule { return }
    traced {
      whileCurrent {
        runPhases(.watches ... .watches)
        if work.writes.hasWork { return runUpdate() }
        runPhases(.layout ... .root)
        if !work.actions.isEmpty { runUpdate() }
      }
    }
  }
}
