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

/// Counts the animations that a transaction started, and delivers its action once when they are done (M49).
///
/// The action is not called here: it is handed to ``AnimationCompletions``, from where the host takes it after the update.
/// The engine calls all methods on the main thread.
package final class AnimationCompletionObserver: @unchecked Sendable {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var outstanding = 0
  private var isUpdateFinished = false

  package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// A property began to move because of the transaction.
  package func animationCreated() { outstanding += 1 }

  /// One of the animations is done but for its tail.
  package func animationLogicallyCompleted() { if criteria == .logicallyComplete { animationEnded() } }

  /// One of the properties stands still again.
  package func animationRemoved() { if criteria == .removed { animationEnded() } }

  /// The update that carried the transaction is over: nothing more will be created.
  package func updateFinished() {
    isUpdateFinished = true
    deliverIfDone()
  }

  private func animationEnded() {
    outstanding -= 1
    deliverIfDone()
  }

  private func deliverIfDone() {
    guard isUpdateFinished, outstanding == 0, action != nil else { return }
    AnimationCompletions.deliver(self)
  }

  fileprivate func run() {
    let action = action
    self.action = nil
    action?()
  }
}

/// Completions between transactions, animators and the host.
///
/// `withTransaction` puts a transaction's observers here when its body has returned. The host calls `updateFinished()` when
/// no queued write is left, and `run()` outside of updates.
package enum AnimationCompletions {
  private struct Lists {
    var awaitingUpdate: [AnimationCompletionObserver] = []
    var done: [AnimationCompletionObserver] = []
  }

  private static let lists = Mutex(Lists())

  /// True if `updateFinished()` or `run()` has something to do: a reason for a host to make a frame.
  package static var hasWork: Bool {
    lists.withLock { !$0.awaitingUpdate.isEmpty || !$0.done.isEmpty }
  }

  package static func awaitUpdate(_ observers: [AnimationCompletionObserver]) {
    guard !observers.isEmpty else { return }
    lists.withLock { $0.awaitingUpdate += observers }
  }

  /// Tells every waiting observer that its update is over. Main thread.
  package static func updateFinished() {
    let observers = lists.withLock { lists in
      defer { lists.awaitingUpdate = [] }
      return lists.awaitingUpdate
    }
    for observer in observers { observer.updateFinished() }
  }

  fileprivate static func deliver(_ observer: AnimationCompletionObserver) {
    lists.withLock { $0.done.append(observer) }
  }

  /// Calls the completions whose animations are done, in the order in which they got done. Main thread, outside of updates.
  /// - Returns: whether there were any.
  @discardableResult package static func run() -> Bool {
    let observers = lists.withLock { lists in
      defer { lists.done = [] }
      return lists.done
    }
    for observer in observers { observer.run() }
    return !observers.isEmpty
  }
}
