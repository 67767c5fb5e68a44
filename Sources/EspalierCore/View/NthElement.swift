// SPDX-License-Identifier: MIT

/// One of the elements of a list, by its number; empty if the list is shorter.
package final class NthElement: ViewList {
  private let base: ViewList
  private let index: () -> Int

  /// - Parameter index: Evaluated when the list is read; always the same.
  package init(_ index: @escaping @autoclosure () -> Int, of base: ViewList) {
    self.base = base
    self.index = index
  }

  package override var isStatic: Bool { false }

  package override func forEachElement(_ visit: (ViewListElement) -> Void) {
    var number = 0
    let index = self.index()
    base.forEachElement { element in
      if number == index { visit(element) }
      number += 1
    }
  }

  package override func map(_ transform: @escaping @MainActor (ViewListElement) -> ViewListElement) -> ViewList {
    NthElement(self.index(), of: base.map(transform))
  }
}
