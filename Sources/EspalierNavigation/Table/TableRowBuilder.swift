// SPDX-License-Identifier: MIT

import EspalierCore

/// Builds the rows of a table from the statements of a closure.
@resultBuilder @MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  /// The body of content that has none.
  public static func buildExpression(_ content: Never) -> Never {}
  /// The body of content that has none.
  public static func buildBlock(_ content: Never) -> Never {}

  /// A statement of the builder is a row.
  public static func buildExpression<R: TableRowContent>(_ row: R) -> R where R.TableRowValue == Value { row }

  /// No rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// A builder with one statement is that row.
  public static func buildBlock<R: TableRowContent>(_ row: R) -> R where R.TableRowValue == Value { row }

  /// The rows of several statements, in order.
  @_disfavoredOverload
  public static func buildBlock<each R: TableRowContent>(
    _ row: repeat each R
  ) -> TupleTableRowContent<Value, (repeat each R)> {
    var views: [AnyView] = []
    repeat views.append(AnyView((each row)._tableRowViews))
    return TupleTableRowContent(value: (repeat each row), views: views)
  }

  /// Rows of an `if` without `else`; nil is none.
  public static func buildIf<R: TableRowContent>(_ row: R?) -> R? where R.TableRowValue == Value { row }

  /// Rows of one branch of `if` or `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(first: First)
    -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value
  {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Rows of one branch of `if` or `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(second: Second)
    -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value
  {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Rows under `if #available`.
  public static func buildLimitedAvailability<R: TableRowContent>(_ row: R) -> R where R.TableRowValue == Value { row }
}
