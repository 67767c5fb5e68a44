// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

@available(
  *, unavailable,
  message: "Espalier's screen readers get no charts: give the view accessibilityLabel(_:) and accessibilityValue(_:)."
)
extension View {
  public func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }
}
