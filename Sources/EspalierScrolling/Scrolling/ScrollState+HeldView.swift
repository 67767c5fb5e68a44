// SPDX-License-Identifier: MIT

import Foundation

/// A view that stays where it is on screen when the content around it changes.
package struct HeldView {
  /// Finds the view's rectangle in the content's space.
  let find: @MainActor (ScrollState) -> CGRect?
  /// The distance of the view's origin from the viewport's.
  let distance: CGSize

  package init(distance: CGSize, find: @escaping @MainActor (ScrollState) -> CGRect?) {
    self.find = find
    self.distance = distance
  }

  /// The offset at which the view has its distance.
  @MainActor fileprivate func offset(in state: ScrollState) -> CGPoint? {
    find(state).map { CGPoint(x: $0.minX - distance.width, y: $0.minY - distance.height) }
  }
}

extension ScrollState {
  /// Called when views of the content have changed their places in it, though it may be as long as before. To be called
  /// outside of rules.
  func contentWasRearranged() {
    forgetReachedDestination()
    holdView()
  }

  /// Keeps the view that a position names at its place on screen, unless a finger or an animation moves the content.
  func holdView() {
    guard heldView != nil else { return }
    whenSettled { state in
      guard let view = state.heldView, !state.isMoving, state.phase.peek() == .idle, let place = view.offset(in: state)
      else { return }
      let wanted = state.extent.peek().clamped(place)
      let offset = state.targetOffset
      guard abs(wanted.x - offset.x) >= 0.5 || abs(wanted.y - offset.y) >= 0.5 else { return }
      // Followed as a destination: rows around it may only be measured when the content is there.
      state.follow(.offset { view.offset(in: $0) })
    }
  }
}
