// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierGraph
import Foundation

/// Rows of values in columns; only rows near the viewport are made.
///
/// Rows are selected as in a `List`, by the identities of their values. A press on the header of a column that has a comparator
/// changes `sortOrder`; the program sorts its data by it. Columns without a fixed width are resized by dragging the edge of their
/// header; with a `TableColumnCustomization`, columns with an identity can be moved by dragging the header, and hidden in its
/// menu. Columns that do not fit into the width scroll. With a compact horizontal size class only the first column is shown,
/// without a header.
public struct Table<Value, Rows, Columns>: _PrimitiveView
where
  Rows: TableRowContent, Columns: TableColumnContent, Value == Rows.TableRowValue,
  Rows.TableRowValue == Columns.TableRowValue
{
  let columns: Columns
  let rows: Rows
  let selection: ListSelection?
  let sort: TableSort?
  let customization: Binding<TableColumnCustomization<Value>>?

  init(
    _ columns: Columns, _ rows: Rows, selection: ListSelection? = nil, sort: TableSort? = nil,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.selection = selection
    self.sort = sort
    self.customization = customization
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let table = TableModel(view[\.columns], customization: view[\.customization].attribute, inputs: inputs)
    var inner = inputs
    inner[fixed: TableModel<Value>.self] = table
    inner[fixed: TableRowLevel.self] = nil
    let content = view.map("content of Table", observedBy: inputs.host) { view in
      TableContent(table: table, rows: view.rows._tableRowViews, selection: view.selection, sort: view.sort)
    }
    return TableContent._makeView(view: content, inputs: inner)
  }
}
