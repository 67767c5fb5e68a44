// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierGraph

/// Rules that change the graph while they run.
@Suite(.serialized) @MainActor
struct ChangeInsideRuleTests {
  @Test func aRuleMaySetAnInputThatOthersRead() {
    withGraph { _ in
      let source = Attribute<Int>.input(1)
      let target = Attribute<Int>.input(0)
      let reader = rule { target.value * 10 }
      let setter = rule { target.set(source.value) }
      reader.keepAlive()
      setter.keepAlive()
      drain()
      #expect(reader.peek() == 10)
      source.set(2)
      drain()
      #expect(reader.peek() == 20)
    }
  }

  @Test func aRuleThatWaitsForTheSetterRunsAgain() {
    withGraph { _ in
      let source = Attribute<Int>.input(1)
      let target = Attribute<Int>.input(0)
      let setter = rule { target.set(source.value) }
      let reader = rule {
        let early = target.value
        setter.value
        return [early, target.value]
      }
      reader.keepAlive()
      drain()
      #expect(reader.peek() == [1, 1])
      source.set(2)
      drain()
      #expect(reader.peek() == [2, 2])
    }
  }

  @Test func aReadFromOutsideWaitsForThatToo() {
    withGraph { _ in
      let target = Attribute<Int>.input(0)
      let setter = rule { target.set(5) }
      let reader = rule {
        let early = target.value
        setter.value
        return [early, target.value]
      }
      #expect(reader.value == [5, 5])
    }
  }

  /// Otherwise `count.set(count.value + 1)` would never end.
  @Test func aRuleDoesNotWakeItself() {
    withGraph { _ in
      let runs = Counter()
      let count = Attribute<Int>.input(0)
      let counting = rule {
        runs.count += 1
        count.set(count.value + 1)
        return count.value
      }
      counting.keepAlive()
      drain()
      #expect(counting.peek() == 1)
      #expect(runs.take() == 1)
      count.set(7)
      drain()
      #expect(counting.peek() == 8)
      #expect(runs.take() == 1)
    }
  }

  @Test func aRuleMayInvalidateAnother() {
    withGraph { _ in
      let runs = Counter()
      let input = Attribute<Int>.input(1)
      let other = rule { runs.count += 1 }
      let waker = rule {
        _ = input.value
        other.invalidate()
      }
      other.keepAlive()
      waker.keepAlive()
      drain()
      _ = runs.take()
      input.set(2)
      drain()
      #expect(runs.take() == 1)
    }
  }

  struct Late: Rule {
    var source: Attribute<Int>?
    mutating func value() -> Int { source?.value ?? -1 }
  }

  @Test func aRuleIsConnectedLate() {
    withGraph { _ in
      let late = Attribute(Late())
      let reader = rule { late.value + 1 }
      reader.keepAlive()
      #expect(reader.value == 0)
      let input = Attribute<Int>.input(1)
      let high = rule { rule { input.value }.value }
      #expect(high.value == 1)
      late.mutateRule(Late.self) { $0.source = high }
      drain()
      #expect(reader.peek() == 0, "a changed rule does not run by itself")
      late.invalidate()
      drain()
      #expect(reader.peek() == 2)
      input.set(5)
      drain()
      #expect(reader.peek() == 6)
    }
  }

  @Test func aRuleKeepsState() {
    struct Counting: Rule {
      let input: Attribute<Int>
      var runs = 0
      mutating func value() -> [Int] {
        runs += 1
        return [runs, input.value]
      }
    }
    withGraph { _ in
      let input = Attribute<Int>.input(1)
      let counting = Attribute(Counting(input: input))
      #expect(counting.value == [1, 1])
      input.set(2)
      #expect(counting.value == [2, 2])
    }
  }
}
