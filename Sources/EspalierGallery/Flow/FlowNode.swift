// SPDX-License-Identifier: MIT

import EspalierHosting

/// A drawn place on the path of a preference: a box, and the boxes that its value comes from.
struct FlowNode: Identifiable {
  /// The indices of the parts, from the reader down.
  let id: [Int]
  let title: String
  let detail: String
  let parts: [FlowNode]

  /// The flow of a key in the graph of a host.
  @MainActor
  init(_ flow: PreferenceFlow, id: [Int] = [], name: (PreferenceFlow) -> String, detail: (PreferenceFlow) -> String) {
    self.id = id
    title = name(flow)
    self.detail = detail(flow)
    parts = flow.parts.enumerated().map { FlowNode($1, id: id + [$0], name: name, detail: detail) }
  }

  /// The path from the writer with a number, in view-tree order, up to this node.
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
