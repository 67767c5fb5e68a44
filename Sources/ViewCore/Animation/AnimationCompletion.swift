import Synchronization

/// When the completion of an animation is called (M50).
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind { case logicallyComplete, removed }
  private let kind: Kind

  /// When the animation has done what it is for; a tail that hardly shows may still run.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing of the animation is left.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Waits for the animations that a transaction starts, and delivers its action exactly once when they are done (M49).
///
/// It counts two things: updates that are still to come with the transaction (the body of `withTransaction` holds one, each
/// queued write holds one), and animations that those updates created. When both are zero the action goes to
/// ``AnimationCompletions``, from where the host takes it. An observer that nobody holds any more delivers as well: its
/// transaction reached no update, or its views are gone.
package final class AnimationCompletionObserver: @unchecked Sendable {
  private struct Counts {
    var updates = 0
    var animations = 0
    var isDelivered = false
  }

  package let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private let counts = Mutex(Counts())

  package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// An update that carries the transaction was queued. Balanced by ``updateFinished()``.
  package func updateExpected() { change { $0.updates += 1 } }

  /// An expected update is over: it creates no more animations.
  package func updateFinished() { change { $0.updates -= 1 } }

  /// A property began to move because of the transaction. Balanced by the calls below, of which the criteria select one.
  package func animationCreated() { change { $0.animations += 1 } }

  /// One of the animations is done but for its tail.
  package func animationLogicallyCompleted() {
    if criteria == .logicallyComplete { change { $0.animations -= 1 } }
  }

  /// One of the properties stands still again.
  package func animationRemoved() {
    if criteria == .removed { change { $0.animations -= 1 } }
  }

  private func change(_ body: (inout Counts) -> Void) {
    let isDone = counts.withLock { counts in
      body(&counts)
      guard counts.updates <= 0, counts.animations <= 0, !counts.isDelivered else { return false }
      counts.isDelivered = true
      return true
    }
    if isDone { AnimationCompletions.deliver(action) }
  }

  deinit {
    if !counts.withLock({ $0.isDelivered }) { AnimationCompletions.deliver(action) }
  }
}

/// The completions whose animations are done, until the host calls them.
package enum AnimationCompletions {
  /// The action is called on the main thread only.
  private struct Completion: @unchecked Sendable {
    let action: () -> Void
  }

  private static let done = Mutex<[Completion]>([])

  /// True if `run()` has something to do: a reason for a host to make a frame.
  package static var hasWork: Bool { done.withLock { !$0.isEmpty } }

  fileprivate static func deliver(_ action: @escaping () -> Void) {
    let completion = Completion(action: action)
    done.withLock { $0.append(completion) }
  }

  /// Calls the completions, in the order in which their animations got done. Main thread, outside of updates.
  /// - Returns: whether there were any.
  @discardableResult package static func run() -> Bool {
    let completions = done.withLock { done in
      defer { done = [] }
      return done
    }
    for completion in completions { completion.action() }
    return !completions.isEmpty
  }
}
