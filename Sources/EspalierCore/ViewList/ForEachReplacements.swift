// SPDX-License-Identifier: MIT

import EspalierGraph

/// The views of a `ForEach` that differ from the first ones, because an identity inside of their row has changed: a row
/// whose view has an `id` of its own. Followed if the views are shown elsewhere, by their identities.
@MainActor
final class ForEachReplacements {
  /// The number of changes.
  private let changes: Attribute<Int>
  private var rows: [ObjectIdentifier: Row] = [:]

  private struct Row {
    let place: ForEachPlace
    var replaced: [Int: ObjectIdentifier] = [:]
  }

  /// - Parameter subgraph: That of the list.
  init(in subgraph: Subgraph) { changes = subgraph.apply { .input(0) } }

  /// The replacements by the numbers of the views. In a rule, depends on them. O(rows that are followed) if a view was
  /// replaced.
  func byIndex(viewsPerElement: Int) -> [Int: ObjectIdentifier] {
    if changes.value == 0 { return [:] }
    var result: [Int: ObjectIdentifier] = [:]
    for row in rows.values {
      guard let offset = row.place.offset else { continue }
      for (part, id) in row.replaced { result[offset * viewsPerElement + part] = id }
    }
    return result
  }

  /// Follows the views of a row from now on, as long as it lives.
  func follow(_ item: ListItem, at place: ForEachPlace) {
    let id = ObjectIdentifier(item)
    guard rows[id] == nil, let list = item.list, !list.isStatic else { return }
    rows[id] = Row(place: place)
    item.subgraph.onDestroy { [weak self] in self?.rows[id] = nil }
    let current = item.subgraph.apply {
      Attribute(
        CurrentViews(list: list) { [weak self] replaced in
          self?.rows[id]?.replaced = replaced
          self?.changes.set((self?.changes.peek() ?? 0) + 1)
        })
    }
    current.keepAlive()
    _ = current.peek()
  }
}

// Reads: the views of a row.
// Produces: the number of replacements; reports the views that are not the first ones.
// Costs: O(views of the row) when one of them is exchanged.
private struct CurrentViews: Rule {
  let list: ViewList
  let report: @MainActor ([Int: ObjectIdentifier]) -> Void
  // Both are retained: another view must not get the address of one of these and be taken for it.
  var first: [ViewListElement] = []
  var last: [ViewListElement] = []
  var number = 0

  init(list: ViewList, report: @escaping @MainActor ([Int: ObjectIdentifier]) -> Void) {
    self.list = list
    self.report = report
  }

  mutating func value() -> Int {
    let views = list.elements
    defer { last = views }
    guard number > 0 else {
      first = views
      number = 1
      return number
    }
    if views.elementsEqual(last, by: ===) { return number }
    number += 1
    var replaced: [Int: ObjectIdentifier] = [:]
    for (part, view) in views.enumerated() where !first.indices.contains(part) || view !== first[part] {
      replaced[part] = ObjectIdentifier(view)
    }
    report(replaced)
    return number
  }

  nonisolated static var label: String { "views of a row" }
}
