// SPDX-License-Identifier: MIT

import Foundation

/// Lengths and strengths of a table, in points and as parts of one.
enum TableMetrics {
  static let headerHeight: CGFloat = 28
  /// From a column's edges to what is in its cells.
  static let cellInset: CGFloat = 8
  /// Above and below what is in a cell.
  static let cellPadding: CGFloat = 3
  /// Of a column that names no width of its own.
  static let minimumColumnWidth: CGFloat = 40
  /// What such a column has as long as others can be narrower.
  static let readableColumnWidth: CGFloat = 100
  /// What such a column has of a wide table before the others become wider, too.
  static let comfortableColumnWidth: CGFloat = 400
  /// From the table's sides to its rows in the inset style.
  static let inset: CGFloat = 8
  static let cornerRadius: CGFloat = 6
  static let lineWidth: CGFloat = 1
  /// Of the line between two columns' headers, within the header's height.
  static let dividerInset: CGFloat = 6
  /// Where a press takes the edge of a column.
  static let resizeWidth: CGFloat = 9
  /// A pointer that has moved so far drags the column.
  static let dragDistance: CGFloat = 6
  /// How opaque a header is while it is dragged.
  static let draggedOpacity = 0.7
  static let pressedOpacity = 0.08
  static let sortArrow = CGSize(width: 8, height: 4.5)
  /// Of each level of rows that open.
  static let indentation: CGFloat = 16
  static let disclosureWidth: CGFloat = 16
  static let disclosureArrow = CGSize(width: 5, height: 9)
}
