// SPDX-License-Identifier: MIT

import EspalierGraph

// Reads: the effects that were made since the last layout.
// Writes: whatever an effect does outside of the graph; actions that wait for their phases.
// Guarantees: an effect is evaluated in the first layout after it was made, and kept up to date from then on.

extension UpdateWork {
  /// Adds a rule that acts by itself.
  package func addEffect(_ effect: AnyAttribute) { effects.append(WeakAnyAttribute(effect)) }

  /// The same as a closure, in the current subgraph. It keeps no state between runs, and holds no host.
  /// - Parameter label: The rule's name in chains and dumps.
  package func addEffect(_ label: String, _ body: @escaping @MainActor () -> Void) {
    addEffect(
      Attribute<Bool>(label) {
        body()
        return true
      }.any)
  }
}

extension ViewGraph {
  func runNewEffects() -> FramePhase? {
    let new = work.effects
    work.effects = []
    for effect in new {
      effect.attribute?.refresh()
      effect.attribute?.keepAlive()
    }
    return nil
  }
}
