// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierNumbers
import Foundation

/// The names of the spaces that a scroll view defines.
package enum ScrollSpace: Hashable {
  @MainActor
  package final class Identity: Hashable {
    package weak var state: ScrollState?
    package init() {}
    package nonisolated static func == (a: Identity, b: Identity) -> Bool { a === b }
    package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// The innermost scroll view; nil for either axis.
  case viewport(Axis?)
  /// The content of one particular scroll view.
  case content(Identity)
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The innermost scroll view around; origin at its top left corner (specification G17).
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace.viewport(nil)) }

  /// The innermost scroll view around that scrolls along `axis` (specification G17).
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpace.viewport(axis))
  }
}

extension ViewTransform {
  /// The innermost scroll view around; with an axis, the innermost that scrolls along it.
  @MainActor
  package func scrollView(_ axis: Axis? = nil) -> ScrollState? {
    for name in spaces {
      guard case .content(let identity)? = name.base as? ScrollSpace, let state = identity.state else { continue }
      if axis.map({ state.extent.peek().axes.contains($0) }) ?? true { return state }
    }
    return nil
  }
}

extension ScrollSpace: RevealingSpace {
  package func reveal(_ rect: CGRect) -> Bool {
    guard case .content(let identity) = self, let state = identity.state else { return false }
    state.go(to: .view({ _ in rect }, anchor: nil))
    return true
  }
}
