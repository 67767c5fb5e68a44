// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A column or a row of a grid as one child of a stack: as long as the longest of its cells, which are aligned by their guides.
package final class GridTrack: LayoutEngine {
  let axis: Axis
  let alignment: AlignmentKey
  /// The cells that lie in this track alone and count for its length.
  let cells: [GridCells.Cell]
  /// The cells across this and other tracks in which no cell lies alone: each track has an equal part of them.
  let wideCells: [GridCells.Cell]
  /// The engine that is queried for each cell: for those in a column, the width's.
  private let measured: [LayoutEngine]
  private let measuredWide: [LayoutEngine]
  /// The length that each cell is offered across the track; nil leaves it open.
  var offers: [Double?]

  init(_ axis: Axis, alignment: AlignmentKey, cells: [GridCells.Cell], wideCells: [GridCells.Cell] = []) {
    self.axis = axis
    self.alignment = alignment
    self.cells = cells
    self.wideCells = wideCells
    offers = Array(repeating: nil, count: cells.count)
    measured = cells.map { axis == .horizontal ? $0.engine.forWidth(alignedBy: alignment) : $0.engine }
    measuredWide = wideCells.map { axis == .horizontal ? $0.engine.forWidth : $0.engine }
    super.init()
    nestedRatios = (measured + measuredWide).map(\.nestedRatios).max() ?? 0
  }

  package override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    let (before, after) = extent(proposal[axis])
    var size = CGSize.zero
    size[axis] = before + after
    return size
  }

  /// The range for cells that lie in this track alone: the length that wide cells are offered is not the track's.
  package override func range(of proposal: Proposal) -> AnswerRange {
    var range = AnswerRange.exactly(proposal)
    guard wideCells.isEmpty else { return range }
    range[axis] = .all(at: proposal.length(axis))
    for (index, engine) in measured.enumerated() {
      var offer = Proposal.unspecified
      offer[axis] = proposal[axis]
      offer[axis.other] = offers[index]
      range[axis] = range[axis].narrowed(to: engine.range(of: offer)[axis])
    }
    return range
  }

  /// The lengths on both sides of the line that the cells' guides lie on.
  func extent(_ offer: Double?) -> (before: CGFloat, after: CGFloat) {
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
    for (index, engine) in measured.enumerated() {
      var proposal = Proposal.unspecified
      proposal[axis] = offer
      proposal[axis.other] = offers[index]
      let size = ViewSize(engine.sizeThatFits(proposal), proposal: proposal)
      let guide = Self.guide(alignment, engine, size)
      before = max(before, guide)
      after = max(after, size.size[axis] - guide)
    }
    return cells.isEmpty ? (0, part(offer)) : (before, after)
  }

  /// The length that the wide cells need of this track, if each of their tracks is offered `offer`.
  private func part(_ offer: Double?) -> CGFloat {
    var part: CGFloat = 0
    for (cell, engine) in zip(wideCells, measuredWide) {
      let count = Double(cell.columns.count)
      var proposal = Proposal.unspecified
      proposal[axis] = offer.map { $0 * count }
      part = max(part, engine.sizeThatFits(proposal)[axis] / count)
    }
    return part
  }

  static func guide(_ key: AlignmentKey, _ engine: LayoutEngine, _ size: ViewSize) -> CGFloat {
    let value =
      engine.explicitAlignment(key, at: size)
      ?? key.defaultValue(in: ViewDimensions(size: size.size, guides: engine))
    return value.isFinite ? value : 0
  }

  package override func spacing() -> ViewSpacing {
    (cells + wideCells).reduce(ViewSpacing()) { $0.union($1.engine.spacing()) }
  }

  /// The priority of the cell with the highest one.
  package override var layoutPriority: Double { (cells + wideCells).map(\.priority).max() ?? 0 }
}
