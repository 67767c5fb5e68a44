// SPDX-License-Identifier: MIT

import EspalierGraph

/// A changing list with a transform applied to each element, once per element.
package final class MappedList: ViewList {
  private let base: ViewList
  private let transform: @MainActor (ViewListElement) -> ViewListElement
  private var made: [ObjectIdentifier: (base: ViewListElement, result: ViewListElement)] = [:]

  package init(base: ViewList, transform: @escaping @MainActor (ViewListElement) -> ViewListElement) {
    self.base = base
    self.transform = transform
  }

  package override var isStatic: Bool { false }

  package override func forEachElement(_ visit: (ViewListElement) -> Void) {
    var stillThere: [ObjectIdentifier: (base: ViewListElement, result: ViewListElement)] = [:]
    base.forEachElement { element in
      let entry = entry(of: element)
      stillThere[ObjectIdentifier(element)] = entry
      visit(entry.result)
    }
    // A leaving element may come back with the same result.
    for (key, entry) in made where stillThere[key] == nil && !entry.base.subgraph.isDestroyed {
      stillThere[key] = entry
    }
    made = stillThere
  }

  private func entry(of element: ViewListElement) -> (base: ViewListElement, result: ViewListElement) {
    made[ObjectIdentifier(element)] ?? (element, element.subgraph.apply { Graph.untracked { transform(element) } })
  }

  package override func map(_ transform: @escaping @MainActor (ViewListElement) -> ViewListElement) -> ViewList {
    MappedList(base: self, transform: transform)
  }

  package override func count() -> Int { base.count() }

  package override func element(at index: Int) -> ViewListElement { result(of: base.element(at: index)) }

  package override func element(of key: AnyHashable?, part: Int, near offset: Int) -> ViewListElement? {
    base.element(of: key, part: part, near: offset).map(result)
  }

  package override func forEachRun(_ visit: (ListRun) -> Void) {
    base.forEachRun { run in
      if let element = run.element {
        visit(ListRun(result(of: element)))
      } else {
        visit(ListRun(run, madeBy: run.list === base ? self : MappedPart(run.list, of: self)))
      }
    }
  }

  /// The result of `transform` for an element, made now if it does not exist.
  fileprivate func result(of element: ViewListElement) -> ViewListElement {
    let id = ObjectIdentifier(element)
    if let known = made[id] { return known.result }
    let result = element.subgraph.apply { Graph.untracked { transform(element) } }
    made[id] = (element, result)
    element.subgraph.onDestroy { [weak self] in self?.made[id] = nil }
    return result
  }

  package override func forEachMade(from start: Int, _ visit: (Int, ViewListElement) -> Void) {
    base.forEachMade(from: start) { index, element in
      if let known = made[ObjectIdentifier(element)] { visit(index, known.result) }
    }
  }

  package override func id(at index: Int) -> AnyHashable? { base.id(at: index) }
  package override func index(of id: AnyHashable) -> Int? { base.index(of: id) }
  package override func forEachSection(from start: Int, _ visit: (ListSection) -> Void) {
    base.forEachSection(from: start, visit)
  }
  package override func forEachSectionElement(_ visit: (ViewListElement) -> Void) {
    base.forEachSectionElement { visit(result(of: $0)) }
  }
}

/// One of the lists in a list whose elements are transformed.
private final class MappedPart: ViewList {
  private let base: ViewList
  private let whole: MappedList

  init(_ base: ViewList, of whole: MappedList) {
    self.base = base
    self.whole = whole
  }

  override func element(of key: AnyHashable?, part: Int, near offset: Int) -> ViewListElement? {
    base.element(of: key, part: part, near: offset).map(whole.result)
  }
  override func id(at index: Int) -> AnyHashable? { base.id(at: index) }
  override func index(of id: AnyHashable) -> Int? { base.index(of: id) }
}
