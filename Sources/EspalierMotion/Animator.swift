// SPDX-License-Identifier: MIT

import Foundation

// reads     the model's value, the animation of a change, the time
// produces  the value to show
// costs     O(running animations): one, rarely two

/// The animations of one property: the displacement that its shown value still has to cover.
///
/// The shown value is the target minus the remaining displacement. So the target may jump at any time: the remaining
/// displacement is unchanged and is applied to the new target (specification M39).
///
/// Code that moves views is specialised for the commonest kinds of data: a thousand views may move at once, and
/// unspecialised code finds types by look-up at every step.
package struct Animator<V: VectorArithmetic> {
  /// The animations, oldest first. Each one's remaining displacement is added to that of the ones before it.
  private var runs: [AnimationRun<V>] = []
  /// Animations that were taken over and whose completions are still to be called. They show nothing.
  private var ghosts: [AnimationRun<V>] = []
  /// Tickets to complete when the property is at rest.
  private var removals: [AnimationTicket] = []
  private var velocityTracker: VelocityTracker<V>?

  package init() {}

  /// Whether the value changes by itself, or a completion is still to be called: a reason to evaluate it in the next
  /// frame. Stored, because each moving view reads it in each frame, from a module in which it would not be specialised.
  package private(set) var isActive = false

  /// Whether all running animations last until they are interrupted. Stored for the same reason.
  package private(set) var repeatsForever = false

  /// Sets a new target with an animation. Nothing happens if it is the same (specification M48).
  ///
  /// The new animation takes over the latest one if it merges with it (specification M37), else it is added
  /// (specification M36). An animation that repeats for ever would never end: a later one leads from it to the new
  /// target and then ends both.
  /// - Parameters:
  ///   - now: seconds.
  ///   - completions: notified when the animation is done.
  /// - Returns: whether an animation was created.
  @discardableResult
  @_specialize(where V == Double)
  @_specialize(where V == CGFloat)
  @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(where V == CGRect.AnimatableData)
  @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
  @_specialize(where V == AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>)
  package mutating func retarget(
    from oldTarget: V, to newTarget: V, animation: Animation, now: Double,
    completions: [AnimationCompletionObserver] = []
  ) -> Bool {
    guard newTarget != oldTarget else { return false }
    removeFinished(now: now)
    let change = newTarget - oldTarget
    if !merge(animation, change: change, now: now) { append(animation, change: change, now: now) }
    noteRunning()
    velocityTracker = nil
    for observer in completions {
      let ticket = AnimationTicket(observer)
      if observer.criteria == .removed { removals.append(ticket) } else { runs[runs.count - 1].tickets.append(ticket) }
    }
    return true
  }

  /// Sets a new target without animation. Running animations continue, relative to the new target (specification M39);
  /// if the transaction tracks velocity, the change is remembered for a spring that follows (specification M40).
  package mutating func jump(to newTarget: V, now: Double, tracksVelocity: Bool = false) {
    guard tracksVelocity else { return velocityTracker = nil }
    velocityTracker = velocityTracker ?? VelocityTracker()
    velocityTracker?.add(newTarget, at: now)
  }

  /// The value to show at `now` (seconds, never earlier than in the call before). Finished animations are removed.
  @_specialize(where V == Double)
  @_specialize(where V == CGFloat)
  @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(where V == CGRect.AnimatableData)
  @_specialize(where V == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
  @_specialize(where V == AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>)
  package mutating func value(target: V, now: Double) -> V {
    guard isActive else { return target }
    return target - removeFinished(now: now)
  }

  /// Ends everything at once; the tickets complete.
  package mutating func removeAll() {
    for run in runs + ghosts { run.complete() }
    runs = []
    ghosts = []
    noteRunning()
    endIfStill()
  }

  /// Moves all animations to `now` and drops the finished ones. Returns the displacement that remains.
  @discardableResult private mutating func removeFinished(now: Double) -> V {
    let remaining = advance(now: now)
    ghosts.removeAll { $0.isLogicallyComplete }
    noteRunning()
    endIfStill()
    return remaining
  }

  private mutating func noteRunning() {
    isActive = !runs.isEmpty || !ghosts.isEmpty
    repeatsForever = ghosts.isEmpty && runs.count == 1 && runs[0].repeatsForever
  }

  private mutating func advance(now: Double) -> V {
    for index in ghosts.indices { _ = ghosts[index].advance(remainingBefore: .zero, now: now) }
    var remaining = V.zero
    var index = 0
    while index < runs.count {
      if let rest = runs[index].advance(remainingBefore: remaining, now: now) {
        remaining = rest
        index += 1
      } else if runs[index].replacesEarlier {
        for run in runs[..<index] { run.complete() }
        runs.removeSubrange(...index)
        remaining = .zero
        index = 0
      } else {
        runs.remove(at: index)
      }
    }
    return remaining
  }

  private mutating func endIfStill() {
    guard runs.isEmpty, !removals.isEmpty else { return }
    for ticket in removals { ticket.complete() }
    removals = []
  }

  /// Lets `animation` take over the latest one, or the velocity of tracked jumps. False if it does not merge.
  private mutating func merge(_ animation: Animation, change: V, now: Double) -> Bool {
    guard let last = runs.last else { return mergeTrackedVelocity(animation, change: change, now: now) }
    let displacement = last.displacement(after: remaining(before: runs.count - 1, now: now))
    var context = AnimationContext(state: last.state)
    guard
      animation.shouldMerge(previous: last.animation, value: displacement, time: now - last.begin, context: &context)
    else {
      return false
    }
    keepGhost(of: last)
    if last.replacesEarlier {
      for run in runs.dropLast() { keepGhost(of: run) }
      runs.removeAll()
    } else {
      runs.removeLast()
    }
    runs.append(
      AnimationRun(animation: animation, interval: displacement + change, begin: last.begin, state: context.state))
    return true
  }

  private mutating func mergeTrackedVelocity(_ animation: Animation, change: V, now: Double) -> Bool {
    guard let velocity = velocityTracker?.velocity(at: now) else { return false }
    var context = AnimationContext<V>()
    context.state[TrackedVelocity<V>.self] = velocity
    let tracked = Animation(VelocityTrackingAnimation())
    guard animation.shouldMerge(previous: tracked, value: .zero, time: 0, context: &context) else { return false }
    runs.append(AnimationRun(animation: animation, interval: change, begin: now, state: context.state))
    return true
  }

  private mutating func append(_ animation: Animation, change: V, now: Double) {
    var run = AnimationRun(animation: animation, interval: change, begin: now)
    let endless = runs.lastIndex { $0.repeatsForever }
    // An endless movement that is being led away from ends without the new animation.
    if let endless, !runs[endless...].contains(where: \.replacesEarlier) {
      if animation.repeatsForever {
        // Two endless movements: the new one begins at the current value.
        run.interval += remaining(before: runs.count, now: now)
        for run in runs { keepGhost(of: run) }
        runs = []
      } else {
        run.replacesEarlier = true
      }
    }
    runs.append(run)
  }

  /// The displacement that the first `count` animations leave at `now`, without moving them.
  private func remaining(before count: Int, now: Double) -> V {
    var remaining = V.zero
    for var run in runs[..<count] {
      run.tickets = []
      remaining = run.advance(remainingBefore: remaining, now: now) ?? (run.replacesEarlier ? .zero : remaining)
    }
    return remaining
  }

  /// Keeps the completions of an animation that was taken over until it would have completed by itself (specification
  /// M51); if it never would, they are called now.
  private mutating func keepGhost(of run: AnimationRun<V>) {
    guard !run.tickets.isEmpty, !run.isLogicallyComplete else { return }
    if run.repeatsForever { run.complete() } else { ghosts.append(run) }
  }
}
