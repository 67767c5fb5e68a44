// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierGraph

/// A change runs the rules that read it, each once, lowest first; equal results stop it.
@Suite(.serialized) @MainActor
struct PushTests {
  @Test func aRuleRunsWhenItIsFirstReadAndNotBefore() {
    withGraph { _ in
      let runs = Counter()
      let input = Attribute<Int>.input(1)
      let double = rule {
        runs.count += 1
        return input.value * 2
      }
      drain()
      #expect(runs.count == 0)
      #expect(double.value == 2)
      #expect(double.value == 2)
      #expect(runs.count == 1)
    }
  }

  @Test func settingAnInputRunsItsReadersInTheNextDrain() {
    withGraph { _ in
      let runs = Counter()
      let input = Attribute<Int>.input(1)
      let double = rule {
        runs.count += 1
        return input.value * 2
      }
      let sum = rule { double.value + 1 }
      #expect(sum.value == 3)
      #expect(runs.take() == 1)
      input.set(5)
      #expect(runs.count == 0)
      drain()
      #expect(runs.take() == 1)
      #expect(sum.value == 11)
    }
  }

  @Test func settingAnEqualValueRunsNothing() {
    withGraph { _ in
      let runs = Counter()
      let input = Attribute<String>.input("a")
      let length = rule {
        runs.count += 1
        return input.value.count
      }
      length.keepAlive()
      drain()
      #expect(runs.take() == 1)
      input.set("a")
      drain()
      #expect(runs.count == 0)
    }
  }

  @Test func anEqualResultStopsTheWave() {
    withGraph { _ in
      let runs = Counter()
      let input = Attribute<Int>.input(1)
      let sign = rule { input.value.signum() }
      let text = rule {
        runs.count += 1
        return "\(sign.value)"
      }
      text.keepAlive()
      #expect(text.value == "1")
      #expect(runs.take() == 1)
      input.set(7)
      drain()
      #expect(runs.count == 0)
      input.set(-7)
      drain()
      #expect(runs.take() == 1)
      #expect(text.value == "-1")
    }
  }

  @Test func aReadFromOutsideIsUpToDateWithoutADrain() {
    withGraph { _ in
      let input = Attribute<Int>.input(1)
      let a = rule { input.value + 1 }
      let b = rule { a.value + 1 }
      #expect(b.value == 3)
      input.set(10)
      #expect(b.value == 12)
      #expect(a.value == 11)
      Graph.checkInvariants()
    }
  }

  @Test func aDiamondRunsEachRuleOnceAndShowsNoMixture() {
    withGraph { _ in
      let runs = Counter()
      let input = Attribute<Int>.input(1)
      let left = rule { input.value }
      let middle = rule { input.value + 1 }
      let right = rule { middle.value - 1 }
      let bottom = rule {
        runs.count += 1
        return left.value == right.value
      }
      bottom.keepAlive()
      #expect(bottom.value)
      #expect(runs.take() == 1)
      for value in 2...5 {
        input.set(value)
        drain()
        #expect(runs.take() == 1)
        #expect(bottom.peek())
      }
    }
  }

  @Test func whatIsNoLongerReadWakesNobody() {
    withGraph { _ in
      let runs = Counter()
      let condition = Attribute<Bool>.input(true)
      let a = Attribute<Int>.input(1)
      let b = Attribute<Int>.input(2)
      let choice = rule {
        runs.count += 1
        return condition.value ? a.value : b.value
      }
      choice.keepAlive()
      drain()
      #expect(runs.take() == 1)
      #expect(Graph.dependencies(of: choice.any) == [condition.any, a.any])
      b.set(20)
      drain()
      #expect(runs.take() == 0)
      condition.set(false)
      drain()
      #expect(choice.value == 20)
      #expect(Graph.dependencies(of: choice.any) == [condition.any, b.any])
      #expect(Graph.readers(of: a.any).isEmpty)
      a.set(10)
      drain()
      #expect(runs.take() == 1)
    }
  }

  @Test func aNewDependencyThatLiesHigherIsBroughtUpToDateFirst() {
    withGraph { _ in
      let runs = Counter()
      let input = Attribute<Int>.input(0)
      var last = rule { input.value }
      for _ in 0..<10 {
        let below = last
        last = rule { below.value + 1 }
      }
      let top = last
      #expect(top.value == 10)
      let late = rule {
        runs.count += 1
        return input.value > 0 ? top.value : -1
      }
      late.keepAlive()
      #expect(late.value == -1)
      #expect(runs.take() == 1)
      input.set(1)
      drain()
      #expect(late.peek() == 11)
      #expect(runs.take() == 1)
      #expect(Graph.height(of: late.any)! > Graph.height(of: top.any)!)
      input.set(2)
      drain()
      #expect(late.peek() == 12)
      #expect(runs.take() == 1)
    }
  }

  @Test func invalidateRunsARuleAgainAlthoughNothingChanged() {
    withGraph { _ in
      var outside = 1
      let reading = rule { outside }
      let reader = rule { reading.value * 10 }
      #expect(reader.value == 10)
      outside = 2
      #expect(reader.value == 10)
      reading.invalidate()
      drain()
      #expect(reader.value == 20)
    }
  }
}
