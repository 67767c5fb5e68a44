// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

// Reads: the flows of one key, and the preference tree.
// Produces: for readers that no writer reaches, where the writers are, and which view is around both.
// Costs: O(readers × writers × nodes), only where a reader has no writer in it.

/// A reader of a key in whose views nothing writes it, although other views do.
@MainActor
struct UnreachedReader {
  private let reader: PreferenceFlow
  private let writers: [PreferenceFlow]
  /// The innermost view around the reader and all the writers.
  private let meeting: String?
  /// Whether the reader is applied inside of what a writer is applied to.
  private let isInside: Bool

  static func all(in roots: [PreferenceFlow], below root: PreferenceNode) -> [UnreachedReader] {
    let flows = roots.flatMap(\.all)
    let writers = flows.filter { $0.isSource }
    if writers.isEmpty { return [] }
    return flows.filter { $0.role == .reads && !$0.containsSource }.map {
      UnreachedReader(reader: $0, writers: writers, below: root)
    }
  }

  private init(reader: PreferenceFlow, writers: [PreferenceFlow], below root: PreferenceNode) {
    self.reader = reader
    self.writers = writers
    func path(_ flow: PreferenceFlow) -> [PreferenceNode] { root.path { $0 === flow.node } ?? [] }
    let readers = path(reader)
    isInside = writers.contains { writer in readers.contains { $0 === writer.node } }
    var common = readers
    for writer in writers {
      let path = path(writer)
      common = Array(zip(common, path).prefix { $0 === $1 }.map(\.0))
    }
    let views = common.compactMap { $0 as? MarkNode }
    let owner = views.last { !($0.viewType is any _PrimitiveView.Type) && isUsersType($0.viewType) }
    meeting = views.last.map { innermost in
      shortName(of: innermost.viewType)
        + (owner.flatMap { $0 === innermost ? nil : " in " + shortName(of: $0.viewType) } ?? "")
    }
  }

  /// Where the writers are, why the reader gets none of their values, and where a reader would.
  var explanation: String {
    let places = writers.map(\.whereabouts).filter { !$0.isEmpty }
    let shown = places.prefix(3).joined(separator: ", ") + (places.count > 3 ? " and \(places.count - 3) more" : "")
    let advice =
      isInside
      ? "apply the reader after the writer" : "apply the reader to the \(meeting ?? "view around both"), or further out"
    return "\(reader.label ?? "The reader") \(reader.whereabouts) has no writer in it. The key is written "
      + "\(isInside ? "around it" : "elsewhere in the tree"): \(shown). A value only reaches readers that are applied "
      + "around its writer (onPreferenceChange, overlayPreferenceValue, backgroundPreferenceValue): \(advice)."
  }
}
