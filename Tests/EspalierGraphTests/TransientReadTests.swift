// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierGraph

/// A read for one use leaves nothing behind that a later change has to bring up to date.
@Suite(.serialized) @MainActor
struct TransientReadTests {
  private struct Names: ReleasedWhenStale { var all: [String] }

  /// A chain of lists, each of which adds a name to the one before.
  private func chain(_ count: Int, from input: Attribute<Int>, _ runs: Counter) -> [Attribute<Names>] {
    var all: [Attribute<Names>] = []
    for index in 0..<count {
      let before = all.last
      all.append(
        rule {
          runs.count += 1
          return Names(all: (before?.value.all ?? []) + ["\(index) \(input.value)"])
        })
    }
    return all
  }

  @Test func aChangeAfterItRunsNothing() {
    withGraph { _ in
      let (input, runs) = (Attribute<Int>.input(1), Counter())
      let list = chain(20, from: input, runs).last!
      let edges = Graph.statistics.edgesLive
      #expect(list.peekOnce().all.count == 20)
      #expect(runs.take() == 20)
      #expect(Graph.statistics.edgesLive == edges)
      Graph.checkInvariants()
      for value in 2...5 {
        input.set(value)
        drain()
      }
      #expect(runs.take() == 0)
      #expect(list.peekOnce().all.last == "19 5")
      #expect(runs.take() == 20)
    }
  }

  @Test func aReadFromOutsideOfTheUsualKindIsBroughtUpToDate() {
    withGraph { _ in
      let (input, runs) = (Attribute<Int>.input(1), Counter())
      let list = chain(20, from: input, runs).last!
      #expect(list.peek().all.count == 20)
      #expect(runs.take() == 20)
      input.set(2)
      drain()
      #expect(runs.take() == 19, "all but the last, which has no reader")
      // A value with a reader before is kept, also by a read for one use.
      #expect(list.peekOnce().all.last == "19 2")
      #expect(runs.take() == 1)
      input.set(3)
      drain()
      #expect(runs.take() == 19)
    }
  }

  @Test func whatOthersReadStays() {
    withGraph { _ in
      let (input, runs, effectRuns) = (Attribute<Int>.input(1), Counter(), Counter())
      let lists = chain(20, from: input, runs)
      let effect = rule {
        effectRuns.count += 1
        return lists[9].value.all.count
      }
      effect.keepAlive()
      drain()
      #expect(runs.take() == 10)
      #expect(lists[19].peekOnce().all.count == 20)
      #expect(runs.take() == 10)
      #expect(effectRuns.take() == 1)
      input.set(2)
      drain()
      #expect(runs.take() == 10)
      #expect(effectRuns.take() == 1)
    }
  }

  @Test func otherValuesStayUntilTheNextChange() {
    withGraph { _ in
      let (input, runs) = (Attribute<Int>.input(1), Counter())
      let number = rule {
        runs.count += 1
        return input.value
      }
      let list = rule { Names(all: ["\(number.value)"]) }
      #expect(list.peekOnce().all == ["1"])
      #expect(list.peekOnce().all == ["1"])
      #expect(runs.take() == 1)
      input.set(2)
      drain()
      #expect(runs.take() == 0)
    }
  }

  @Test func aValueWhoseEndEndsNodesIsForgotten() {
    @MainActor final class Owner {
      let subgraph: Subgraph
      init(_ subgraph: Subgraph) { self.subgraph = subgraph }
      isolated deinit { subgraph.destroy() }
    }
    struct Owners: ReleasedWhenStale { var all: [Owner] }
    withGraph { root in
      let input = Attribute<Int>.input(1)
      let inner = rule {
        _ = input.value
        return Owners(all: [Owner(Subgraph(parent: root))])
      }
      let outer = rule { Owners(all: inner.value.all + [Owner(Subgraph(parent: root))]) }
      #expect(outer.peekOnce().all.count == 2)
      Graph.checkInvariants()
      #expect(outer.peekOnce().all.count == 2)
    }
  }
}
