// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierNumbers
import Foundation

/// The cells of a grid by row and column, from its children's traits.
@MainActor
struct GridCells {
  struct Cell {
    /// The index among the children.
    let index: Int
    let engine: LayoutEngine
    let priority: Double
    let row: Int
    var columns: Range<Int>
    let anchor: UnitPoint?
    /// The axes on which the cell takes the length of its slot and does not count.
    let unsizedAxes: Axis.Set
    /// Whether the view is in a row; one outside of rows lies across all columns.
    let isInRow: Bool
  }

  private(set) var cells: [Cell] = []
  /// The alignment of the cells of each row.
  private(set) var rowAlignments: [AlignmentKey] = []
  /// The alignment of the cells of each column.
  private(set) var columnAlignments: [AlignmentKey] = []

  var rowCount: Int { rowAlignments.count }
  var columnCount: Int { columnAlignments.count }

  /// - Complexity: O(children).
  init(_ children: [ContainerEngine.Child], alignment: Alignment) {
    func value<Key: _ViewTraitKey>(_ key: Key.Type, _ child: ContainerEngine.Child) -> Key.Value {
      child.traits[key]?.peek() ?? Key.defaultValue
    }
    var row: GridRowPlace.Row?
    var column = 0
    var columnCount = 1
    var alignments: [Int: AlignmentKey] = [:]
    for (index, child) in children.enumerated() {
      let place = value(GridRowTraitKey.self, child)
      if place == nil || place?.row !== row {
        row = place?.row
        column = 0
        rowAlignments.append((place?.alignment ?? alignment.vertical).key)
      }
      // A view without a row is a row across all columns (specification L100); zero stands for all of them.
      let span = place == nil ? 0 : max(1, value(_GridColumnCountTraitKey.self, child))
      cells.append(
        Cell(
          index: index, engine: child.engine, priority: child.priority, row: rowAlignments.count - 1,
          columns: column..<column + span, anchor: value(_GridAnchorTraitKey.self, child),
          unsizedAxes: value(_GridUnsizedAxesTraitKey.self, child), isInRow: place != nil))
      if let alignment = value(_GridColumnAlignmentTraitKey.self, child) { alignments[column] = alignment.key }
      column += span
      columnCount = max(columnCount, column)
    }
    for index in cells.indices where cells[index].columns.isEmpty { cells[index].columns = 0..<columnCount }
    if children.isEmpty { columnCount = 0 }
    columnAlignments = (0..<columnCount).map { alignments[$0] ?? alignment.horizontal.key }
  }

  /// The cells across several columns none of which has a cell of its own, for each column. The length of such a cell
  /// is divided among its columns.
  func cellsWithoutColumns() -> [[Cell]] {
    var hasOwnCell = Array(repeating: false, count: columnCount)
    for cell in cells where cell.columns.count == 1 { hasOwnCell[cell.columns.lowerBound] = true }
    var result: [[Cell]] = Array(repeating: [], count: columnCount)
    for cell in cells where cell.columns.count > 1 && cell.isInRow && !cell.unsizedAxes.contains(.horizontal) {
      if hasOwnCell[cell.columns].contains(true) { continue }
      for column in cell.columns { result[column].append(cell) }
    }
    return result
  }
}
