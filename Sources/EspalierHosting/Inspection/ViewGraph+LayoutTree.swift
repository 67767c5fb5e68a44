// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

extension ViewGraph {
  /// The layout engines with their frames in the host's coordinates, before any effect moves the drawings. Layers
  /// follow the children of the view that they belong to.
  package func layoutTree() -> [DumpNode] {
    func tree(_ step: LayoutStep) -> DumpNode {
      DumpNode(step.label, frame: step.frame?.rect, children: step.children.map(tree))
    }
    return layoutSteps().map { [tree($0)] } ?? []
  }
}
