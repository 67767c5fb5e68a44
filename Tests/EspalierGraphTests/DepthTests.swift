// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierGraph

/// Long chains: a re-run takes no native stack; a first run takes some for each rule.
@Suite(.serialized) @MainActor
struct DepthTests {
  struct Next: Rule {
    let below: Attribute<Int>
    mutating func value() -> Int { below.value + 1 }
  }

  func chain(on input: Attribute<Int>, length: Int, eagerly: Bool) -> Attribute<Int> {
    var last = input
    for _ in 0..<length {
      last = Attribute(Next(below: last))
      if eagerly { _ = last.value }
    }
    return last
  }

  @Test func tenThousandRulesAreFirstRunFromTheTop() {
    withGraph(isLarge: true) { _ in
      let input = Attribute<Int>.input(0)
      #expect(chain(on: input, length: 10_000, eagerly: false).value == 10_000)
    }
  }

  @Test func aHundredThousandRulesRunAgainInADrain() {
    withGraph(isLarge: true) { _ in
      let input = Attribute<Int>.input(0)
      let top = chain(on: input, length: 100_000, eagerly: true)
      top.keepAlive()
      input.set(1)
      Graph.drain()
      #expect(top.peek() == 100_001)
    }
  }

  @Test func aHundredThousandRulesRunAgainForAReadInsideARule() {
    withGraph(isLarge: true) { _ in
      let input = Attribute<Int>.input(0)
      let top = chain(on: input, length: 100_000, eagerly: true)
      let low = rule { input.value > 0 ? top.value : 0 }
      low.keepAlive()
      #expect(low.value == 0)
      input.set(1)
      Graph.drain()
      #expect(low.peek() == 100_001)
    }
  }

  @Test func theHeightsOfAHundredThousandRulesAreAdjusted() {
    withGraph(isLarge: true) { _ in
      let input = Attribute<Int>.input(0)
      let deep = chain(on: input, length: 1_000, eagerly: true)
      let bottom = rule { input.value > 0 ? deep.value : 0 }
      _ = bottom.value
      let top = chain(on: bottom, length: 100_000, eagerly: true)
      top.keepAlive()
      input.set(1)
      Graph.drain()
      #expect(top.peek() == 101_001)
      #expect(Graph.height(of: top.any) == 101_001)
    }
  }

  /// A ladder has exponentially many paths.
  @Test func theHeightsOfALadderAreAdjustedInOneWalk() {
    withGraph(isLarge: true) { _ in
      let input = Attribute<Int>.input(0)
      let deep = chain(on: input, length: 1_000, eagerly: true)
      let bottom = rule { input.value > 0 ? deep.value : 0 }
      var (a, b) = (bottom, bottom)
      for _ in 0..<2_000 {
        let (left, right) = (a, b)
        let next = rule { max(left.value, right.value) + 1 }
        _ = next.value
        (a, b) = (b, next)
      }
      b.keepAlive()
      input.set(1)
      Graph.drain()
      #expect(b.peek() == 3_001)
    }
  }
}
