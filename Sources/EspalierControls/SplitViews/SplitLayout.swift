// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The result of the last placement of a split view, for the user's next drag.
final class SplitRecord: Equatable, @unchecked Sendable {
  var panes: [SplitPane] = []
  var lengths: [CGFloat] = []
  static func == (a: SplitRecord, b: SplitRecord) -> Bool { a === b }
}

/// Views in a row or column that fill it, and the lines between them, which overlap the views before them.
struct SplitLayout: Layout, Equatable {
  let axis: Axis
  let record: SplitRecord

  /// The index of the view that a line overlaps; nil for the views themselves.
  struct LineKey: LayoutValueKey {
    static var defaultValue: Int? { nil }
  }

  /// The length that the user has chosen for a view.
  struct ChosenKey: LayoutValueKey {
    static var defaultValue: CGFloat? { nil }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let views = subviews.filter { $0[LineKey.self] == nil }
    let across = proposal[axis.other]
    let panes = self.panes(views, across: across)
    var size = CGSize.zero
    let least = panes.reduce(0) { $0 + $1.limits.least }
    size[axis] = max(proposal[axis] ?? panes.reduce(0) { $0 + ($1.chosen ?? $1.limits.ideal) }, least)
    // As narrow as the views allow, and as wide as it may be.
    let thickest =
      views.map { view in
        var offer = proposal
        offer[axis] = nil
        offer[axis.other] = across.map { min($0, 0) }
        return view.sizeThatFits(offer)[axis.other]
      }.max() ?? 0
    size[axis.other] = max(across ?? thickest, thickest)
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let views = subviews.filter { $0[LineKey.self] == nil }
    let panes = self.panes(views, across: bounds.size[axis.other])
    let lengths = SplitShares.lengths(panes, in: bounds.size[axis])
    (record.panes, record.lengths) = (panes, lengths)
    var spans: [CGRect] = []
    var position: CGFloat = 0
    for length in lengths {
      var span = bounds
      span.origin[axis] += position
      span.size[axis] = length
      spans.append(span)
      position += length
    }
    for (view, span) in zip(views, spans) {
      view.place(at: CGPoint(x: span.midX, y: span.midY), anchor: .center, proposal: ProposedViewSize(span.size))
    }
    for line in subviews {
      guard let number = line[LineKey.self], spans.indices.contains(number) else { continue }
      line.place(at: spans[number].origin, proposal: ProposedViewSize(spans[number].size))
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }

  private func panes(_ views: [LayoutSubview], across: CGFloat?) -> [SplitPane] {
    views.map { view in
      func length(_ offered: CGFloat?) -> CGFloat {
        var offer = ProposedViewSize.unspecified
        offer[axis] = offered
        offer[axis.other] = across
        return view.sizeThatFits(offer)[axis]
      }
      return SplitPane(
        least: length(0), ideal: length(nil), most: length(.infinity), priority: view.priority,
        chosen: view[ChosenKey.self])
    }
  }
}
