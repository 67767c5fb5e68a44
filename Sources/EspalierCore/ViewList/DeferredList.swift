// SPDX-License-Identifier: MIT

import EspalierGraph

/// A list that is made when a container first reads it, in a rule or after the tree has been made: for views whose
/// values determine which views are in the list. It counts as a list that may change.
package final class DeferredList: ViewList {
  private var make: (() -> ViewList)?
  private let subgraph: Subgraph
  private lazy var list: ViewList = {
    let list = subgraph.apply { Graph.untracked { make!() } }
    make = nil
    return list
  }()

  package init(_ make: @escaping @MainActor () -> ViewList) {
    self.make = make
    subgraph = Subgraph.current!
  }

  package override var isStatic: Bool { false }
  package override func forEachElement(_ visit: (ViewListElement) -> Void) { list.forEachElement(visit) }
  package override func map(_ transform: @escaping @MainActor (ViewListElement) -> ViewListElement) -> ViewList {
    MappedList(base: self, transform: transform)
  }
  package override func count() -> Int { list.count() }
  package override func element(at index: Int) -> ViewListElement { list.element(at: index) }
  package override func forEachRun(_ visit: (ListRun) -> Void) { list.forEachRun(visit) }
  package override func forEachMade(from start: Int, _ visit: (Int, ViewListElement) -> Void) {
    list.forEachMade(from: start, visit)
  }
  package override func id(at index: Int) -> AnyHashable? { list.id(at: index) }
  package override func index(of id: AnyHashable) -> Int? { list.index(of: id) }
  package override func forEachSection(from start: Int, _ visit: (ListSection) -> Void) {
    list.forEachSection(from: start, visit)
  }
  package override func forEachSectionElement(_ visit: (ViewListElement) -> Void) { list.forEachSectionElement(visit) }
}
