// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension GridCells {
  /// The default gaps between neighbouring rows or columns; nil if no cells face each other.
  ///
  /// Each pair of cells that face each other has a gap of its own, and the largest is that of their rows or columns. So
  /// a colour and a text keep 8 points from a colour above them, though the text alone would keep less: the gap between
  /// two rows is not that between two stacks, which consists of the largest distances of each kind.
  ///
  /// - Complexity: O(rows × columns).
  func facingGaps(along axis: Axis) -> [CGFloat?] {
    let lines = slots
    var gaps: [CGFloat?] = Array(repeating: nil, count: max((axis == .vertical ? rowCount : columnCount) - 1, 0))
    for (row, line) in lines.enumerated() {
      for (column, cell) in line.enumerated() {
        let (track, next) =
          switch axis {
          case .vertical: (row, row + 1 < rowCount ? lines[row + 1][column] : nil)
          case .horizontal: (column, column + 1 < columnCount ? line[column + 1] : nil)
          }
        guard let cell, let next, cell != next else { continue }
        let gap = cells[cell].engine.spacing().distance(to: cells[next].engine.spacing(), along: axis)
        gaps[track] = max(gaps[track] ?? gap, gap)
      }
    }
    return gaps
  }

  /// The index of the cell by row and column, if there is one.
  private var slots: [[Int?]] {
    var slots: [[Int?]] = Array(repeating: Array(repeating: nil, count: columnCount), count: rowCount)
    for (index, cell) in cells.enumerated() {
      for column in cell.columns { slots[cell.row][column] = index }
    }
    return slots
  }
}
