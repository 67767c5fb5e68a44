// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// A place to scroll to.
package enum ScrollDestination {
  /// A part of the whole distance.
  case anchor(UnitPoint)
  case point(x: CGFloat?, y: CGFloat?)
  /// An offset that follows from where views are.
  case offset(@MainActor (ScrollState) -> CGPoint?)
  /// A view's rectangle in the content's space, and which of its points is put on the viewport's.
  case view(@MainActor (ScrollState) -> CGRect?, anchor: UnitPoint?)
}

/// Where the content comes to rest after a finger has let go.
package struct ScrollLanding {
  /// Where it stood when the finger began to move it.
  package let start: CGPoint
  package var offset: CGPoint
  package let velocity: CGVector
  /// What comes to rest there: followed on the way, for what is before it may not be measured yet.
  package var destination: ScrollDestination?
}
