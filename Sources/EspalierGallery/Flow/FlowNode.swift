// SPDX-License-Identifier: MIT

import EspalierHosting

/// A place on the way of a preference, as it is drawn: a box, and the boxes that its value comes from.
struct FlowNode: Identifiable {
  /// From the reader down: which part of which part.
  let id: [Int]
  let title: String
  let detail: String
  let parts: [FlowNode]

  /// What the graph of a host has for a key.
  @MainActor
  init(_ flow: PreferenceFlow, id: [Int] = [], name: (PreferenceFlow) -> String, detail: (PreferenceFlow) -> String) {
    self.id = id
    title = name(flow)
    self.detail = detail(flow)
    parts = flow.parts.enumerated().map { FlowNode($1, id: id + [$0], name: name, detail: detail) }
  }

  /// The way from the writer of that number, in view-tree order, up to this node.
  func path(toWriter number: Int) -> Set<[Int]> {
    var next = 0
    func path(_ node: FlowNode) -> [[Int]]? {
      guard !node.parts.isEmpty else {
        defer { next += 1 }
        return next == number ? [node.id] : nil
      }
      for part in node.parts { if let found = path(part) { return found + [node.id] } }
      return nil
    }
    return Set(path(self) ?? [])
  }
}
