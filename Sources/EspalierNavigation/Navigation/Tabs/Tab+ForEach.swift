// SPDX-License-Identifier: MIT

import EspalierCore

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  public var _tabs: [_TabEntry] {
    data.flatMap { element in
      let id = AnyHashable(id(element))
      return content(element)._tabs.map { entry in
        var entry = entry
        entry.path.insert(id, at: 0)
        return entry
      }
    }
  }

  // Disfavoured, so that a closure of views is not checked a second time as one of tabs.
  /// Tabs for identifiable elements, in order.
  @_disfavoredOverload
  public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TabValue, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Tabs for elements identified by a key path, in order.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Tabs for the numbers of a range that does not change.
  @_disfavoredOverload
  public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(data: data, id: { $0 }, content: content)
  }
}
