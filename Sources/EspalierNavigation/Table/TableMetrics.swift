// SPDX-License-Identifier: MIT

import Foundation

/// Lengths of a table in points, and opacities.
enum TableMetrics {
  static let headerHeight: CGFloat = 28
  /// Distance from a column's edges to the content of its cells.
  static let cellInset: CGFloat = 8
  /// Distance above and below the content of a cell.
  static let cellPadding: CGFloat = 3
  /// Least width of a column without a width of its own.
  static let minimumColumnWidth: CGFloat = 40
  /// Width of such a column as long as others can be narrower.
  static let readableColumnWidth: CGFloat = 100
  /// Width of such a column in a wide table before the others become wider, too.
  static let comfortableColumnWidth: CGFloat = 400
  /// Distance from the table's sides to its rows in the inset style.
  static let inset: CGFloat = 8
  static let cornerRadius: CGFloat = 6
  static let lineWidth: CGFloat = 1
  /// Vertical inset of the line between two columns' headers, within the header's height.
  static let dividerInset: CGFloat = 6
  /// Width of the area in which a press takes the edge of a column.
  static let resizeWidth: CGFloat = 9
  /// Distance that the pointer must move before it drags the column.
  static let dragDistance: CGFloat = 6
  /// Opacity of a header while it is dragged.
  static let draggedOpacity = 0.7
  static let pressedOpacity = 0.08
  static let sortArrow = CGSize(width: 8, height: 4.5)
  /// Indentation of each level of rows that open.
  static let indentation: CGFloat = 16
  static let disclosureWidth: CGFloat = 16
  static let disclosureArrow = CGSize(width: 5, height: 9)
}
