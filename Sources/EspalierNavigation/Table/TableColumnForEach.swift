// SPDX-License-Identifier: MIT

import EspalierCore

/// Columns for the elements of a collection, each with the identity of its element.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content>:
  TableColumnContent
where Content: TableColumnContent, Content.TableRowValue == RowValue {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  /// The elements, in the order of their columns.
  public var data: Data
  /// Makes the columns of one element.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID

  private init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }

  public func _addColumns(to columns: inout _TableColumnList<RowValue>) {
    for element in data {
      columns.add(at: AnyHashable(id(element))) { content(element)._addColumns(to: &$0) }
    }
  }
}

extension TableColumnForEach where Content.TableColumnSortComparator == Sort {
  /// Columns identified by a property of the elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Columns identified by their elements.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Columns for numbers; the identity is the number.
  public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }
}
