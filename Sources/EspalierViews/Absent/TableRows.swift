// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(*, unavailable, message: "Espalier has no TableRow yet, for it has no Table.")
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
}

@available(*, unavailable, message: "Espalier has no TableRow yet, for it has no Table.")
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public init(_ value: Value) {}
}

@available(*, unavailable, message: "Espalier has no TableRow yet, for it has no Table.")
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
}

@available(*, unavailable, message: "Espalier has no TableRow yet, for it has no Table.")
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value
}

@available(*, unavailable, message: "Espalier has no DisclosureTableRow yet, for it has no Table.")
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue

  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {}
}

@available(*, unavailable, message: "Espalier has no TableRow yet, for it has no Table.")
@resultBuilder @MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildBlock<R: TableRowContent>(_ row: R) -> R where R.TableRowValue == Value { row }

  @_disfavoredOverload
  public static func buildBlock<each R: TableRowContent>(
    _ row: repeat each R
  ) -> TupleTableRowContent<Value, (repeat each R)> { TupleTableRowContent() }

  public static func buildIf<R: TableRowContent>(_ row: R?) -> R? where R.TableRowValue == Value { row }
}

@available(*, unavailable, message: "Espalier has no TableRow yet, for it has no Table.")
extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
}
