// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCore
import EspalierHosting
import EspalierPrimitives

extension ViewHost {
  /// Closes the window: the phase of its scene is `.inactive`, then `.background`, and its views disappear. Returns when the
  /// tasks that actions have begun then have ended. Updates after it do nothing.
  /// - Throws: `UnfinishedWork` if tasks have not ended after 5 seconds, in which a program ends.
  public func close() async throws {
    if graph.isInsideOfRule { return }
    let work = SceneWork()
    graph.leave(work)
    work.during { graph.end() }
    work.limitTime()
    while work.isUnfinished {
      guard work.timeLeft != .zero else { throw UnfinishedWork() }
      try await Task.sleep(for: .milliseconds(2))
    }
  }
}

/// The error of tasks that began as a window closed, and do not end within 5 seconds.
public struct UnfinishedWork: Error, CustomStringConvertible {
  public var description: String {
    "Work that began as the window closed has not ended within \(SceneWork.limit.components.seconds) s: a program ends then."
  }
}
