// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

/// A part of a scroll view's content that makes its views when they come into view.
@MainActor
package protocol UnseenViews: PreferenceNode {
  /// The keyboard target in the views beyond the shown ones, the nearest first; with the place of its view in the
  /// content. To be called outside of rules.
  func target(beyondShown backwards: Bool, in space: ScrollSpace, isReached: (FocusTarget) -> Bool) -> UnseenTarget?
}

package struct UnseenTarget {
  var target: FocusTarget
  /// The place; nil when the view is gone.
  var rect: @MainActor () -> CGRect?
}

extension ScrollState {
  /// The keyboard target beyond the shown views. It is moved into view. To be called outside of rules.
  func targetBeyondShown(backwards: Bool, isReached: (FocusTarget) -> Bool) -> FocusTarget? {
    let parts = unseenViews
    for part in backwards ? parts.reversed() : parts {
      guard let found = part.target(beyondShown: backwards, in: contentSpace, isReached: isReached) else { continue }
      go(to: .view({ _ in found.rect() }, anchor: nil))
      return found.target
    }
    return nil
  }

  /// The parts that this scroll view moves, in the order of the tree.
  private var unseenViews: [any UnseenViews] {
    var parts: [any UnseenViews] = []
    func visit(_ node: PreferenceNode) {
      if node is ScrollNode { return }
      if let part = node as? any UnseenViews { parts.append(part) }
      for child in node.children { visit(child) }
    }
    if let content { visit(content) }
    return parts
  }
}
