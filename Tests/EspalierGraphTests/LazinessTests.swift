// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierGraph

/// A rule without a reader is stale until it is read; one that is kept alive runs.
@Suite(.serialized) @MainActor
struct LazinessTests {
  @Test func anUnreadRuleIsNotRunByADrain() {
    withGraph { _ in
      let runs = Counter()
      let input = Attribute<Int>.input(1)
      let unread = rule {
        runs.count += 1
        return input.value
      }
      #expect(unread.value == 1)
      #expect(runs.take() == 1)
      for value in 2...9 {
        input.set(value)
        drain()
      }
      #expect(runs.take() == 0)
      #expect(unread.value == 9)
      #expect(runs.take() == 1)
    }
  }

  @Test func aStaleRuleIsRefreshedWhenAnotherRuleReadsIt() {
    withGraph { _ in
      let input = Attribute<Int>.input(1)
      let below = rule { input.value }
      let stale = rule { below.value }
      #expect(stale.value == 1)
      input.set(2)
      drain()
      #expect(Graph.height(of: stale.any) == nil)
      let reader = rule { stale.value }
      #expect(reader.value == 2)
      input.set(3)
      drain()
      #expect(stale.peek() == 3)
    }
  }

  @Test func aStaleRuleWithChangedDependenciesAboveItIsReadInsideARule() {
    withGraph { _ in
      let input = Attribute<Int>.input(1)
      let a = rule { input.value }
      let b = rule { a.value + 1 }
      let stale = rule { b.value + 1 }
      #expect(stale.value == 3)
      input.set(5)
      drain()
      input.set(6)
      // Nothing is drained: the reader finds `stale` stale and what it reads queued.
      let reader = rule { input.value + stale.value }
      #expect(reader.value == 14)
      Graph.checkInvariants()
    }
  }

  @Test func aRuleThatIsKeptAliveRunsInEveryDrain() {
    withGraph { _ in
      let runs = Counter()
      let input = Attribute<Int>.input(1)
      let effect = rule {
        runs.count += 1
        return input.value
      }
      effect.keepAlive()
      drain()
      #expect(runs.take() == 1)
      input.set(2)
      drain()
      #expect(runs.take() == 1)
      effect.keepAlive(false)
      input.set(3)
      drain()
      #expect(runs.take() == 0)
      #expect(effect.value == 3)
    }
  }

  @Test func keepingAStaleRuleAliveRunsItInTheNextDrain() {
    withGraph { _ in
      let runs = Counter()
      let input = Attribute<Int>.input(1)
      let effect = rule {
        runs.count += 1
        return input.value
      }
      #expect(effect.value == 1)
      input.set(2)
      drain()
      #expect(runs.take() == 1)
      effect.keepAlive()
      drain()
      #expect(runs.take() == 1)
      #expect(effect.peek() == 2)
    }
  }

  @Test func aNodeNoLongerKeptAliveBeforeTheFirstDrainDoesNotRun() {
    withGraph { _ in
      let runs = Counter()
      let effect = rule { runs.count += 1 }
      effect.keepAlive()
      effect.keepAlive(false)
      drain()
      #expect(runs.count == 0)
      effect.keepAlive()
      effect.value
      #expect(runs.count == 1)
      drain()
      #expect(runs.count == 1)
    }
  }

  @Test func peekAndUntrackedDoNotDepend() {
    withGraph { _ in
      let runs = Counter()
      let input = Attribute<Int>.input(1)
      let double = rule { input.value * 2 }
      let peeking = rule {
        runs.count += 1
        return double.peek() + Graph.untracked { input.value }
      }
      peeking.keepAlive()
      #expect(peeking.value == 3)
      #expect(Graph.dependencies(of: peeking.any).isEmpty)
      input.set(2)
      drain()
      #expect(runs.count == 1)
      peeking.invalidate()
      #expect(peeking.value == 6)
    }
  }

  @Test func aRuleFirstEvaluatedUntrackedRecordsItsOwnReads() {
    withGraph { _ in
      let input = Attribute<Int>.input(1)
      let inner = rule { input.value }
      let outer = rule { Graph.untracked { inner.value } }
      #expect(outer.value == 1)
      #expect(Graph.dependencies(of: inner.any) == [input.any])
      #expect(Graph.dependencies(of: outer.any).isEmpty)
    }
  }
}
