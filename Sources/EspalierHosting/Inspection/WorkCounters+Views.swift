// SPDX-License-Identifier: MIT

import EspalierCore

extension WorkCounters {
  /// Counts the size proposals of a body also for the view with that body, in the tree below a node.
  package func attributeQuestions(in node: PreferenceNode) {
    if let mark = node as? MarkNode, let engine = mark.layout?.peek().engine,
      let count = questions[ObjectIdentifier(engine)], !counts(engine, mark.viewType)
    {
      proposals[ObjectIdentifier(mark.viewType), default: 0] += count
    }
    for child in node.children { attributeQuestions(in: child) }
  }

  /// Whether an engine counts its own proposals for this type.
  private func counts(_ engine: LayoutEngine, _ type: any View.Type) -> Bool {
    (engine as? _CachedLayoutEngine)?.countedType.map { $0 == type } ?? false
  }
}
