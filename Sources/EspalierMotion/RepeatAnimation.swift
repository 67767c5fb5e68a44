// SPDX-License-Identifier: MIT

import Foundation

/// Runs its base again and again, each second time backwards if it reverses (specification M32–M34).
///
/// A run's length is found, not given: when the base returns nil, the moment of its end is bracketed between the last
/// frame and this one and halved to within rounding. So the next run begins where this one ended, whatever the frame rate.
struct RepeatAnimation: DerivedAnimation {
  var base: Animation
  /// Number of runs; nil is for ever.
  var count: Int?
  var autoreverses: Bool

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var run = context.state[RepeatState<V>.self]
    var covered: V?
    while true {
      var attempt = AnimationContext(state: run.state)
      covered = base.animate(value: value, time: time - run.start, context: &attempt)
      if covered != nil {
        run.state = attempt.state
        run.lastTime = time
        if isLast(run.index) && attempt.isLogicallyComplete { context.isLogicallyComplete = true }
        break
      }
      if isLast(run.index) { return nil }
      let end = end(of: run, value: value, before: time)
      // A base without duration repeats nothing.
      guard end - run.start > 1e-6 else { return nil }
      run = RepeatState(index: run.index + 1, start: end, lastTime: end, state: AnimationState())
    }
    context.state[RepeatState<V>.self] = run
    return covered.map { isReversed(run.index) ? value - $0 : $0 }
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    var context = context
    guard animate(value: value, time: time, context: &context) != nil else { return .zero }
    let run = context.state[RepeatState<V>.self]
    let velocity = base.velocity(value: value, time: time - run.start, context: context.withState(run.state))
    return velocity.map { isReversed(run.index) ? .zero - $0 : $0 }
  }

  private func isLast(_ index: Int) -> Bool { count.map { index + 1 >= $0 } ?? false }
  private func isReversed(_ index: Int) -> Bool { autoreverses && index % 2 == 1 }

  /// The time at which the base finished, on this animation's clock: after the last frame of the run and not after `time`.
  private func end<V: VectorArithmetic>(of run: RepeatState<V>, value: V, before time: TimeInterval) -> TimeInterval {
    var running = run.lastTime
    var finished = time
    for _ in 0..<60 {
      let middle = running + (finished - running) / 2
      guard middle > running, middle < finished else { break }
      var attempt = AnimationContext(state: run.state)
      if base.animate(value: value, time: middle - run.start, context: &attempt) == nil {
        finished = middle
      } else {
        running = middle
      }
    }
    return finished
  }
}

/// The current run of a repeating animation.
private struct RepeatState<V: VectorArithmetic>: AnimationStateKey {
  var index: Int
  /// The time at which the run began, on the repeating animation's clock.
  var start: TimeInterval
  /// The latest time at which the run was seen running.
  var lastTime: TimeInterval
  /// The base's own state in this run.
  var state: AnimationState<V>

  static var defaultValue: RepeatState { RepeatState(index: 0, start: 0, lastTime: 0, state: AnimationState()) }
}
