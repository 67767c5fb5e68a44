// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierNavigation
import EspalierPrimitives
import Foundation

@available(
  *, unavailable,
  message: "The shapes of the pointer are those of the desktop's theme: use pointerVisibility(.hidden) and draw."
)
extension PointerStyle {
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { .default }
}
