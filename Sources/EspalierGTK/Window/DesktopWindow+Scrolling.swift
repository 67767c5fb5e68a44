// SPDX-License-Identifier: MIT

import EspalierInteraction
import Foundation

/// The wheel and the touchpad: the steps of a frame are one movement.
extension DesktopWindow {
  func scroll(by delta: CGSize, at point: CGPoint) {
    guard !isClosed else { return }
    if !gathered.add(delta, at: point) {
      deliverScroll()
      _ = gathered.add(delta, at: point)
    }
    requestFrame()
  }

  func deliverScroll() {
    guard let step = gathered.take() else { return }
    send { $0.scroll(by: step.delta, at: step.point) }
  }
}
