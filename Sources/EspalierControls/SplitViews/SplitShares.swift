// SPDX-License-Identifier: MIT

import Foundation

/// One of the views of an `HSplitView` or `VSplitView`, along the split axis; lengths are in points.
struct SplitPane: Equatable {
  var limits: ColumnLimits
  /// The layout priority: the views with the highest one are resized with the window.
  var priority: Double
  /// The length that the user has chosen; nil before a line was dragged.
  var chosen: CGFloat?

  /// - Parameters:
  ///   - least: The view's length for a proposal of zero.
  ///   - most: The view's length for an infinite proposal.
  init(least: CGFloat, ideal: CGFloat, most: CGFloat, priority: Double = 0, chosen: CGFloat? = nil) {
    let least = max(least, PaneMetrics.least)
    let most = max(most, least)
    limits = ColumnLimits(least: least, ideal: max(min(ideal, most), least), most: most)
    self.priority = priority
    self.chosen = chosen
  }
}

enum PaneMetrics {
  /// The least length of any view in a split view, in points, even if the view could be shorter.
  static let least: CGFloat = 32
}

/// Divides a length among views (rules of this project: Apple's reference says only that the children can be resized).
///
/// Each view has its chosen length, or its ideal one. The remaining or missing length is distributed to the views of the highest
/// priority, and among these first to views without an upper limit: the shortest grow until they are as long as the others; once
/// a line was dragged, all change in proportion. Views of a lower priority change only when no view of a higher priority can
/// change any more.
enum SplitShares {
  /// O(panes²).
  static func lengths(_ panes: [SplitPane], in total: CGFloat) -> [CGFloat] {
    let panes = lifted(panes, in: total)
    var lengths = panes.map { $0.limits.clamp($0.chosen ?? $0.limits.ideal) }
    var rest = total - lengths.reduce(0, +)
    for group in groups(panes) {
      if abs(rest) < 0.001 { break }
      rest -= share(rest, among: group, panes, &lengths)
    }
    return rounded(lengths)
  }

  /// Rounds the lines between views to whole points, at which they are drawn sharply.
  private static func rounded(_ lengths: [CGFloat]) -> [CGFloat] {
    var (end, edge): (CGFloat, CGFloat) = (0, 0)
    return lengths.enumerated().map { index, length in
      end += length
      let start = edge
      edge = index == lengths.count - 1 ? end : end.rounded()
      return edge - start
    }
  }

  /// Raises the upper limits of views that cannot fill the length: first of those that can change at all.
  private static func lifted(_ panes: [SplitPane], in total: CGFloat) -> [SplitPane] {
    guard panes.reduce(0, { $0 + $1.limits.most }) < total else { return panes }
    let areFixed = panes.allSatisfy { $0.limits.least == $0.limits.most }
    return panes.map { pane in
      var pane = pane
      if areFixed || pane.limits.least < pane.limits.most { pane.limits.most = .infinity }
      return pane
    }
  }

  /// The views' indices in the order in which they change.
  private static func groups(_ panes: [SplitPane]) -> [[Int]] {
    Set(panes.map(\.priority)).sorted(by: >).flatMap { priority in
      let same = panes.indices.filter { panes[$0].priority == priority }
      return [
        same.filter { panes[$0].limits.most == .infinity }, same.filter { panes[$0].limits.most != .infinity },
      ]
    }
  }

  /// Changes the views' lengths by up to `change`. Returns the applied part.
  private static func share(
    _ change: CGFloat, among group: [Int], _ panes: [SplitPane], _ lengths: inout [CGFloat]
  ) -> CGFloat {
    if change > 0, !group.allSatisfy({ panes[$0].chosen != nil }) { return raise(change, group, panes, &lengths) }
    var (open, rest) = (group, change)
    while !open.isEmpty, abs(rest) >= 0.001 {
      let offer = rest
      let total = open.reduce(0) { $0 + max(lengths[$1], 1) }
      for index in open {
        let length = panes[index].limits.clamp(lengths[index] + offer * max(lengths[index], 1) / total)
        rest -= length - lengths[index]
        lengths[index] = length
      }
      let stillOpen = open.filter {
        change > 0 ? lengths[$0] < panes[$0].limits.most : lengths[$0] > panes[$0].limits.least
      }
      if stillOpen.count == open.count { break }
      open = stillOpen
    }
    return change - rest
  }

  /// Lengthens the shortest views until they are as long as the next ones. Returns the applied part of the length.
  private static func raise(
    _ change: CGFloat, _ group: [Int], _ panes: [SplitPane], _ lengths: inout [CGFloat]
  ) -> CGFloat {
    var rest = change
    while rest >= 0.001 {
      let open = group.filter { lengths[$0] < panes[$0].limits.most }
      guard let level = open.map({ lengths[$0] }).min() else { break }
      let lowest = open.filter { lengths[$0] <= level + 0.001 }
      let next = open.map { lengths[$0] }.filter { $0 > level + 0.001 }.min() ?? .infinity
      let limit = lowest.map { panes[$0].limits.most }.min() ?? .infinity
      let new = min(next, limit, level + rest / CGFloat(lowest.count))
      for index in lowest {
        rest -= new - lengths[index]
        lengths[index] = new
      }
    }
    return change - rest
  }

  /// The range of the line behind a view during a drag, as lengths of the view: the next view absorbs the difference.
  static func range(of index: Int, _ panes: [SplitPane], lengths: [CGFloat]) -> ClosedRange<CGFloat> {
    let panes = lifted(panes, in: lengths.reduce(0, +))
    let (own, next) = (panes[index].limits, panes[index + 1].limits)
    let (length, following) = (lengths[index], lengths[index + 1])
    let least = min(max(own.least, length - max(next.most - following, 0)), length)
    let most = max(min(own.most, length + max(following - next.least, 0)), length)
    return least...most
  }
}
