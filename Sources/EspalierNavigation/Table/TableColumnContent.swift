// SPDX-License-Identifier: MIT

import EspalierCore

/// Columns of a table: one, several, or a custom type composed of others.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The comparator that sorts the rows by a column; `Never` without sorting.
  associatedtype TableColumnSortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the columns that compose this type.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that compose this type.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }

  /// Adds the columns to those of a table.
  func _addColumns(to columns: inout _TableColumnList<TableRowValue>)
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public func _addColumns(to columns: inout _TableColumnList<TableRowValue>) {
    tableColumnBody._addColumns(to: &columns)
  }
}

extension TableColumnContent where TableColumnBody == Never {
  public var tableColumnBody: Never { fatalError("\(Self.self) is made by the framework: it has no body") }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public func _addColumns(to columns: inout _TableColumnList<Never>) {}
}

/// The columns of a table during collection, each with the place where it was written.
@MainActor
public struct _TableColumnList<RowValue: Identifiable> {
  private(set) var columns: [TableColumnDescription<RowValue>] = []
  /// The place of the next column: numbers of statements, branches, ids of elements.
  private var path: [AnyHashable] = []

  /// Adds the columns at a place inside the current one.
  mutating func add(at place: AnyHashable, _ content: (inout Self) -> Void) {
    path.append(place)
    content(&self)
    path.removeLast()
  }

  mutating func append(_ column: TableColumnDescription<RowValue>) {
    var column = column
    column.path = path
    columns.append(column)
  }

  /// Adds columns and changes them afterwards.
  mutating func add(
    _ content: (inout Self) -> Void, changed change: (inout TableColumnDescription<RowValue>) -> Void
  ) {
    let start = columns.count
    content(&self)
    for index in start..<columns.count { change(&columns[index]) }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never

  /// Several columns as one.
  @_disfavoredOverload
  public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self = .of(content())
  }

  public func _addColumns(to columns: inout _TableColumnList<Content.TableRowValue>) {
    content._addColumns(to: &columns)
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public func _addColumns(to columns: inout _TableColumnList<Wrapped.TableRowValue>) {
    self?._addColumns(to: &columns)
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public func _addColumns(to columns: inout _TableColumnList<TrueContent.TableRowValue>) {
    switch storage {
    case .trueContent(let content): columns.add(at: true) { content._addColumns(to: &$0) }
    case .falseContent(let content): columns.add(at: false) { content._addColumns(to: &$0) }
    }
  }
}

/// Several columns side by side in a builder.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort, T>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  /// The columns, as a tuple.
  public var value: T
  let parts: [@MainActor (inout _TableColumnList<RowValue>) -> Void]

  public func _addColumns(to columns: inout _TableColumnList<RowValue>) {
    for (number, part) in parts.enumerated() { columns.add(at: number, part) }
  }
}
