// SPDX-License-Identifier: MIT

@testable import EspalierGraph

/// A rule whose label does not matter.
@MainActor
func rule<Value>(_ body: @escaping @MainActor () -> Value) -> Attribute<Value> { Attribute("rule", body) }

@MainActor
final class Counter {
  var count = 0

  /// The count since the last call.
  func take() -> Int {
    defer { count = 0 }
    return count
  }
}

/// Runs a test in a subgraph of its own and looks that nothing of it stays behind.
///
/// - Parameter isLarge: Walk the structures only when everything is gone.
@MainActor
func withGraph(isLarge: Bool = false, _ body: @MainActor (Subgraph) -> Void) {
  let before = Graph.statistics
  let root = Subgraph(parent: nil)
  root.apply { body(root) }
  if !isLarge { Graph.checkInvariants() }
  root.destroy()
  Graph.checkInvariants()
  let after = Graph.statistics
  precondition(after.nodesLive == before.nodesLive, "\(after.nodesLive - before.nodesLive) nodes were left behind")
  precondition(after.edgesLive == before.edgesLive, "\(after.edgesLive - before.edgesLive) edges were left behind")
  precondition(after.subgraphsLive == before.subgraphsLive, "subgraphs were left behind")
}

/// Drains, and checks every structure.
@MainActor
func drain() {
  Graph.checkInvariants()
  Graph.drain()
  Graph.checkInvariants()
}
