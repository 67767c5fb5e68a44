// SPDX-License-Identifier: MIT

/// One animation of one property, from the moment it began.
struct AnimationRun<V: VectorArithmetic> {
  let animation: Animation
  /// Stored, because it is read in each frame and an animation finds it by casts.
  let repeatsForever: Bool
  /// The displacement from its origin to its target.
  var interval: V
  /// The time at which it began, in seconds.
  var begin: Double
  var state = AnimationState<V>()
  /// Whether it leads away from an endless animation: it also covers the remaining displacement of the earlier ones,
  /// and ends them.
  var replacesEarlier = false
  private(set) var isLogicallyComplete = false
  /// Tickets to complete at its logical completion.
  var tickets: [AnimationTicket] = []

  init(animation: Animation, interval: V, begin: Double, state: AnimationState<V> = AnimationState()) {
    self.animation = animation
    repeatsForever = animation.repeatsForever
    self.interval = interval
    self.begin = begin
    self.state = state
  }

  /// The displacement that this animation has to cover if the earlier ones leave `remaining`.
  func displacement(after remaining: V) -> V { replacesEarlier ? remaining + interval : interval }

  /// Moves to `now`. Returns the displacement that remains, including that of the earlier animations; nil if it is
  /// finished.
  mutating func advance(remainingBefore: V, now: Double) -> V? {
    let displacement = displacement(after: remainingBefore)
    var context = AnimationContext(state: state, isLogicallyComplete: isLogicallyComplete)
    guard let covered = animation.animate(value: displacement, time: now - begin, context: &context) else {
      complete()
      isLogicallyComplete = true
      return nil
    }
    state = context.state
    if context.isLogicallyComplete && !isLogicallyComplete {
      isLogicallyComplete = true
      complete()
    }
    return (replacesEarlier ? displacement : remainingBefore + displacement) - covered
  }

  /// Completes the tickets.
  func complete() {
    for ticket in tickets { ticket.complete() }
  }
}

/// One animator's part in an observer's count. It is given back once: at completion, or when the animator is gone,
/// because its view was removed.
final class AnimationTicket {
  private var observer: AnimationCompletionObserver?

  init(_ observer: AnimationCompletionObserver) {
    self.observer = observer
    observer.animationCreated()
  }

  func complete() {
    guard let observer else { return }
    self.observer = nil
    observer.animationLogicallyCompleted()
    observer.animationRemoved()
  }

  deinit { complete() }
}
