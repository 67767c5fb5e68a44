// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

// Reads: the nodes that views left in the preference tree, their frames, the effects around them.
// Produces: the views, with the frames that they have on screen.
// Costs: O(nodes).

extension ViewGraph {
  /// The views that users can name, and the layers that they are in.
  package func viewTree() -> [DumpNode] {
    guard let root = self.root.outputs.preferences else { return [] }
    return subgraph.apply { views(in: root, .identity) }
  }

  private func views(in node: PreferenceNode, _ matrix: ProjectionTransform) -> [DumpNode] {
    var inner = matrix
    if let effect = node as? EffectNode { inner = effect.shownMatrix.concatenating(matrix) }
    let below = node.children.flatMap { views(in: $0, inner) }
    switch node {
    case let mark as MarkNode:
      let frame = mark.frame.peek().rect.applying(matrix)
      return [DumpNode(shortName(of: mark.viewType), frame: frame, children: below)]
    case let leaf as LeafNode:
      let name = leaf.viewType.map { shortName(of: $0) } ?? leaf.label
      let frame = leaf.shownFrame.peek().applying(matrix)
      return [DumpNode(name, detail: leaf.quotedText, frame: frame, children: below)]
    case let layer as LayerNode where !layer.isContent:
      return below.isEmpty ? [] : [DumpNode(layer.label, children: below)]
    case is HidingNode:
      return below.isEmpty ? [] : [DumpNode("hidden", children: below)]
    default: return below
    }
  }
}
