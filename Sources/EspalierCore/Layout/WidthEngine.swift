// SPDX-License-Identifier: MIT

import Foundation

// Reads: the widths of what is inside.
// Produces: the width of a view for a proposal, and how far it reaches.
// Costs: O(children) for each width that is not known.

/// A view whose width can be computed without its height.
///
/// A grid measures its columns before its rows, and of what it asks its cells for a column only the widths count. A grid inside
/// that answered with a size would lay out its rows each time, in widths that it is never placed in: two questions more for
/// each at the next level.
@MainActor
package protocol WidthAnswering: CachedLayoutEngine {
  /// Made when a width is first asked.
  var widthEngine: WidthEngine? { get set }
  /// Whether a width costs less than a size: whether there is a grid inside.
  var answersWidths: Bool { get }
  /// Equal to the width of the size for the same proposal.
  func computeWidth(_ proposal: Proposal) -> CGFloat
  /// The proposals around one that have the same width.
  func computeWidthRange(_ proposal: Proposal) -> AnswerRange
}

extension WidthAnswering {
  /// To be called after an input changed: whether any size, guide or width given so far is different now.
  package func sizesOrWidthsChanged() -> Bool {
    let sizesDiffer = answersChanged()
    let widthsDiffer = widthEngine?.answersChanged() ?? false
    return sizesDiffer || widthsDiffer
  }
}

/// The widths of a view, as the sizes of a view without height.
package final class WidthEngine: CachedLayoutEngine {
  private unowned let source: any WidthAnswering

  fileprivate init(_ source: any WidthAnswering) {
    self.source = source
    super.init(capacity: 12)
  }

  package override func computeSize(_ proposal: Proposal) -> CGSize {
    CGSize(width: source.computeWidth(proposal), height: 0)
  }

  package override func computeRange(_ proposal: Proposal, size: CGSize) -> AnswerRange {
    source.computeWidthRange(proposal)
  }

  package override func mayPlace(_ key: AlignmentKey) -> Bool { false }
  package override var label: String { "width of \(source.label)" }
}

extension LayoutEngine {
  /// What is asked where the height of the answer does not count: the engine itself, unless its width costs less.
  package var forWidth: LayoutEngine {
    guard let source = self as? any WidthAnswering, source.answersWidths else { return self }
    if let engine = source.widthEngine { return engine }
    let engine = WidthEngine(source)
    source.widthEngine = engine
    return engine
  }

  /// The same where the view is lined up by a guide: the engine itself if the guide may depend on the height.
  package func forWidth(alignedBy key: AlignmentKey) -> LayoutEngine {
    key.propagates || guidesRunUserCode || mayPlace(key) ? self : forWidth
  }
}
