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

@available(
  *, unavailable, message: "Espalier does not link elements: use accessibilityElement(children: .combine) around them."
)
extension View {
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier does not link elements: use accessibilityElement(children: .combine) around them."
)
public enum AccessibilityLabeledPairRole: Sendable {
  case label
  case content
}
