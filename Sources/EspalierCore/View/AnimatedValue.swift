// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion
import Foundation

// Reads: a value; while it moves, the time.
// Produces: the value to be shown now.
// Costs: O(1) a frame while it moves, nothing while it stands still.

/// Interpolates the animatable data of a value whenever it changes in a transaction with an animation.
package struct AnimatedValue<Value: Animatable>: Rule {
  private var source: MovingSource<Value>

  package init(source: Attribute<Value>, inputs: _ViewInputs) { self.source = MovingSource(source, inputs) }

  package mutating func value() -> Value { source.shown() }

  package nonisolated static var label: String { "animated \(Value.self)" }
}

/// A value and its motion, for rules that compute another value from the shown one: one node fewer than with
/// `makeAnimated`.
package struct MovingSource<Value: Animatable> {
  private let source: Attribute<Value>
  private var motion: Motion<Value.AnimatableData>

  package init(_ source: Attribute<Value>, _ inputs: _ViewInputs) {
    self.source = source
    motion = Motion(inputs)
  }

  /// The value to be shown now. To be requested once in each run of the rule.
  @MainActor package mutating func shown() -> Value {
    var value = source.value
    var data = value.animatableData
    if motion.move(&data) { value.animatableData = data }
    return value
  }
}

/// A value with its animation; the value itself if it has no animatable data.
@MainActor
package func makeAnimated<Value: Animatable>(_ source: Attribute<Value>, inputs: _ViewInputs) -> Attribute<Value> {
  MemoryLayout<Value.AnimatableData>.size == 0 ? source : Attribute(AnimatedValue(source: source, inputs: inputs))
}

/// The shown frame of a drawing: its own position and size move when layout changes them (specification M47).
package struct AnimatedFrame: Rule {
  let frame: Attribute<ViewFrame>
  var motion: Motion<CGRect.AnimatableData>

  package init(inputs: _ViewInputs) {
    frame = inputs.frame
    motion = Motion(inputs)
  }

  package mutating func value() -> CGRect {
    var rect = frame.value.rect
    var data = rect.animatableData
    if motion.move(&data) { rect.animatableData = data }
    return rect
  }

  package nonisolated static var label: String { "shown frame" }
}

extension _ViewInputs {
  /// The frame on screen, as a new attribute of the current subgraph.
  @MainActor package func makeShownFrame() -> Attribute<CGRect> { Attribute(AnimatedFrame(inputs: self)) }

  /// The frame on screen, also for readers that read it only now and then, for an event: the motion has to be followed
  /// from its beginning. To be made with the view.
  @MainActor package var followedFrame: Attribute<CGRect> {
    let frame = makeShownFrame()
    host.work.addEffect(frame.any)
    return frame
  }
}

