// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierGraph

/// The counters count, and what ends frees its slots.
@Suite(.serialized) @MainActor
struct StatisticsTests {
  @Test func everyCounterCounts() {
    withGraph { root in
      let before = Graph.statistics
      let subgraph = Subgraph(parent: root)
      let (input, double) = subgraph.apply {
        let input = Attribute<Int>.input(1)
        return (input, rule { input.value * 2 })
      }
      #expect(Graph.statistics.nodesCreated - before.nodesCreated == 2)
      #expect(Graph.statistics.nodesLive - before.nodesLive == 2)
      #expect(Graph.statistics.subgraphsLive - before.subgraphsLive == 1)
      #expect(Graph.statistics.rulesRun == before.rulesRun)
      _ = double.value
      #expect(Graph.statistics.rulesRun - before.rulesRun == 1)
      #expect(Graph.statistics.edgesLive - before.edgesLive == 1)
      input.set(2)
      drain()
      #expect(Graph.statistics.rulesRun - before.rulesRun == 1)
      subgraph.destroy()
      let after = Graph.statistics
      #expect(after.nodesLive == before.nodesLive)
      #expect(after.edgesLive == before.edgesLive)
      #expect(after.subgraphsLive == before.subgraphsLive)
      #expect(after.nodesCreated - before.nodesCreated == 2)
    }
  }

  @Test func aThousandSubgraphsLeaveNothingBehind() {
    withGraph { root in
      let shared = Attribute<Int>.input(1)
      @MainActor func makeAndDestroyMany() {
        let subgraphs = (0..<1_000).map { index in
          let subgraph = Subgraph(parent: root)
          subgraph.apply {
            let name = Attribute<String>.input("a name that does not fit into the string itself \(index)")
            let text = rule { name.value + "\(shared.value)" }
            let large = rule { (text.value, InlineArray<300, Int>(repeating: index)) }
            _ = large.value
            large.keepAlive()
          }
          return subgraph
        }
        shared.set(shared.value + 1)
        for subgraph in subgraphs.dropLast(500) { subgraph.destroy() }
        Graph.drain()
        for subgraph in subgraphs.dropFirst(500) { subgraph.destroy() }
        Graph.checkInvariants()
      }
      makeAndDestroyMany()
      let before = Graph.statistics
      for _ in 0..<3 { makeAndDestroyMany() }
      let after = Graph.statistics
      #expect(after.nodesLive == before.nodesLive)
      #expect(after.edgesLive == before.edgesLive)
      #expect(after.subgraphsLive == before.subgraphsLive)
      #expect(after.storageBytes == before.storageBytes, "storage is used again")
      #expect(after.nodesCreated - before.nodesCreated == 9_000)
    }
  }
}
