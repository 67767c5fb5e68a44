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
    var result = DisplayList()
    result.items.reserveCapacity(lists.count)
    for (index, list) in lists.enumerated() {
      if index > 0 { WorkCounters.current?.countReduce(Self.self) }
      list.withValue { part in
        if part.items.count == 1 {
          result.items.append(part.items[0])
        } else if index == 0 {
          result.items.append(contentsOf: part.items)
        } else {
          result.append(copy part)
        }
      }
    }
    return result
  }
}
