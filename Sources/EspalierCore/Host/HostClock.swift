// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

/// The clock of a host. It stands still until the owner of the host sets it.
@MainActor
package final class HostClock {
  /// The time, in seconds.
  package let time: Attribute<Double>
  /// The date at time zero.
  @exclusivity(unchecked) package var startDate = Date()
  /// The number of running animations.
  package let animations = AnimationCounts()

  init(_ subgraph: Subgraph) { time = subgraph.apply { .input(0) } }

  package func set(_ seconds: Double) {
    if seconds != time.peek() { animations.timeChanged() }
    time.set(seconds)
  }

  /// The date now.
  package var date: Date { startDate.addingTimeInterval(time.peek()) }

  /// The date now. In a rule: depends on the time, so that the rule runs in each frame in which time passes.
  package var observedDate: Date { startDate.addingTimeInterval(time.value) }
}
