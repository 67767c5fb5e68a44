// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation
import SwiftUI
import ViewTesting

/// Scrolls through the first rows of a list, and prints the memory after 100 of them and after all: `--visited COUNT`.
@MainActor
func measureVisitedRows(_ count: Int) throws {
  let host = ViewHost(LongList(), size: Measure.window)
  let list = try host.get(.role(.list))
  var rows = 0
  func visit(_ end: Int) throws {
    while rows < end {
      try list.scroll(by: CGSize(width: 0, height: -700))
      rows += 19
    }
    let graph = Graph.statistics
    print(
      "\(rows) rows: \(residentBytes() >> 20) MB, \(graph.nodesLive) nodes, \(graph.edgesLive) edges, "
        + "\(graph.storageBytes >> 10) KB of values, \(graph.subgraphsLive) subgraphs")
  }
  try visit(100)
  try visit(count)
}
