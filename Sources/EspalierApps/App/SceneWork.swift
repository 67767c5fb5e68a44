// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierPrimitives
import Synchronization

/// The work that changes of a scene's phase begin, such as a `Task` that saves: a program finishes it before it ends.
///
/// A task takes task-local values with it, also into the tasks that it begins itself. One of them is an object that counts: it is
/// released with the last task that has it. Detached tasks and blocks of Dispatch's queues are not counted.
package final class SceneWork: Sendable {
  /// The work of this process's program.
  package static let program = SceneWork()

  /// The time for which the end of a program waits for work.
  package static let limit = Duration.seconds(5)

  /// A piece of work, which lasts as long as this object.
  package final class Piece: Sendable {
    private let work: SceneWork

    fileprivate init(_ work: SceneWork) {
      self.work = work
      work.count.add(1, ordering: .relaxed)
    }

    deinit { work.count.subtract(1, ordering: .relaxed) }
  }

  @TaskLocal private static var piece: Piece?
  private let count = Atomic(0)
  private let deadline = Mutex<ContinuousClock.Instant?>(nil)
  private let expirations = Mutex<[@MainActor @Sendable () -> Void]>([])

  package init() {}

  /// Whether a piece of work has begun and not ended.
  package var isUnfinished: Bool { count.load(ordering: .relaxed) > 0 }

  /// Begins a piece of work.
  package func begin() -> Piece { Piece(self) }

  /// Performs an action. The tasks that it begins are pieces of this work.
  @MainActor
  package func during<Result>(_ action: () -> Result) -> Result {
    Self.$piece.withValue(begin()) { action() }
  }

  /// Begins the time after which the program ends in any case.
  package func limitTime() { deadline.withLock { $0 = .now + Self.limit } }

  /// The time that is left; nil while it is not limited.
  package var timeLeft: Duration? { deadline.withLock { $0.map { max($0 - .now, .zero) } } }

  /// Adds an action for the moment at which work that has not ended loses its time.
  package func onExpiration(_ action: @escaping @MainActor @Sendable () -> Void) {
    expirations.withLock { $0.append(action) }
  }

  /// Ends the time of the work that has not ended.
  @MainActor
  package func expire() {
    for action in expirations.withLock({ $0 }) { action() }
  }

  /// The message for work that has not ended in time.
  package static func unfinished(_ name: String) -> String {
    "\(name) ends, and work that began as its last window closed has not ended within \(limit.components.seconds) s. "
      + "Begin it earlier, or in smaller parts."
  }
}

extension ViewGraph {
  /// Enters a phase of the window or the app, with the actions that follow it.
  package func enter(_ phase: ScenePhase, _ work: SceneWork) {
    work.during {
      changeEnvironment { $0.scenePhase = phase }
      update()
    }
  }

  /// Enters the phases of a window that closes: an active one becomes inactive before it is in the background. Does nothing in a tree
  /// that has ended.
  /// - Parameter entered: Called after each phase.
  package func leave(_ work: SceneWork, entered: (ScenePhase) -> Void = { _ in }) {
    if hasEnded { return }
    for phase in [ScenePhase.inactive, .background] where environment.values.scenePhase > phase {
      enter(phase, work)
      entered(phase)
    }
  }
}
