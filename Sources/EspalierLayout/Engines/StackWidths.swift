// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

// Reads: the widths of the children, for a row also their priorities and distances.
// Produces: the width of a stack without its height, equal to that of its size.
// Costs: O(children).

extension StackEngine {
  func width(_ proposal: Proposal) -> CGFloat {
    if let onlyChild { return onlyChild.forWidth.sizeThatFits(proposal).width }
    if configuration.axis == .horizontal { return rowWidths(proposal).taken.last?.end ?? 0 }
    // A column that shares a height has to measure it.
    guard proposal.proposedHeight == nil else { return sizeThatFits(proposal).width }
    var (lowest, highest) = (0.0, 0.0)
    for engine in enginesForColumnWidth {
      let size = ViewSize(engine.sizeThatFits(proposal), proposal: proposal)
      let guide = guide(engine, size)
      lowest = min(lowest, -guide)
      highest = max(highest, size.size.width - guide)
    }
    return highest - lowest
  }

  func widthRange(_ proposal: Proposal) -> AnswerRange {
    if let onlyChild { return onlyChild.forWidth.range(of: proposal) }
    if configuration.axis == .horizontal {
      let (shares, taken) = rowWidths(proposal)
      let children = childrenForWidth
      var reach = StackReach(
        proposal, axis: .horizontal, gaps: distances, shares: shares, count: children.count)
      for index in children.indices where !reach.isSettled {
        let child = children[index]
        reach.add(
          StackPart(child.engine, priority: child.priority, offer: taken[index].offer, taken: taken[index].width))
      }
      return reach.range(widthSharing)
    }
    guard proposal.proposedHeight == nil else { return range(of: proposal) }
    return enginesForColumnWidth.reduce(.all(at: proposal)) { $0.narrowed(to: $1.range(of: proposal)) }
  }

  private var enginesForColumnWidth: [LayoutEngine] {
    layoutChildren.map { $0.engine.forWidth(alignedBy: configuration.alignment) }
  }

  /// The shares of the children of a row, their proposals, their widths, and the end of each.
  private func rowWidths(_ proposal: Proposal) -> (
    shares: [StackSharing.Share], taken: [(offer: Proposal, width: Double, end: CGFloat)]
  ) {
    let (children, gaps) = (childrenForWidth, distances)
    let shares = widthSharing.shares(proposal, axis: .horizontal, gaps: gaps, children: children)
    var taken: [(offer: Proposal, width: Double, end: CGFloat)] = []
    var position = 0.0
    for index in children.indices {
      var offer = proposal
      if !shares.isEmpty { offer[.horizontal] = shares[index].length }
      let answer = shares.isEmpty ? nil : shares[index].size
      let width = (answer ?? children[index].engine.sizeThatFits(offer)).width
      position += width
      taken.append((offer, width, position))
      if index < gaps.count { position += gaps[index] }
    }
    return (shares, taken)
  }
}
