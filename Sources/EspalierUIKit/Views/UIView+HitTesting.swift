// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

extension UIView {
  func isInBounds(_ point: CGPoint) -> Bool { bounds.holds(point) }

  /// The view that a touch at a place would reach by the rules of UIKit: the innermost one, of the latest of its siblings.
  func innermost(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let found = subview.hitTest(convert(point, to: subview), with: event) { return found }
    }
    return self
  }
}
