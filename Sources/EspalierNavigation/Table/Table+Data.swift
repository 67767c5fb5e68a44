// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import Foundation

extension Table {
  /// A row for each element; rows cannot be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(columns(), TableForEachContent(data: data), customization: columnCustomization)
  }

  /// A row for each element, of which one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      columns(), TableForEachContent(data: data), selection: .one(selection), customization: columnCustomization)
  }

  /// A row for each element, of which several can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      columns(), TableForEachContent(data: data), selection: .several(selection), customization: columnCustomization)
  }

  /// A row for each element, in a table that the user sorts; rows cannot be selected.
  /// - Parameter sortOrder: The criteria of the order, the first one first; the program sorts its data by them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      columns(), TableForEachContent(data: data), sort: TableSort(sortOrder), customization: columnCustomization)
  }

  /// A row for each element, of which one can be selected, in a table that the user sorts.
  /// - Parameter sortOrder: The criteria of the order, the first one first; the program sorts its data by them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      columns(), TableForEachContent(data: data), selection: .one(selection), sort: TableSort(sortOrder),
      customization: columnCustomization)
  }

  /// A row for each element, of which several can be selected, in a table that the user sorts.
  /// - Parameter sortOrder: The criteria of the order, the first one first; the program sorts its data by them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      columns(), TableForEachContent(data: data), selection: .several(selection), sort: TableSort(sortOrder),
      customization: columnCustomization)
  }
}
