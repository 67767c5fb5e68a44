// SPDX-License-Identifier: MIT

import EspalierHosting
import Foundation

/// The trees that can be dumped. All dumps have one form: `name detail (x, y, width × height) = value` on each line,
/// children indented by two spaces, lengths in points with at most one decimal.
public enum TreeKind: String, CaseIterable, Hashable, Sendable {
  /// The views, with the frames that they have on screen.
  case views
  /// The layouts, with the frames that they placed, before any effect; layers behind and in front are named.
  case layout
  /// Per key: the readers, the combined values in their order, the writers; values below readers.
  case preferences
  /// The elements that a screen reader finds.
  case accessibility
  /// The drawn items, back to front; colours are `#RRGGBBAA`.
  case displayList
}

extension ViewHost {
  /// A tree of the current views, as indented text. Updates the tree first. O(nodes).
  public func dump(_ tree: TreeKind) -> String { nodes(of: tree).text }

  /// The same as one JSON document: `{"tree": …, "nodes": [{"name", "detail", "frame", "value", "children"}]}`, in which absent
  /// values are left out.
  package func dumpJSON(_ tree: TreeKind) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "nan")
    return String(decoding: try encoder.encode(Document(tree: tree.rawValue, nodes: nodes(of: tree))), as: UTF8.self)
  }

  package func nodes(of tree: TreeKind) -> [DumpNode] {
    graph.isInsideOfRule ? [] : settledAnswer { read(tree) }
  }

  private func read(_ tree: TreeKind) -> [DumpNode] {
    switch tree {
    case .views: graph.viewTree()
    case .layout: graph.layoutTree()
    case .preferences: graph.preferenceTree()
    case .accessibility: graph.accessibilityTree()
    case .displayList: displayList.tree
    }
  }
}

private struct Document: Encodable {
  let tree: String
  let nodes: [DumpNode]
}