/// Follows a target: at once, or on the path of the transaction's animation.
package struct Motion<Data: VectorArithmetic> {
  private let transaction: Attribute<Transaction>?
  @HostReference private var host: ViewGraph
  private var target: Data?
  private var animator: Animator<Data>?
  private var activity: MotionActivity?
  /// Whether the last animation is a step of an endless loop.
  private var isPartOfLoop = false
  /// The frame of the first target. Another target in that frame is no motion, because the first one was never on
  /// screen: it comes from a second pass of the same frame. `animatesFirstFrame` makes it a motion nevertheless.
  private var firstFrame = 0
  private let animatesFirstFrame: Bool

  package init(_ inputs: _ViewInputs) {
    transaction = inputs.transaction
    host = inputs.host
    animatesFirstFrame = inputs.animatesFirstFrame
  }

  /// A motion that begins at `start`, and moves from there to its first target.
  package init(_ inputs: _ViewInputs, from start: Data) {
    self.init(inputs)
    target = start
    firstFrame = -1
  }

  /// Whether the shown value is moving.
  package var isMoving: Bool { animator?.isActive ?? false }

  /// Ends the movement: the next target is shown at once.
  package mutating func stop() {
    animator = nil
    activity = nil
  }

  /// Shifts the target without a motion: its numbers have another meaning now.
  package mutating func shift(by displacement: Data) {
    if let old = target { target = old + displacement }
  }

  /// A motion whose transaction is given at each step.
  package init(_ host: ViewGraph) {
    transaction = nil
    self.host = host
    animatesFirstFrame = false
  }

  /// The value to show, if it is not the target itself.
  @MainActor
  package mutating func follow(_ new: Data) -> Data? {
    var data = new
    return move(&data) ? data : nil
  }

  /// The same, with the transaction of this update.
  @MainActor
  package mutating func follow(_ new: Data, transaction: @autoclosure () -> Transaction) -> Data? {
    var data = new
    return move(&data, transaction: transaction()) ? data : nil
  }

  /// Changes a target to the value to show. Without an optional, whose type unspecialised code would look up.
  /// - Returns: false if that is the target itself.
  @MainActor
  package mutating func move(_ data: inout Data) -> Bool {
    let transaction = transaction
    return move(&data, transaction: transaction?.peek() ?? Transaction())
  }

  /// The same, with the transaction of this update. Specialised for the commonest kinds of data: a thousand views may
  /// move at once, and unspecialised code finds types by look-up at every step.
  @_specialize(where Data == Double)
  @_specialize(where Data == CGFloat)
  @_specialize(where Data == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(where Data == CGRect.AnimatableData)
  @_specialize(where Data == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
  @_specialize(where Data == AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>)
  @MainActor
  private mutating func move(_ new: inout Data, transaction current: @autoclosure () -> Transaction) -> Bool {
    guard let old = target else {
      target = new
      firstFrame = host.progress.frame
      return false
    }
    if old != new {
      target = new
      let isNew = host.progress.frame == firstFrame && !animatesFirstFrame && !host.movesNewViews
      let transaction = isNew ? Transaction() : current()
      if let animation = transaction.animation {
        var animator = self.animator ?? Animator()
        animator.retarget(
          from: old, to: new, animation: animation, now: host.clock.time.peek(), completions: transaction.completions)
        self.animator = animator
        isPartOfLoop = transaction.isPartOfLoop
      } else if animator != nil || transaction.tracksVelocity {
        var animator = self.animator ?? Animator()
        animator.jump(to: new, now: host.clock.time.peek(), tracksVelocity: transaction.tracksVelocity)
        self.animator = animator
      }
    }
    guard animator != nil, animator!.isActive else { return false }
    new = animator!.value(target: new, now: host.clock.time.value)
    if animator!.isActive {
      let repeatsForever = isPartOfLoop || animator!.repeatsForever
      let activity = self.activity ?? MotionActivity(host)
      self.activity = activity
      activity.isSeen(repeatsForever: repeatsForever)
    } else {
      activity = nil
    }
    return true
  }
}

/// Counts as a running animation of the host, for as long as it exists.
@MainActor
package final class AnimationActivity {
  private let repeatsForever: Bool
  private let counts: AnimationCounts

  package init(_ host: ViewGraph, repeatsForever: Bool) {
    self.repeatsForever = repeatsForever
    counts = host.clock.animations
    counts.lasting.change(repeatsForever, by: 1)
  }

  isolated deinit { counts.lasting.change(repeatsForever, by: -1) }
}

/// Counts a moving value in the host, whenever the value is read. A value that is not shown any more, such as a text
/// that became empty, is not read and not counted.
@MainActor
private final class MotionActivity {
  private let counts: AnimationCounts
  private var repeatsForever = false
  /// The clock's tick at which the value was counted.
  private var tick = -1

  init(_ host: ViewGraph) { counts = host.clock.animations }

  func isSeen(repeatsForever: Bool) {
    if tick == counts.tick {
      if repeatsForever == self.repeatsForever { return }
      counts.seen.change(self.repeatsForever, by: -1)
    }
    tick = counts.tick
    self.repeatsForever = repeatsForever
    counts.seen.change(repeatsForever, by: 1)
  }

  isolated deinit { if tick == counts.tick { counts.seen.change(repeatsForever, by: -1) } }
}
