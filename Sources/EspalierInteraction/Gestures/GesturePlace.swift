// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// The place of a view while it is touched, as it is on screen then. Converts points of the root into the view's own.
@MainActor
package struct GesturePlace {
  private let frame: LiveValue<ViewFrame>
  private let transform: LiveValue<ViewTransform>
  /// The frame on screen while layout moves the view.
  private let shown: LiveValue<CGRect>

  /// The place of a view's gestures; it must be made with the view.
  package init(_ inputs: _ViewInputs) {
    frame = inputs.frame.live
    shown = inputs.followedFrame.live
    transform = inputs.transform.live
  }

  /// A point of the root in another space; unchanged if the view is gone or squeezed flat.
  package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    if space.isGlobal { return point }
    if case .named(let name) = space {
      // By the transform that readers of geometry read: a space around an effect on the picture alone is not moved by it.
      guard let transform = transform.value else { return point }
      return transform.matrix(to: nil).unmap(point)?.applying(transform.matrix(to: name)) ?? point
    }
    guard let shown = shown.value, let inner = toRoot?.unmap(point) else { return point }
    return CGPoint(x: inner.x - shown.minX, y: inner.y - shown.minY)
  }

  /// A rectangle of the view in the root's coordinates; nil if the view is gone.
  package func onScreen(_ rect: CGRect) -> CGRect? {
    guard let shown = shown.value, let toRoot else { return nil }
    return rect.offsetBy(dx: shown.minX, dy: shown.minY).applying(toRoot)
  }

  /// The view's size; nil if it is gone.
  package var size: CGSize? { frame.value?.size.size }

  /// Whether a point of the root lies in the view as it is on screen.
  package func contains(_ point: CGPoint) -> Bool {
    guard let shown = shown.value, let inner = toRoot?.unmap(point) else { return false }
    return shown.holds(inner)
  }

  private var toRoot: ProjectionTransform? { transform.value?.shownMatrix }
}
