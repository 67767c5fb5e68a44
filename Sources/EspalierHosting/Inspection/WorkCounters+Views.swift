// SPDX-License-Identifier: MIT

import EspalierCore

extension WorkCounters {
  /// Counts the size proposals of a body also for the view whose body it is, in the tree below a node.
  package func attributeQuestions(in node: PreferenceNode) {
    if let mark = node as? MarkNode, let layout = mark.layout,
      let count = questions[ObjectIdentifier(layout.peek().engine)]
    {
      proposals[ObjectIdentifier(mark.viewType), default: 0] += count
    }
    for child in node.children { attributeQuestions(in: child) }
  }
}
