// SPDX-License-Identifier: MIT

import EspalierCore

/// The input of columns that a wrapper of another package composes. Packages that wrap every kind of content name this
/// type in their conformance to ``TableColumnContent``.
public struct _TableColumnInputs {}

/// The columns that a wrapper of another package composes.
public struct _TableColumnOutputs {}

extension TableColumnContent {
  /// The columns of a wrapped value: none. Columns are collected as values here, and not by inputs and outputs.
  nonisolated public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs { _TableColumnOutputs() }
}

extension TableColumnContent where TableColumnBody == Never {
  /// A wrapper of another package without columns of its own: a table has none of it, and a warning names its type.
  public func _addColumns(to columns: inout _TableColumnList<TableRowValue>) {
    Diagnostics.warnOnce(
      "\(Self.self) has no columns in this table. Write the columns that it wraps without it.", subject: "Table")
  }
}
