// SPDX-License-Identifier: MIT

import EspalierGraph

/// Neighbouring views of a list, as they are at one time: a view that exists, or those of a `ForEach`, which are counted and
/// identified without being made.
package struct ListRun {
  /// The list that makes the views; if the run is one view that exists, that view.
  let list: ViewList
  /// The identity that distinguishes the views from those of other runs: the element, or the list of the `ForEach`.
  let owner: ObjectIdentifier
  let count: Int
  /// The ids of the views; nil for one that exists.
  let ids: (any ListRunIDs)?
  /// The number of neighbouring views that share one id.
  let viewsPerID: Int
  /// Views whose id denotes another view than at first, because of an identity inside of it; mostly none.
  let replacements: [Int: ObjectIdentifier]

  init(_ element: ViewListElement) {
    list = element
    owner = ObjectIdentifier(element)
    count = 1
    ids = nil
    viewsPerID = 1
    replacements = [:]
  }

  init(
    _ list: ViewList, count: Int, ids: any ListRunIDs, viewsPerID: Int, replacements: [Int: ObjectIdentifier]
  ) {
    self.list = list
    owner = ObjectIdentifier(list)
    self.count = count
    self.ids = ids
    self.viewsPerID = viewsPerID
    self.replacements = replacements
  }

  /// The same views with a wrapper around each of them.
  /// - Parameter list: The list that makes them.
  init(_ base: ListRun, madeBy list: ViewList) {
    self.list = list
    owner = base.owner
    count = base.count
    ids = base.ids
    viewsPerID = base.viewsPerID
    replacements = base.replacements
  }

  /// The view that exists; nil for views that are made when they are needed.
  var element: ViewListElement? { ids == nil ? list as? ViewListElement : nil }
}

extension ListRun: Equatable {
  package static func == (a: ListRun, b: ListRun) -> Bool {
    a.owner == b.owner && a.ids === b.ids && a.count == b.count && a.replacements == b.replacements
  }
}

/// The ids of one value of a `ForEach`.
protocol ListRunIDs: AnyObject {
  func anyID(at offset: Int) -> AnyHashable
}
