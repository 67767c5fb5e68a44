// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

extension Relation {
  /// The cost of a view grows with the levels around it, and does not multiply with each. Layers have windows of their own.
  /// Left out are layouts of a user's in a grid: such a layout may answer each width anew, and a grid proposes two widths to
  /// a cell, the one that it offers and the one that the column gets. They multiply (docs/layout.md). Left out, too, is a
  /// slider with its content at both ends: its value is twice as large with each level. A lazy stack beside the content
  /// makes its rows after the levels around it were laid out, and these are laid out once more for the lazy stack of each
  /// level (docs/scrolling-and-lazy.md).
  static let cost = Relation(
    name: "cost", containers: Containers.all.without(Containers.presentation + [InGrid.self, InSlider.self]),
    leaves: Leaves.all.without([LazyLeaf.self]), depth: 2,
    variants: [.cost { $0 }], planted: .cost { Doubling().around($0) })
}

extension Relation.Variant {
  /// The program stands in the place of its own first leaf, again and again, and appears in a window that is there.
  fileprivate static func cost(_ change: @escaping @MainActor (any View) -> any View) -> Self {
    Self(name: "nested in itself") { program, _ in
      let (few, many) = (5, 10)
      guard program.count > 1, let shallow = try work(program.nested(few), change), shallow.nodes < 4_000,
        let deep = try work(program.nested(many), change)
      else { return nil }
      guard isGrowth(from: shallow, to: deep) else { return nil }
      // Content that no longer fits is queried a few times more, once and for all: twice as many levels show whether it grows on.
      if deep.questionsPerNode < fewQuestions, let deeper = try work(program.nested(2 * many), change),
        !isGrowth(from: deep, to: deeper)
      {
        return nil
      }
      return [
        "  questions for each node: \(shallow.questionsPerNode) in \(few) levels, \(deep.questionsPerNode) in \(many)"
      ]
    }
  }

  /// With twice as many levels, as many questions of a node for each level around it are let pass, and half of it again.
  private static func isGrowth(from shallow: Cost, to deep: Cost) -> Bool {
    deep.questionsPerNode > 3 * shallow.questionsPerNode + 1
  }

  /// Questions for each node of ten levels: a cost that multiplies with each level by more than a quarter is above them.
  private static var fewQuestions: Double { 10 }

  private struct Cost {
    let nodes: Int
    let questionsPerNode: Double
  }

  private static func work(_ program: Program, _ change: @escaping @MainActor (any View) -> any View) throws -> Cost? {
    func opened<Content: View>(_ first: Content) throws -> Cost? {
      let stage = Stage()
      stage.isShown = false
      let host = ViewHost(StagedView(stage: stage) { _ in first }, size: Trial.size)
      let work = try host.measure {
        stage.isShown = true
        try host.update()
      }
      guard work.nodesCreated > 0 else { return nil }
      return Cost(
        nodes: work.nodesCreated, questionsPerNode: Double(work.sizesAsked) / Double(work.nodesCreated))
    }
    return try opened(program.view(step: 0) { view, _ in change(view) })
  }
}

/// A layout that asks its subview twice for each question, with a proposal that no other has: what no cache can answer.
private struct Doubling: Change {
  func around(_ content: some View) -> any View { Twice { content } }

  private struct Twice: SwiftUI.Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let width = proposal.width ?? 400
      let sizes = subviews.flatMap { subview in
        [width * 0.9, width * 0.8].map { subview.sizeThatFits(ProposedViewSize(width: $0, height: nil)) }
      }
      return sizes.first ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
  }
}
