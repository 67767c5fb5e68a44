// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// One column of a table, whatever the types of its title and its cells.
@MainActor
struct TableColumnDescription<Value: Identifiable> {
  let title: AnyView
  var width: TableColumnWidth
  /// What sorts the table by the column; nil where nothing does.
  let comparator: Any?
  let cell: (Value) -> AnyView
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  var alignment = TableColumnAlignment.automatic
  var disabledBehavior: TableColumnCustomizationBehavior = []
  /// Where it was written.
  var path: [AnyHashable] = []
  /// Stands for the path as long as the table lives.
  var number = 0

  init(title: AnyView, width: TableColumnWidth, comparator: Any?, cell: @escaping (Value) -> AnyView) {
    self.title = title
    self.width = width
    self.comparator = comparator
    self.cell = cell
  }

  var canMove: Bool { customizationID != nil && !disabledBehavior.contains(.reorder) }
  var canHide: Bool { customizationID != nil && !disabledBehavior.contains(.visibility) }
  var canResize: Bool { !width.isFixed && !disabledBehavior.contains(.resize) }
}
