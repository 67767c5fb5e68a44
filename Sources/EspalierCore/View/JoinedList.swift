// SPDX-License-Identifier: MIT

/// Lists one after the other.
package final class JoinedList: ViewList {
  private let lists: [ViewList]
  private let everyListIsStatic: Bool

  private init(_ lists: [ViewList]) {
    self.lists = lists
    everyListIsStatic = lists.allSatisfy(\.isStatic)
  }

  /// Nothing, the one list, or the lists in order.
  package static func joining(_ lists: [ViewList]) -> ViewList? {
    lists.count > 1 ? JoinedList(lists) : lists.first
  }

  package static let empty = JoinedList([])

  package override var isStatic: Bool { everyListIsStatic }
  package override func forEachElement(_ visit: (ViewListElement) -> Void) {
    for list in lists { list.forEachElement(visit) }
  }

  // A loop: a closure would be checked for its actor at each call.
  package override func count() -> Int {
    var count = 0
    for list in lists { count += list.count() }
    return count
  }
  package override func element(at index: Int) -> ViewListElement {
    var index = index
    for list in lists.dropLast() {
      let count = list.count()
      if index < count { return list.element(at: index) }
      index -= count
    }
    guard let last = lists.last else { fatalError("the list has no element that far") }
    return last.element(at: index)
  }
  package override func forEachRun(_ visit: (ListRun) -> Void) {
    for list in lists { list.forEachRun(visit) }
  }
  package override func id(at index: Int) -> AnyHashable? {
    var index = index
    for list in lists {
      let count = list.count()
      if index < count { return list.id(at: index) }
      index -= count
    }
    return nil
  }
  package override func forEachMade(from start: Int, _ visit: (Int, ViewListElement) -> Void) {
    var start = start
    for list in lists {
      list.forEachMade(from: start, visit)
      start += list.count()
    }
  }
  package override func index(of id: AnyHashable) -> Int? {
    var start = 0
    for list in lists {
      if let index = list.index(of: id) { return start + index }
      start += list.count()
    }
    return nil
  }
  package override func forEachSection(from start: Int, _ visit: (ListSection) -> Void) {
    var start = start
    for list in lists {
      list.forEachSection(from: start, visit)
      start += list.count()
    }
  }
  package override func forEachSectionElement(_ visit: (ViewListElement) -> Void) {
    for list in lists { list.forEachSectionElement(visit) }
  }
  package override func map(_ transform: @escaping @MainActor (ViewListElement) -> ViewListElement) -> ViewList {
    JoinedList(lists.map { $0.map(transform) })
  }
}
