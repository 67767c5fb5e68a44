// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

/// A column of a table: a title above it, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var width = TableColumnWidth()

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  public func _addColumns(to columns: inout _TableColumnList<RowValue>) {
    columns.append(
      TableColumnDescription(
        title: AnyView(label), width: width, comparator: comparator, cell: { [content] in AnyView(content($0)) }))
  }

  /// A fixed width in points; nil makes the width flexible.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var result = self
    result.width = width.map { .fixed(max($0, 0)) } ?? TableColumnWidth()
    return result
  }

  /// A width between bounds, in points, which the user may change by dragging the column's edge.
  /// - Parameter ideal: The initial width, if the table is neither too narrow nor too wide for its columns.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var result = self
    let least = Swift.max(min ?? TableMetrics.minimumColumnWidth, 0)
    result.width = TableColumnWidth(min: least, ideal: ideal, max: Swift.max(max ?? .infinity, least))
    return result
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column that is not sortable.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// A column that is not sortable. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// A column that is not sortable.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// A column of texts, for a table that is not sorted.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of texts, for a table that is not sorted. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of texts, for a table that is not sorted.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }
}
