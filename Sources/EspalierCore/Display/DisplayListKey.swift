// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGraph

/// Display lists travel up like every other preference.
package enum DisplayListKey: PreferenceKey {
  package static var defaultValue: DisplayList { .empty }
  package static func reduce(value: inout DisplayList, nextValue: () -> DisplayList) { value.append(nextValue()) }
  package static var _includesRemovedValues: Bool { true }
  @MainActor package static let _onScreen: _ScreenBehavior<DisplayList>? = _ScreenBehavior(
    .drawing, leaf: { $0.displayList }, effect: { Attribute(EffectDisplay(effect: $0, content: $1)) }, join: joining)

  /// The result of `reduce` for several lists, from back to front. O(lists).
  @MainActor
  static func joining(_ lists: [Attribute<DisplayList>]) -> DisplayList {
    if let counters = WorkCounters.current {
      for _ in lists.dropFirst() { counters.countReduce(Self.self) }
    }
    var items: [DisplayItem] = []
    items.reserveCapacity(lists.count)
    if let first = lists.first { first.withValue { items.append(contentsOf: $0.items) } }
    for index in lists.indices.dropFirst() {
      lists[index].withAddress { DisplayList.append($0, to: &items) }
    }
    return DisplayList(part: items)
  }
}
