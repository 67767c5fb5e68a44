// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// The steps of a wheel or a touchpad since the last frame: one update moves the content by all of them.
///
/// A display may send dozens of steps within a frame, of which only the last place is shown.
struct GatheredScroll {
  private(set) var delta = CGSize.zero
  private(set) var point = CGPoint.zero
  private var isEmpty = true

  /// Adds a step. False for one that does not continue those before, which have to be delivered first: at another point are other
  /// views, and a step back from an end of the content moves it, however many steps went beyond that end.
  mutating func add(_ step: CGSize, at point: CGPoint) -> Bool {
    guard isEmpty || (point == self.point && step.width * delta.width >= 0 && step.height * delta.height >= 0) else {
      return false
    }
    delta.width += step.width
    delta.height += step.height
    self.point = point
    isEmpty = false
    return true
  }

  /// Returns what is gathered, and begins anew; nil if nothing is.
  mutating func take() -> GatheredScroll? {
    defer { self = GatheredScroll() }
    return isEmpty ? nil : self
  }
}
