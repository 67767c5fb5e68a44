// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

/// The preferences of a lazy container, with the container itself for code that searches for rows.
package final class LazyNode: PassingNode {
  /// The greatest number of rows that are made to find one that takes the keyboard.
  private static let farthest = 64

  package let container: any LazyRows

  init(_ content: PreferenceNode, container: any LazyRows) {
    self.container = container
    super.init(content)
  }

  package override var label: String { "lazy" }
}

extension LazyNode: UnseenViews {
  package func target(beyondShown backwards: Bool, in space: ScrollSpace, isReached: (FocusTarget) -> Bool)
    -> UnseenTarget?
  {
    for item in container.items(beyondShown: backwards, atMost: Self.farthest) {
      let targets = (container.description(ofItem: item, makesRow: true) ?? []).flatMap { $0.targets(isReached) }
      guard let target = backwards ? targets.last : targets.first else { continue }
      return UnseenTarget(target: target) { [weak container] in container?.rect(ofItem: item, in: space) }
    }
    return nil
  }
}

extension AccessibilityNode {
  /// The keyboard targets in the element, in reading order.
  fileprivate func targets(_ isReached: (FocusTarget) -> Bool) -> [FocusTarget] {
    [self.focusTarget].compactMap { $0 }.filter(isReached) + children.flatMap { $0.targets(isReached) }
  }
}
