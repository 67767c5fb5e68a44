// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

/// Views in rows and columns (specification L99–L103).
///
/// Columns share the width like the children of a row, each as one child: as wide as its widest cell. Then rows share
/// the height, each as high as its highest cell at those widths. So a cell that can grow makes the grid take the whole
/// proposal, unless the cell is excluded on that axis.
package final class GridEngine: ContainerEngine {
  package var configuration: GridConfiguration
  private var cells: GridCells?
  private var columns: [GridTrack] = []
  private var rows: [GridTrack] = []
  private var columnSharing = StackSharing()
  private var rowSharing = StackSharing()
  private var last: (proposal: Proposal, tracks: GridTracks)?

  init(_ configuration: GridConfiguration) {
    self.configuration = configuration
    super.init()
  }

  package override var label: String { "Grid" }

  package override func childrenChanged() {
    cells = nil
    last = nil
    columnSharing = StackSharing()
    rowSharing = StackSharing()
  }

  // MARK: - Arranging

  private struct GridTracks {
    var columns: [GridSlot] = []
    var rows: [GridSlot] = []
    var range: AnswerRange
    /// The heights that the cells of each row were offered when they were measured; nil for their ideal heights.
    var rowOffers: [Double?] = []
    var size: CGSize { CGSize(width: columns.last?.end ?? 0, height: rows.last?.end ?? 0) }
  }

  private func tracks(_ proposal: Proposal) -> GridTracks {
    if let last, last.proposal == proposal { return last.tracks }
    let cells = prepared()
    let (columns, widthRange) = columnSlots(proposal, cells)
    let rowGaps = gaps(rows, configuration.verticalSpacing, .vertical)
    for row in rows { row.offers = row.cells.map { columns.length($0.columns) } }
    let shares = rowSharing.shares(proposal, axis: .vertical, gaps: rowGaps, children: children(rows))
    let heights = rows.enumerated().map { index, row in row.extent(shares.isEmpty ? nil : shares[index].length) }
    let rowRange = reach(
      proposal, .vertical, sharing: rowSharing, shares: shares, gaps: rowGaps, tracks: self.rows, lengths: heights)
    let tracks = GridTracks(
      columns: columns, rows: GridSlot.slots(heights, gaps: rowGaps),
      range: AnswerRange(width: widthRange, height: rowRange),
      rowOffers: rows.indices.map { shares.isEmpty ? nil : shares[$0].length })
    last = (proposal, tracks)
    return tracks
  }

  private func columnSlots(_ proposal: Proposal, _ cells: GridCells) -> (slots: [GridSlot], range: LengthRange) {
    let widths = columnWidths(proposal.proposedWidth, cells)
    let gaps = gaps(columns, configuration.horizontalSpacing, .horizontal)
    return (GridSlot.slots(widths.lengths, gaps: gaps), widths.range)
  }

  private func prepared() -> GridCells {
    if let cells { return cells }
    let cells = GridCells(layoutChildren, alignment: configuration.alignment)
    self.cells = cells
    let wideCells = cells.cellsWithoutColumns()
    columns = cells.columnAlignments.enumerated().map { index, alignment in
      GridTrack(
        .horizontal, alignment: alignment,
        cells: cells.cells.filter { $0.columns == index..<index + 1 && !$0.unsizedAxes.contains(.horizontal) },
        wideCells: wideCells[index])
    }
    rows = cells.rowAlignments.enumerated().map { index, alignment in
      GridTrack(
        .vertical, alignment: alignment,
        cells: cells.cells.filter { $0.row == index && !$0.unsizedAxes.contains(.vertical) })
    }
    return cells
  }

  private func children(_ tracks: [GridTrack]) -> [Child] {
    tracks.map { Child(engine: $0, priority: $0.layoutPriority) }
  }

  private func gaps(_ tracks: [GridTrack], _ spacing: CGFloat?, _ axis: Axis) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing, count: max(tracks.count - 1, 0)) }
    return zip(zip(tracks, tracks.dropFirst()), prepared().facingGaps(along: axis)).map { pair, facing in
      let (track, next) = pair
      // There is no distance inside of a cell.
      if track.wideCells.contains(where: { cell in next.wideCells.contains { $0.index == cell.index } }) { return 0 }
      return facing ?? track.spacing().distance(to: next.spacing(), along: axis)
    }
  }

  /// The lengths for which the tracks would be the same.
  private func reach(
    _ proposal: Proposal, _ axis: Axis, sharing: StackSharing, shares: [StackSharing.Share], gaps: [CGFloat],
    tracks: [GridTrack], lengths: [(before: CGFloat, after: CGFloat)]
  ) -> LengthRange {
    var reach = StackReach(proposal, axis: axis, gaps: gaps, shares: shares, count: tracks.count)
    for index in tracks.indices where !reach.isSettled {
      var offer = proposal
      offer[axis] = shares.isEmpty ? nil : shares[index].length
      reach.add(
        StackPart(
          tracks[index], priority: tracks[index].layoutPriority, offer: offer,
          taken: lengths[index].before + lengths[index].after))
    }
    return reach.range(sharing)[axis]
  }

  /// The widths, and the range of proposals with the same widths.
  private func columnWidths(_ width: Double?, _ cells: GridCells) -> (
    lengths: [(before: CGFloat, after: CGFloat)], range: LengthRange
  ) {
    let gaps = gaps(columns, configuration.horizontalSpacing, .horizontal)
    let proposal = Proposal(width: width, height: nil)
    let shares = columnSharing.shares(proposal, axis: .horizontal, gaps: gaps, children: children(columns))
    var widths = columns.enumerated().map { index, column in column.extent(shares.isEmpty ? nil : shares[index].length)
    }
    var range = reach(
      proposal, .horizontal, sharing: columnSharing, shares: shares, gaps: gaps, tracks: columns, lengths: widths)
    let wide = cells.cells.filter { $0.columns.count > 1 && !$0.unsizedAxes.contains(.horizontal) }
    for cell in wide.sorted(by: { $0.columns.count < $1.columns.count }) {
      // If a cell across several columns needs more than they have, they grow in equal parts.
      let own = widths[cell.columns].reduce(0) { $0 + $1.before + $1.after }
      let between = gaps[cell.columns.dropLast()].reduce(0, +)
      let others = widths.reduce(0) { $0 + $1.before + $1.after } - own + gaps.reduce(0, +) - between
      let offer = width.map { max(0, $0 - others) }
      let question = Proposal(width: offer, height: nil)
      let engine = cell.engine.forWidth
      let missing = engine.sizeThatFits(question).width - own - between
      let reach = engine.range(of: question).width.before(taking: Double(others))
      if let width { range = range.narrowed(to: LengthRange(min(width, reach.lower), max(width, reach.upper))) }
      if missing > 0 {
        for column in cell.columns { widths[column].after += missing / CGFloat(cell.columns.count) }
      }
    }
    return (widths, range)
  }

  // MARK: - Answers

  package override func computeSize(_ proposal: Proposal) -> CGSize { tracks(proposal).size }
  package override func computeRange(_ proposal: Proposal, size: CGSize) -> AnswerRange { tracks(proposal).range }

  /// The width is known before there are rows.
  package override var answersWidths: Bool { true }
  package override func computeWidth(_ proposal: Proposal) -> CGFloat {
    columnSlots(proposal, prepared()).slots.last?.end ?? 0
  }
  package override func computeWidthRange(_ proposal: Proposal) -> AnswerRange {
    AnswerRange(width: columnSlots(proposal, prepared()).range, height: .all(at: proposal.height))
  }

  package override func computeSpacing() -> ViewSpacing {
    layoutChildren.isEmpty ? .zero : layoutChildren.reduce(ViewSpacing()) { $0.union($1.engine.spacing()) }
  }

  package override func mayPlace(_ key: AlignmentKey) -> Bool { key.propagates }

  package override func computeAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard key.propagates else { return nil }
    // Guides are those of the cells as they were measured. In their slots, each cell would get one more query for each
    // query of the grid, and so twice as many at each level of nested grids.
    let tracks = tracks(size.proposal)
    let frames = frames(tracks) { cell, slot in
      Proposal(width: slot.width, height: tracks.rowOffers[cell.row])
    }
    return key.combineExplicit(
      zip(layoutChildren, frames).map { child, frame in
        child.engine.explicitAlignment(key, at: frame.size).map { $0 + frame.origin[key.axis] }
      })
  }

  package override func childFrames(in size: ViewSize) -> [ViewFrame] {
    frames(tracks(size.proposal)) { _, slot in Proposal(slot.size) }
  }

  /// The frames of the cells, in the order of the children.
  /// - Parameter offer: The proposal to a cell in its slot.
  private func frames(_ tracks: GridTracks, offer: (GridCells.Cell, CGRect) -> Proposal) -> [ViewFrame] {
    let cells = prepared()
    var frames = Array(repeating: ViewFrame.zero, count: layoutChildren.count)
    for cell in cells.cells {
      let slot = CGRect(
        x: tracks.columns[cell.columns.lowerBound].start, y: tracks.rows[cell.row].start,
        width: tracks.columns.length(cell.columns), height: tracks.rows[cell.row].length)
      let proposal = offer(cell, slot)
      let size = ViewSize(cell.engine.sizeThatFits(proposal), proposal: proposal)
      var origin = slot.origin
      if let anchor = cell.anchor {
        origin.x += anchor.x * (slot.width - size.size.width)
        origin.y += anchor.y * (slot.height - size.size.height)
      } else {
        // A column's own alignment applies to the cells that lie in it alone.
        let isSingle = cell.columns.count == 1
        let column = cell.columns.lowerBound
        origin.x += offset(
          cell.engine, size, isSingle ? cells.columnAlignments[column] : configuration.alignment.horizontal.key,
          in: slot.size, line: isSingle ? tracks.columns[column].line : nil)
        origin.y += offset(
          cell.engine, size, cells.rowAlignments[cell.row], in: slot.size, line: tracks.rows[cell.row].line)
      }
      frames[cell.index] = ViewFrame(origin: origin, size: size)
    }
    return frames
  }

  /// The origin of a cell in its slot. Guides of the frame lie on those of the slot, all others on the line of the track.
  private func offset(
    _ engine: LayoutEngine, _ size: ViewSize, _ key: AlignmentKey, in slot: CGSize, line: CGFloat?
  ) -> CGFloat {
    let guide = GridTrack.guide(key, engine, size)
    if let line, key.propagates { return line - guide }
    return key.defaultValue(in: ViewDimensions(size: slot)) - guide
  }
}

/// A column or row with its place.
struct GridSlot {
  var start: CGFloat
  var length: CGFloat
  /// The position of the cells' guides, from the start.
  var line: CGFloat
  var end: CGFloat { start + length }

  static func slots(_ lengths: [(before: CGFloat, after: CGFloat)], gaps: [CGFloat]) -> [GridSlot] {
    var slots: [GridSlot] = []
    var position: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      slots.append(GridSlot(start: position, length: length.before + length.after, line: length.before))
      position += length.before + length.after + (index < gaps.count ? gaps[index] : 0)
    }
    return slots
  }
}

extension [GridSlot] {
  /// The length from the start of the first to the end of the last of some tracks.
  func length(_ tracks: Range<Int>) -> CGFloat { self[tracks.upperBound - 1].end - self[tracks.lowerBound].start }
}
