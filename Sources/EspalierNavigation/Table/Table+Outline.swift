// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import Foundation

extension Table {
  /// The rows of a tree; rows cannot be selected.
  /// - Parameter children: The elements below an element; nil for an element that cannot have any.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), customization: columnCustomization)
  }

  /// The rows of a tree, of which one can be selected.
  /// - Parameter children: The elements below an element; nil for an element that cannot have any.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), selection: .one(selection),
      customization: columnCustomization)
  }

  /// The rows of a tree, of which several can be selected.
  /// - Parameter children: The elements below an element; nil for an element that cannot have any.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), selection: .several(selection),
      customization: columnCustomization)
  }

  /// The rows of a tree, in a table that the user sorts; rows cannot be selected.
  /// - Parameters:
  ///   - children: The elements below an element; nil for an element that cannot have any.
  ///   - sortOrder: The criteria of the order, the first one first; the program sorts its data by them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), sort: TableSort(sortOrder),
      customization: columnCustomization)
  }

  /// The rows of a tree, of which one can be selected, in a table that the user sorts.
  /// - Parameters:
  ///   - children: The elements below an element; nil for an element that cannot have any.
  ///   - sortOrder: The criteria of the order, the first one first; the program sorts its data by them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), selection: .one(selection),
      sort: TableSort(sortOrder), customization: columnCustomization)
  }

  /// The rows of a tree, of which several can be selected, in a table that the user sorts.
  /// - Parameters:
  ///   - children: The elements below an element; nil for an element that cannot have any.
  ///   - sortOrder: The criteria of the order, the first one first; the program sorts its data by them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), selection: .several(selection),
      sort: TableSort(sortOrder), customization: columnCustomization)
  }
}
