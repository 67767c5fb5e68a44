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

// The overloads are disfavored: where views are built, the ones for views come first.

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public var _tableRowViews: ForEach<Data, ID, Content._TableRowViews> {
    ForEach<Data, ID, Content._TableRowViews>(data: data, id: id) { [content] in content($0)._tableRowViews }
  }

  /// Rows with the identity of the elements.
  @_disfavoredOverload
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Rows with the identity that a property of the element gives.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// A row for each number.
  @_disfavoredOverload
  public init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.init(data: data, id: { $0 }, content: content)
  }

  /// A row for each element.
  @MainActor @preconcurrency
  public init(_ data: Data) where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }) { TableRow($0) }
  }

  /// Rows for bindings to the elements of a collection that is itself bound.
  @_disfavoredOverload
  public init<C, V>(_ data: Binding<C>, @TableRowBuilder<V> content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, V == Content.TableRowValue
  {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0].id) }, id: { $0.1 },
      content: { content(data.element(at: $0.0)) })
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension DynamicTableRowContent {
  /// What happens when things of some kinds of data are dropped between the rows.
  public func onInsert(of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> some TableRowContent<TableRowValue>
  {
    ModifiedTableRow(base: self) { $0.onInsert(of: types, perform: action) }
  }

  /// What happens when values are dropped between the rows.
  public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void)
    -> some TableRowContent<TableRowValue>
  {
    ModifiedTableRow(base: self) { $0.dropDestination(for: payloadType) { action($1, $0) } }
  }
}
