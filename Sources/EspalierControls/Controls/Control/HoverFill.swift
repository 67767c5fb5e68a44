// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// Covers a part of a control with the hover colour while the pointer is over the control.
struct HoverFill<S: Shape>: ViewModifier {
  let isHovered: Bool
  let shape: S
  @Environment(\.isEnabled) private var isEnabled

  init(_ isHovered: Bool, in shape: S) {
    self.isHovered = isHovered
    self.shape = shape
  }

  func body(content: Content) -> some View {
    content.overlay { if isHovered, isEnabled { shape.fill(Color(.hover)).allowsHitTesting(false) } }
  }
}
