// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

@available(
  *, unavailable,
  message: "Espalier leaves the buttons of windows to the desktop: use interactiveDismissDisabled(_:) for sheets."
)
extension View {
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}

@available(*, unavailable, message: "Espalier leaves the buttons of windows to the desktop.")
public struct WindowInteractionBehavior: Sendable, Hashable {
  public static let automatic = WindowInteractionBehavior()
  public static let enabled = WindowInteractionBehavior()
  public static let disabled = WindowInteractionBehavior()
}

@available(
  *, unavailable,
  message: "Espalier's windows have square corners for their content: use RoundedRectangle or ContainerRelativeShape."
)
public struct ConcentricRectangle: Hashable, Sendable {
  public init() {}
}

@available(
  *, unavailable,
  message: "Espalier's windows have square corners for their content: there is nothing to keep away from."
)
extension GeometryProxy {
  public func containerCornerInsets() -> EdgeInsets { EdgeInsets() }
}

@available(
  *, unavailable,
  message: "Espalier's windows have square corners for their content: there is nothing to keep away from."
)
extension View {
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
}
