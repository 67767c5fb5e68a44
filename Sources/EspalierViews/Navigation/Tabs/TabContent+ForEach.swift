// SPDX-License-Identifier: MIT

import EspalierCore

// Disfavoured: where views are built the initialisers for views come first.

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

  /// Tabs with the identity of the elements.
  @_disfavoredOverload
  public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TabValue, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Tabs with the identity that a property of the element gives.
  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}
