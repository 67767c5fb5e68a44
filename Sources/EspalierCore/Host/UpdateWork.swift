// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion

/// Work that waits for a host's updates, in a queue for each phase of a frame; the files of `Frame` fill and empty them.
@MainActor
package final class UpdateWork {
  package let writes: WriteQueue
  /// The completions of the animations that are done.
  package let completions = AnimationCompletions()
  @exclusivity(unchecked) package var actions = ActionQueue()
  @exclusivity(unchecked) var deferred = WorkQueue()
  @exclusivity(unchecked) var followUps = WorkQueue()
  @exclusivity(unchecked) var settlings = WorkQueue()
  @exclusivity(unchecked) var effects: [WeakAnyAttribute] = []
  @exclusivity(unchecked) var watches: [@MainActor () -> Bool] = []
  private var lastOrder = 0
  /// Runs an update of the host.
  package var update: (() -> Void)?

  init() { writes = WriteQueue(completions: completions) }

  /// Something is queued that the next update would do.
  package var isPending: Bool { writes.hasWork || !actions.isEmpty || completions.hasWork }

  /// Called when something was queued from outside of an update; set by the owner of the host.
  package var onWork: (@Sendable () -> Void)? {
    get { writes.onWork }
    set {
      writes.onWork = newValue
      completions.onWork = newValue
    }
  }

  /// A number for a reader, a watcher or a container: of those that are made at once, inner ones are made before outer ones.
  /// `ViewPlace` compares those that are not.
  package func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }
}
