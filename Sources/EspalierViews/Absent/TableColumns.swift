// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(*, unavailable, message: "Espalier has no TableColumn yet, for it has no Table.")
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator = Never
}

@available(*, unavailable, message: "Espalier has no TableColumn yet, for it has no Table.")
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  where Sort == Never, Label == Text {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  where Sort == Never, Label == Text {}
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never, Label == Text {}

  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Sort == Never, Label == Text, Content == Text {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Sort == Never, Label == Text, Content == Text {}

  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue>, Label == Text {}
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V, Sort == KeyPathComparator<RowValue>, Label == Text {}
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue>, Label == Text {}

  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {}
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {}

  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort: SortComparator, Label == Text {}

  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

@available(*, unavailable, message: "Espalier has no TableColumn yet, for it has no Table.")
extension TableColumnContent {
  public func customizationID(_ id: String) -> Self { self }
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }
  public func alignment(_ alignment: HorizontalAlignment) -> Self { self }
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self { self }
}

@available(*, unavailable, message: "Espalier has no TableColumn yet, for it has no Table.")
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let reorder = Self(rawValue: 1)
  public static let resize = Self(rawValue: 2)
  public static let visibility = Self(rawValue: 4)
  public static let all: Self = [.reorder, .resize, .visibility]
}

@available(*, unavailable, message: "Espalier has no TableColumn yet, for it has no Table.")
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable, Sendable {
  public init() {}
}

@available(*, unavailable, message: "Espalier has no TableColumn yet, for it has no Table.")
public struct TupleTableColumnContent<RowValue: Identifiable, Sort, T>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
}

@available(*, unavailable, message: "Espalier has no TableColumn yet, for it has no Table.")
@resultBuilder @MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }

  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never { column }

  public static func buildBlock<C: TableColumnContent>(_ column: C) -> C where C.TableRowValue == RowValue { column }

  @_disfavoredOverload
  public static func buildBlock<each C: TableColumnContent>(
    _ column: repeat each C
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each C)> { TupleTableColumnContent() }

  public static func buildIf<C: TableColumnContent>(_ column: C?) -> C? where C.TableRowValue == RowValue { column }
}

@available(*, unavailable, message: "Espalier has no TableColumn yet, for it has no Table.")
extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
}
