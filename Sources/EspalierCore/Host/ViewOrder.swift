// SPDX-License-Identifier: MIT

import EspalierGraph

/// The order of an action of a view among those of other views in the same update: inner views before outer ones
/// (specification S16, S67, P45), and of two neighbours the one that was made first.
///
/// Each part is the number of a container in the one around it, the last one that of the view. A container gets its
/// number before the modifiers around it get theirs, so its content comes first, whenever the content is made.
package struct ViewOrder: Comparable {
  private let path: [Int]

  /// Comes before all views.
  package static let first = ViewOrder(path: [])

  /// Comes after all views.
  package static let last = ViewOrder(path: [.max, .max])

  private init(path: [Int]) { self.path = path }

  /// A place of its own among the views that are in no container.
  package init(number: Int) { path = [number] }

  @MainActor fileprivate init(number: Int, in subgraph: Subgraph?) {
    var path = [number]
    var next = subgraph
    while let each = next {
      if let container = each.container {
        path.append(each.containerNumber)
        next = container
      } else {
        next = each.parent
      }
    }
    self.path = path.reversed()
  }

  /// The same place behind all views: a view's cover appears before the view disappears.
  var behindAll: ViewOrder { ViewOrder(path: [.max] + path) }

  package static func < (a: ViewOrder, b: ViewOrder) -> Bool { a.path.lexicographicallyPrecedes(b.path) }
}

/// The place of a view's reader or watcher, fixed when it is made.
@MainActor
package struct ViewPlace {
  @HostReference private var host: ViewGraph
  private let number: Int
  private weak var subgraph: Subgraph?

  /// A place in the current subgraph.
  package init(_ host: ViewGraph) {
    self.host = host
    number = host.work.nextOrder()
    subgraph = Subgraph.current
  }

  /// The view's order among other views now. O(depth in containers).
  package var order: ViewOrder { ViewOrder(number: number, in: subgraph) }

  /// The order of an event at the view now: behind all views that were made before.
  var orderOfEnd: ViewOrder { ViewOrder(number: host.work.nextOrder(), in: subgraph) }
}
