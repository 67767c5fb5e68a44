// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// A place to scroll to.
package enum ScrollDestination {
  /// A part of the whole distance.
  case anchor(UnitPoint)
  case point(x: CGFloat?, y: CGFloat?)
  /// An offset that follows from the places of views.
  case offset(@MainActor (ScrollState) -> CGPoint?)
  /// A view's rectangle in the content's space, and the point of it that is put on the same point of the viewport.
  case view(@MainActor (ScrollState) -> CGRect?, anchor: UnitPoint?)
}

/// The place at which the content comes to rest after a finger has let go.
package struct ScrollLanding {
  /// The offset when the finger began to move the content.
  package let start: CGPoint
  package var offset: CGPoint
  package let velocity: CGVector
  /// The destination at the place of rest: followed on the way, because content before it may not be measured yet.
  package var destination: ScrollDestination?
}
