// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import Foundation

extension Table {
  /// Rows written one by one; they cannot be selected.
  public init(
    of valueType: Value.Type = Value.self,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows(), customization: columnCustomization)
  }

  /// Rows written one by one, of which one can be selected.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows(), selection: .one(selection), customization: columnCustomization)
  }

  /// Rows written one by one, of which several can be selected.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows(), selection: .several(selection), customization: columnCustomization)
  }

  /// Rows written one by one, in a table that the user sorts; they cannot be selected.
  /// - Parameter sortOrder: The criteria of the order, the first one first; the program sorts its data by them.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows(), sort: TableSort(sortOrder), customization: columnCustomization)
  }

  /// Rows written one by one, of which one can be selected, in a table that the user sorts.
  /// - Parameter sortOrder: The criteria of the order, the first one first; the program sorts its data by them.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      columns(), rows(), selection: .one(selection), sort: TableSort(sortOrder), customization: columnCustomization)
  }

  /// Rows written one by one, of which several can be selected, in a table that the user sorts.
  /// - Parameter sortOrder: The criteria of the order, the first one first; the program sorts its data by them.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      columns(), rows(), selection: .several(selection), sort: TableSort(sortOrder), customization: columnCustomization)
  }
}
