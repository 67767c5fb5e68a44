// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import Foundation

// Reads: the layout engines from the root down, and the layers that the preference tree marks.
// Produces: the frame of each view, before any effect moves what is drawn.
// Costs: O(engines + nodes).

extension ViewGraph {
  /// The layout engines with their frames in the host's coordinates. Layers follow the children of the view that they
  /// belong to.
  package func layoutTree() -> [DumpNode] {
    guard let layout = self.root.outputs.layout else { return [] }
    var layers = LayerIndex(self.root.outputs.preferences)
    return subgraph.apply { [layers.tree(layout.peek().engine, window.rootFrame?.peek() ?? .zero)] }
  }
}

/// The layers of a view tree by the engine of the view that they belong to.
@MainActor
private struct LayerIndex {
  private var layers: [ObjectIdentifier: [LayerNode]] = [:]

  init(_ root: PreferenceNode?) {
    if let root { collect(root) }
  }

  private mutating func collect(_ node: PreferenceNode) {
    if let layer = node as? LayerNode {
      layers[ObjectIdentifier(layer.owner.peek().engine), default: []].append(layer)
    }
    for child in node.children { collect(child) }
  }

  mutating func tree(_ engine: LayoutEngine, _ frame: ViewFrame) -> DumpNode {
    var node = DumpNode(engine.label, frame: frame.rect)
    for (child, childFrame) in zip(engine.children, engine.childFrames(in: frame.size)) {
      var childFrame = engine.isMirrored ? childFrame.mirrored(in: frame.size.size.width) : childFrame
      childFrame.origin.x += frame.origin.x
      childFrame.origin.y += frame.origin.y
      node.children.append(tree(child, childFrame))
    }
    for layer in take(of: engine, frame) {
      var layerFrame = layer.frame.peek()
      let owner = layer.ownerFrame.peek().origin
      layerFrame.origin.x += frame.origin.x - owner.x
      layerFrame.origin.y += frame.origin.y - owner.y
      let below = tree(layer.layout.peek().engine, layerFrame)
      if layer.isContent {
        node.name = layer.label
        node.children.append(below)
      } else {
        node.children.append(DumpNode(layer.label, children: [below]))
      }
    }
    return node
  }

  /// The layers of one view. Views that only follow their proposal share an engine: theirs are distinguished by their frames.
  private mutating func take(of engine: LayoutEngine, _ frame: ViewFrame) -> [LayerNode] {
    let id = ObjectIdentifier(engine)
    guard let found = layers[id] else { return [] }
    guard engine is FlexibleEngine else {
      layers[id] = nil
      return found
    }
    let fitting = found.filter { $0.ownerFrame.peek().size.size == frame.size.size }
    let exact = fitting.filter { $0.ownerFrame.peek().origin == frame.origin }
    guard let owner = (exact.first ?? fitting.first)?.ownerFrame else { return [] }
    layers[id] = found.filter { $0.ownerFrame != owner }
    return found.filter { $0.ownerFrame == owner }
  }
}
