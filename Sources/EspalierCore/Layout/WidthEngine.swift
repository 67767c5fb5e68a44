// SPDX-License-Identifier: MIT

import Foundation

// Reads: the widths of the children.
// Produces: the width of a view for a proposal, and the range of proposals with that width.
// Costs: O(children) for each width that is not known.

/// A view whose width can be computed without its height.
///
/// A grid measures its columns before its rows, and for a column it needs only the widths of its cells. A nested grid
/// that answered with a size would lay out its rows each time, in widths that it is never placed in: two more queries
/// for each at the next level.
@MainActor
package protocol WidthAnswering: CachedLayoutEngine {
  /// The engine for widths, made when a width is first requested.
  var widthEngine: WidthEngine? { get set }
  /// Whether a width costs less than a size: whether there is a grid inside.
  var answersWidths: Bool { get }
  /// The width of the size for the same proposal.
  func computeWidth(_ proposal: Proposal) -> CGFloat
  /// The proposals around one that have the same width.
  func computeWidthRange(_ proposal: Proposal) -> AnswerRange
}

extension WidthAnswering {
  /// Returns whether any size, guide or width given so far has changed. It must be called after an input changed.
  package func sizesOrWidthsChanged() -> Bool {
    let sizesDiffer = answersChanged()
    let widthsDiffer = widthEngine?.answersChanged() ?? false
    return sizesDiffer || widthsDiffer
  }
}

/// The widths of a view, as the sizes of a view without height.
package final class WidthEngine: CachedLayoutEngine {
  private unowned let source: any WidthAnswering
  /// The view whose widths these are, for an answer that depends on more than a width.
  package var view: LayoutEngine { source }

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
  /// The engine to query if the height of the answer does not count: the engine itself, unless its width costs less.
  package var forWidth: LayoutEngine {
    guard let source = self as? any WidthAnswering, source.answersWidths else { return self }
    let engine = source.widthEngine ?? WidthEngine(source)
    source.widthEngine = engine
    engine.nestedRatios = nestedRatios
    return engine
  }

  /// The same for a view that is aligned by a guide: the engine itself if the guide may depend on the height.
  package func forWidth(alignedBy key: AlignmentKey) -> LayoutEngine {
    key.propagates || guidesRunUserCode || mayPlace(key) ? self : forWidth
  }
}
