import SwiftUI
import Testing
import ViewTesting

/// What the fuzzers found, as small as it was made: each history ends with the tree that is made from scratch.
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
}
