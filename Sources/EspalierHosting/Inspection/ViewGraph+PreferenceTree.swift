// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

extension ViewGraph {
  /// The flows of the users' preferences: per key the readers, the combinations, the writers. O(keys × nodes).
  package func preferenceTree() -> [DumpNode] {
    preferenceFlows().map { flow in
      DumpNode("\(flow.key)", detail: flow.isRead ? nil : "without a reader", children: flow.roots.map(\.dumpNode))
    }
  }
}

extension PreferenceFlow {
  var dumpNode: DumpNode {
    var detail: String
    switch role {
    case .combines: detail = "\(parts.count) values"
    case .defaults: detail = "of siblings that come and go"
    case .reads: detail = [label, whereabouts].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    case .transforms, .writes: detail = whereabouts
    }
    if role != .reads, value == nil { detail += isRead ? ", never computed" : ", not read" }
    return DumpNode(role.rawValue, detail: detail, value: value, children: parts.map(\.dumpNode))
  }
}
