// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

@available(
  *, unavailable,
  message: "Espalier has no charts for screen readers: give the view accessibilityLabel(_:) and accessibilityValue(_:)."
)
public final class AXChartDescriptor {}

@available(
  *, unavailable,
  message: "Espalier has no charts for screen readers: give the view accessibilityLabel(_:) and accessibilityValue(_:)."
)
public protocol AXChartDescriptorRepresentable {
  associatedtype Descriptor
  func makeChartDescriptor() -> Descriptor
  func updateChartDescriptor(_ descriptor: Descriptor)
}

@available(
  *, unavailable,
  message: "Espalier has no charts for screen readers: give the view accessibilityLabel(_:) and accessibilityValue(_:)."
)
extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: Descriptor) {}
}

@available(
  *, unavailable,
  message: "Espalier has no AccessibilityAttachmentModifier: its modifiers for accessibility return some View."
)
public struct AccessibilityAttachmentModifier: ViewModifier {
  public func body(content: Content) -> some View { content }
}
