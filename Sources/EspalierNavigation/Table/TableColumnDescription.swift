// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// One column of a table, with erased types of title and cells.
@MainActor
struct TableColumnDescription<Value: Identifiable> {
  let title: AnyView
  var width: TableColumnWidth
  /// The comparator that sorts the table by the column; nil if it is not sortable.
  let comparator: Any?
  let cell: (Value) -> AnyView
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  var alignment = TableColumnAlignment.automatic
  var disabledBehavior: TableColumnCustomizationBehavior = []
  /// The place where the column was written.
  var path: [AnyHashable] = []
  /// A number that identifies the path for the lifetime of the table.
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
