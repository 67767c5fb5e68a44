// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(*, unavailable, message: "Espalier has no Table yet: use a List whose rows are HStacks, or a Grid.")
public struct Table<Value, Rows, Columns>: View
where
  Rows: TableRowContent, Columns: TableColumnContent, Value == Rows.TableRowValue,
  Rows.TableRowValue == Columns.TableRowValue
{
  public var body: Never { fatalError("unavailable") }

  public init<Data>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value {}

  public init<Data>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value {}

  public init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value {}

  public init<Data, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value, Sort.Compared == Value {
  }

  public init<Data, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value, Sort.Compared == Value {
  }

  public init<Data, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value, Sort.Compared == Value {
  }

  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {}

  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {}

  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {}

  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {}

  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {}

  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {}
}

@available(*, unavailable, message: "Espalier has no Table yet, and so no style of one.")
extension View {
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no Table yet, and so no style of one.")
public protocol TableStyle {}

@available(*, unavailable, message: "Espalier has no Table yet, and so no style of one.")
public struct InsetTableStyle: TableStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}

@available(*, unavailable, message: "Espalier has no Table yet, and so no style of one.")
public struct BorderedTableStyle: TableStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}

@available(*, unavailable, message: "Espalier has no Table yet, and so no style of one.")
public struct AutomaticTableStyle: TableStyle {
  public init() {}
}

@available(*, unavailable, message: "Espalier has no Table yet, and so no style of one.")
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

@available(*, unavailable, message: "Espalier has no Table yet, and so no style of one.")
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

@available(*, unavailable, message: "Espalier has no Table yet, and so no style of one.")
extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
