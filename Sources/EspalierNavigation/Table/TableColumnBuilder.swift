// SPDX-License-Identifier: MIT

import EspalierCore

/// Builds the columns of a table from the statements of a closure. Columns without sorting can be combined with sortable ones.
@resultBuilder @MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// The body of content that has none.
  public static func buildExpression(_ content: Never) -> Never {}
  /// The body of content that has none.
  public static func buildBlock(_ content: Never) -> Never {}

  /// A statement of the builder is a column.
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }

  /// A column without sorting.
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never { column }

  /// A builder with one statement is that column.
  public static func buildBlock<C: TableColumnContent>(_ column: C) -> C where C.TableRowValue == RowValue { column }

  /// The columns of several statements, in order.
  @_disfavoredOverload
  public static func buildBlock<each C: TableColumnContent>(
    _ column: repeat each C
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each C)> {
    var parts: [@MainActor (inout _TableColumnList<RowValue>) -> Void] = []
    // The rows of each statement have values of this type: `buildExpression` requires it, a pack cannot.
    @MainActor func add<Part: TableColumnContent>(_ part: Part) {
      // The value stays on the main actor; a generic parameter's type does not show that to the compiler.
      let part = UncheckedSendable(part)
      parts.append { columns in
        var own = columns as! _TableColumnList<Part.TableRowValue>
        part.value._addColumns(to: &own)
        columns = own as! _TableColumnList<RowValue>
      }
    }
    repeat add(each column)
    return TupleTableColumnContent(value: (repeat each column), parts: parts)
  }

  /// Columns of an `if` without `else`; nil is none.
  public static func buildIf<C: TableColumnContent>(_ column: C?) -> C? where C.TableRowValue == RowValue { column }

  /// Columns of one branch of `if` or `switch`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(first: First)
    -> _ConditionalContent<First, Second>
  where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Columns of one branch of `if` or `switch`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(second: Second)
    -> _ConditionalContent<First, Second>
  where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Columns under `if #available`.
  public static func buildLimitedAvailability<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue { column }
}
