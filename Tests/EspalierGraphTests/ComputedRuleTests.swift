// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierGraph

/// Rules that are closures.
@MainActor
@Suite struct ComputedRuleTests {
  @Test func aClosureDependsOnWhatItReads() {
    withGraph { _ in
      let a = Attribute.input(1)
      let b = Attribute.input(10)
      let usesB = Attribute.input(false)
      let sum = Attribute("sum") { a.value + (usesB.value ? b.value : 0) }
      #expect(sum.value == 1)
      let runs = Graph.statistics.rulesRun
      b.set(20)
      #expect(sum.value == 1)
      #expect(Graph.statistics.rulesRun == runs)
      usesB.set(true)
      #expect(sum.value == 21)
      b.set(30)
      #expect(sum.value == 31)
    }
  }

  @Test func anEqualResultEndsTheChange() {
    withGraph { _ in
      let number = Attribute.input(1)
      let isLarge = number.map("is large") { $0 > 100 }
      let caption = isLarge.map("caption") { $0 ? "large" : "small" }
      #expect(caption.value == "small")
      let runs = Graph.statistics.rulesRun
      number.set(2)
      #expect(caption.value == "small")
      #expect(Graph.statistics.rulesRun == runs + 1)
    }
  }

  @Test func eachRuleOfTheTypeHasItsOwnLabel() {
    withGraph { _ in
      let number = Attribute.input(1)
      let twice = number.map("twice") { $0 * 2 }
      let half = twice.map("half") { $0 / 2 }
      #expect(half.value == 1)
      #expect(Graph.path(from: number.any, to: half.any).map(Graph.label(of:)) == ["input Int", "twice", "half"])
    }
  }

  @Test func aNodeThatIsGoneIsCalledByItsType() {
    withGraph { root in
      let subgraph = Subgraph(parent: root)
      // The table of nodes is emptied with the last one.
      let other = Attribute.input(0)
      let gone = subgraph.apply { Attribute("gone") { 1 } }
      #expect(gone.value == 1)
      subgraph.destroy()
      #expect(other.isValid)
      #expect(Graph.label(of: gone.any) == "ComputedRule<Int>")
    }
  }
}
