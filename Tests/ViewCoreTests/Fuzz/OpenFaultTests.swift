import SwiftUI
import Testing

/// The smallest programs, found by the fuzzers, in which a tree that was changed is not yet the tree made from scratch.
///
/// A program that works makes its test fail: the fuzzers then draw such trees again (`RandomTree.hasOpenFault`).
@MainActor
@Suite("Fuzz: open faults")
struct OpenFaultTests {
  private func tree(_ kind: RandomTree.Kind, _ number: Int, id: Int, _ children: RandomTree...) -> RandomTree {
    RandomTree(id: id, kind: kind, number: number, children: children)
  }

  private func expectDifference(_ trees: RandomTree...) {
    withKnownIssue {
      let difference = TreeHistory(trees: trees, size: CGSize(width: 100, height: 80)).difference()
      #expect(difference == nil, "\(difference ?? "")")
    }
  }

  @Test("In a page of a navigation stack, a place that is scrolled to at first is not reached")
  func firstScrollInAPage() {
    func page(_ changed: Int) -> RandomTree {
      let rows = [tree(.spacer, changed, id: 4), tree(.color, 2, id: 5)]
      return tree(
        .navigation, 2, id: 1, RandomTree(id: 2, kind: .scrolledTo, number: 4, children: rows), tree(.color, 2, id: 3))
    }
    expectDifference(page(2), page(1))
  }

  @Test("A lazy row does not change in the update in which matched geometry beside it does")
  func lazyRowBesideMatchedGeometry() {
    func stack(matched: Int, row: Int) -> RandomTree {
      let pair = tree(.matched, matched, id: 2, tree(.color, 2, id: 3), tree(.color, 2, id: 4))
      return tree(.vstack, 1, id: 1, pair, tree(.lazyColumn, 4, id: 5, tree(.color, row, id: 6)))
    }
    expectDifference(stack(matched: 3, row: 5), stack(matched: 4, row: 7))
  }
}
