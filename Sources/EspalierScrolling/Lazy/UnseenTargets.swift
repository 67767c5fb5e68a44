// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

extension ScrollSearch {
  /// How many rows are made at most to find one that takes the keyboard.
  private static let farthest = 64

  /// What the keyboard goes to in the rows beyond those that are shown. Its row is moved into view. To be called outside of
  /// rules.
  static func target(beyondRowsOf state: ScrollState, backwards: Bool, isReached: (FocusTarget) -> Bool)
    -> FocusTarget?
  {
    let containers = lazyContainers(in: state)
    let space = state.contentSpace
    for container in backwards ? containers.reversed() : containers {
      for item in container.items(beyondShown: backwards, atMost: farthest) {
        let targets = (container.description(ofItem: item, makesRow: true) ?? []).flatMap { $0.targets(isReached) }
        guard let target = backwards ? targets.last : targets.first else { continue }
        state.go(to: .view({ [weak container] _ in container?.rect(ofItem: item, in: space) }, anchor: nil))
        return target
      }
    }
    return nil
  }

  /// Those that this scroll view moves, in the order of the tree.
  private static func lazyContainers(in state: ScrollState) -> [any LazyRows] {
    var containers: [any LazyRows] = []
    func visit(_ node: PreferenceNode) {
      if node is ScrollNode { return }
      if let lazy = node as? LazyNode { containers.append(lazy.container) }
      for child in node.children { visit(child) }
    }
    if let content = state.content { visit(content) }
    return containers
  }
}

extension AccessibilityNode {
  /// What the keyboard goes to in it, in reading order.
  fileprivate func targets(_ isReached: (FocusTarget) -> Bool) -> [FocusTarget] {
    [self.focusTarget].compactMap { $0 }.filter(isReached) + children.flatMap { $0.targets(isReached) }
  }
}
