// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Histories that the fuzzers found, in their reduced form: each ends with the tree that is made from scratch.
@MainActor
struct FoundHistoryTests {
  @Test("an element of a ForEach that is read before the list of its elements is the new one")
  func elementReadFirst() {
    func tree(_ place: Int, _ row: Int) -> RandomTree {
      RandomTree(
        id: 1, kind: .vstack, number: 1,
        children: [
          RandomTree(
            id: 2, kind: .matched, number: place,
            children: [RandomTree(id: 3, kind: .color, number: 2), RandomTree(id: 4, kind: .color, number: 2)]),
          RandomTree(id: 5, kind: .lazyColumn, number: 4, children: [RandomTree(id: 87, kind: .color, number: row)]),
        ])
    }
    #expect(TreeHistory(trees: [tree(3, 5), tree(4, 7)]).difference() == nil)
    #expect(TreeHistory(trees: [tree(4, 5), tree(3, 7)]).difference() == nil)
  }

  @Test("what a page of a navigation stack scrolls to at first is reached, though its bar comes after that")
  func firstScrollInAPage() {
    func tree(_ kind: RandomTree.Kind, _ number: Int, id: Int, _ children: [RandomTree] = []) -> RandomTree {
      RandomTree(id: id, kind: kind, number: number, children: children)
    }
    func page(_ changed: Int) -> RandomTree {
      let rows = [tree(.spacer, changed, id: 4), tree(.color, 2, id: 5)]
      return tree(.navigation, 2, id: 1, [tree(.scrolledTo, 4, id: 2, rows), tree(.color, 2, id: 3)])
    }
    let history = TreeHistory(trees: [page(2), page(1)], size: CGSize(width: 100, height: 80))
    #expect(history.difference() == nil)
  }

  @Test("a page that gets a row stays at its start")
  func grownPage() {
    func tree(_ kind: RandomTree.Kind, _ number: Int, id: Int, _ children: [RandomTree] = []) -> RandomTree {
      RandomTree(id: id, kind: kind, number: number, children: children)
    }
    func page(_ rows: [Int]) -> RandomTree {
      tree(
        .navigation, 4, id: 25,
        [tree(.color, 2, id: 36), tree(.lazyColumn, 6, id: 26, rows.map { tree(.color, 2, id: $0) })])
    }
    let history = TreeHistory(trees: [page([27, 32]), page([27, 40, 32])], size: CGSize(width: 37, height: 400))
    #expect(history.difference() == nil)
  }
}
