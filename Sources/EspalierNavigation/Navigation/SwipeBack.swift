// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierMotion
import EspalierPrimitives
import Foundation

/// The places of a page and the one below while a finger moves the upper one, in points from their own places towards the
/// trailing edge.
struct PageSwipe: Equatable {
  var top: CGFloat = 0
  var below: CGFloat = 0
}

/// Moves the page on top, or the one below it, during a swipe.
struct SwipedPage: ViewModifier {
  @Binding var swipe: PageSwipe
  let isOnTop: Bool

  init(swipe: Binding<PageSwipe>, isOnTop: Bool) {
    _swipe = swipe
    self.isOnTop = isOnTop
  }

  func body(content: Content) -> some View {
    // As in the transition of pages, geometry readers see the page at its own place.
    content.modifier(
      _OffsetEffect(offset: CGSize(width: isOnTop ? swipe.top : swipe.below, height: 0)).ignoredByLayout())
  }
}

/// Leaves a page when a finger drags it from the leading edge beyond its middle, or throws it there.
struct SwipeBack: ViewModifier {
  /// Leaves the page; nil if it cannot be left in this way.
  let action: (@MainActor () -> Void)?
  /// The places of the page and the one below; nil if they do not follow the finger.
  let swipe: Binding<PageSwipe>?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.design) private var design

  init(action: (@MainActor () -> Void)?, swipe: Binding<PageSwipe>?) {
    self.action = action
    self.swipe = swipe
  }

  func body(content: Content) -> some View {
    let edge = design.bar.swipeEdge
    // Before the gestures inside, so that a scroll view that moves sideways leaves it the touches at the edge.
    content.modifier(
      AddGestureModifier(
        EdgeSwipeGesture(edge: edge ?? 0, isMirrored: direction == .rightToLeft, action: swiped), precedence: .high,
        mask: edge == nil || action == nil ? .subviews : .all))
  }

  private func swiped(_ phase: EdgeSwipeGesture.Phase) {
    switch phase {
    case .moved(let distance, let width):
      let distance = min(max(distance, 0), width)
      swipe?.wrappedValue = PageSwipe(top: distance, below: (distance - width) * design.bar.swipeParallax)
    case .ended(let distance, let predicted, let width):
      guard max(distance, predicted) > width / 2 else { return goBack(width) }
      action?()
      // Meanwhile the page leaves by its transition: together both movements lead from the finger to the edge. A page that the
      // program keeps comes back.
      settle()
    // The page may be gone, and the one below be in front.
    case .cancelled: settle()
    }
  }

  private func settle() { withAnimation(animation) { swipe?.wrappedValue = PageSwipe() } }

  /// Moves the page back to its place, and the one below out of sight.
  private func goBack(_ width: CGFloat) {
    guard let swipe else { return }
    withAnimation(animation) {
      swipe.wrappedValue = PageSwipe(top: 0, below: -width * design.bar.swipeParallax)
    } completion: {
      // The page below is covered now. Another swipe may have begun.
      if swipe.wrappedValue.top == 0 { swipe.wrappedValue = PageSwipe() }
    }
  }

  private var animation: Animation { .snappy(duration: design.motion.page) }
}
