// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import Foundation
import UniformTypeIdentifiers

/// Rows made from a collection, such as `ForEach`.
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue, Data>: TableRowContent where _TableRowViews: DynamicViewContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements, in the order of their rows.
  var data: Data { get }
}

// Few overloads, and disfavoured: in view builders the overloads for views take precedence, and if a name in the closure is
// missing the compiler tries all of them at every level of nesting.

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public var _tableRowViews: ForEach<Data, ID, Content._TableRowViews> {
    ForEach<Data, ID, Content._TableRowViews>(data: data, id: id) { [content] in content($0)._tableRowViews }
  }

  /// Rows identified by their elements.
  @_disfavoredOverload
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// A row for each element.
  @MainActor @preconcurrency
  public init(_ data: Data) where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }) { TableRow($0) }
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension DynamicTableRowContent {
  /// Accepts drops of items of some kinds between the rows; the action is called with the offset, and the items.
  public func onInsert(of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> some TableRowContent<TableRowValue>
  {
    ModifiedTableRow(base: self) { $0.onInsert(of: types, perform: action) }
  }

  /// Accepts drops of values between the rows; the action is called with the offset, and the values.
  public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void)
    -> some TableRowContent<TableRowValue>
  {
    ModifiedTableRow(base: self) { $0.dropDestination(for: payloadType) { action($1, $0) } }
  }
}
