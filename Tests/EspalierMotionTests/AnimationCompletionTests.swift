// SPDX-License-Identifier: MIT

import EspalierMotion
import EspalierTestSupport
import Testing

/// A host's treatment of a transaction, in small: queue the write, update, call completions.
@MainActor private struct Property {
  var target = 0.0
  var animator = Animator<Double>()

  var completions = AnimationCompletions()

  mutating func set(_ newTarget: Double, now: Double, in transaction: Transaction) {
    transaction.updateExpected(in: completions)
    if let animation = transaction.animation {
      animator.retarget(
        from: target, to: newTarget, animation: animation, now: now, completions: transaction.completions)
    }
    target = newTarget
    transaction.updateFinished()
  }

  mutating func frame(_ now: Double) {
    _ = animator.value(target: target, now: now)
    completions.run()
  }
}

@MainActor @Suite(.serialized) struct AnimationCompletionTests {
  private let log = Log()

  private func transaction(
    _ animation: Animation?, _ completions: (AnimationCompletionCriteria, String)...
  ) -> Transaction {
    var result = Transaction(animation: animation)
    for (criteria, name) in completions {
      result.addAnimationCompletion(criteria: criteria) { [log] in MainActor.assumeIsolated { log.lines.append(name) }
      }
    }
    return result
  }

  @Test("M49: a completion is called once after the animation")
  func firesOnceAfterTheAnimation() {
    var property = Property()
    property.set(1, now: 0, in: transaction(.linear(duration: 1), (.logicallyComplete, "done")))
    property.frame(0.5)
    #expect(log.lines == [])
    property.frame(1)
    property.frame(2)
    #expect(log.lines == ["done"])
  }

  @Test("M48, M49: a completion is called after the update if nothing moves")
  func firesAfterTheUpdateIfNothingMoves() {
    var property = Property()
    property.set(0, now: 0, in: transaction(.linear(duration: 1), (.removed, "done")))
    property.frame(0)
    #expect(log.lines == ["done"])
  }

  @Test("M49: a completion is called if the body writes nothing")
  func firesIfTheBodyWritesNothing() {
    withAnimation(.linear) {
    } completion: { [log] in
      MainActor.assumeIsolated { log.lines.append("done") }
    }
    #expect(log.lines == ["done"])
  }

  @Test func waitsForQueuedWrites() {
    var queued: Transaction?
    let completions = AnimationCompletions()
    withAnimation(.linear) {
      queued = CurrentTransaction.value
      queued?.updateExpected(in: completions)
    } completion: { [log] in
      MainActor.assumeIsolated { log.lines.append("done") }
    }
    completions.run()
    #expect(log.lines == [])
    queued?.updateFinished()
    #expect(log.lines == [] && completions.hasWork)
    completions.run()
    #expect(log.lines == ["done"])
  }

  @Test func waitsForEveryProperty() {
    let shared = transaction(.linear(duration: 1), (.logicallyComplete, "done"))
    var first = Property()
    var second = Property()
    shared.updateExpected(in: nil)
    second.completions = first.completions
    first.set(1, now: 0, in: shared)
    second.set(1, now: 0.5, in: shared)
    shared.updateFinished()
    first.frame(1)
    #expect(log.lines == [])
    second.frame(1.5)
    #expect(log.lines == ["done"])
  }

  @Test("M50: logical completion comes before removal")
  func logicalCompletionComesBeforeRemoval() {
    var property = Property()
    property.set(
      1, now: 0,
      in: transaction(.linear(duration: 5).logicallyComplete(after: 1), (.removed, "2"), (.logicallyComplete, "1")))
    property.frame(1)
    #expect(log.lines == ["1"])
    property.frame(4.9)
    #expect(log.lines == ["1"])
    property.frame(5)
    #expect(log.lines == ["1", "2"])
  }

  @Test("M52: logical completion does not prolong")
  func logicalCompletionDoesNotProlong() {
    var property = Property()
    property.set(
      1, now: 0, in: transaction(.linear(duration: 1).logicallyComplete(after: 9), (.logicallyComplete, "done")))
    property.frame(1)
    #expect(!property.animator.isActive)
    #expect(log.lines == ["done"])
  }

  @Test(
    "M51: retargeting keeps each logical completion", arguments: [Animation.linear(duration: 1), .spring(duration: 1)])
  func retargetingKeepsEachLogicalCompletion(animation: Animation) {
    var property = Property()
    property.set(100, now: 0, in: transaction(animation, (.logicallyComplete, "a"), (.removed, "a removed")))
    property.set(200, now: 0.5, in: transaction(animation, (.logicallyComplete, "b"), (.removed, "b removed")))
    property.frame(0.9)
    #expect(log.lines == [])
    property.frame(1.01)
    #expect(log.lines == ["a"])
    property.frame(1.49)
    #expect(log.lines == ["a"])
    property.frame(1.51)
    #expect(log.lines.prefix(2) == ["a", "b"])
    property.frame(60)
    #expect(log.lines == ["a", "b", "a removed", "b removed"])
  }

  @Test func interruptingAnEndlessAnimationCompletesIt() {
    var property = Property()
    property.set(1, now: 0, in: transaction(.linear.repeatForever(), (.logicallyComplete, "endless")))
    property.frame(100)
    #expect(log.lines == [])
    property.set(0, now: 100, in: transaction(.spring))
    property.frame(100)
    #expect(log.lines == ["endless"])
  }

  @Test func removedViewsComplete() {
    let completions = AnimationCompletions()
    do {
      var property = Property(completions: completions)
      property.set(1, now: 0, in: transaction(.linear(duration: 1), (.removed, "removed")))
    }
    #expect(log.lines == [])
    completions.run()
    #expect(log.lines == ["removed"])
  }
}
