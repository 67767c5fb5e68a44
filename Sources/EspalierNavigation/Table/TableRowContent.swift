// SPDX-License-Identifier: MIT

import EspalierCore

/// Rows of a table: one, several, or a custom type composed of others.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows that compose this type.
  associatedtype TableRowBody: TableRowContent
  /// The type of the views that the table shows for the rows.
  associatedtype _TableRowViews: View = TableRowBody._TableRowViews

  /// The rows that compose this type.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

  /// The views that the table shows for the rows.
  var _tableRowViews: _TableRowViews { get }
}

extension TableRowContent where _TableRowViews == TableRowBody._TableRowViews {
  public var _tableRowViews: TableRowBody._TableRowViews { tableRowBody._tableRowViews }
}

extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never { fatalError("\(Self.self) is made by the framework: it has no body") }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  public typealias _TableRowViews = EmptyView
  public var _tableRowViews: EmptyView { EmptyView() }
}

/// A row for a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let value: Value

  /// A row for a value, which is selected by its identity.
  public init(_ value: Value) { self.value = value }

  public var _tableRowViews: some View { TableRowView(value: value).inTable.id(value.id) }
}

/// The rows of a collection's elements.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let data: Data

  public var _tableRowViews: some View { ForEach(data) { TableRowView(value: $0).inTable } }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  /// No rows.
  public nonisolated init() {}

  public var _tableRowViews: EmptyView { EmptyView() }
}

/// One view across all columns, such as the header of a section.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let content: Content

  init(content: Content) { self.content = content }

  public var _tableRowViews: Content { content }
}

/// Several rows, one after the other.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  /// The rows, as a tuple.
  public var value: T
  let views: [AnyView]

  public var _tableRowViews: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public var _tableRowViews: Content._TableRowViews { content._tableRowViews }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never

  public var _tableRowViews: Wrapped._TableRowViews? { map { $0._tableRowViews } }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableRowBody = Never

  public var _tableRowViews: _ConditionalContent<TrueContent._TableRowViews, FalseContent._TableRowViews> {
    switch storage {
    case .trueContent(let content): _ConditionalContent<_, _>(storage: .trueContent(content._tableRowViews))
    case .falseContent(let content): _ConditionalContent<_, _>(storage: .falseContent(content._tableRowViews))
    }
  }
}

/// Rows whose views in the table are changed by a modifier.
struct ModifiedTableRow<Base: TableRowContent, Views: View>: TableRowContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableRowBody = Never
  let base: Base
  let transform: (Base._TableRowViews) -> Views

  var _tableRowViews: Views { transform(base._tableRowViews) }
}
