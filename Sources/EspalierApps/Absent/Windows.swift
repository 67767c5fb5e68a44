// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
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
}

@available(
  *, unavailable, message: "Espalier leaves to the desktop which edge of a window stays when its content grows."
)
extension View {
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
  message: "Espalier's windows have square corners for their content: there is nothing to keep away from."
)
extension GeometryProxy {
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

@available(
  *, unavailable,
  message: "Espalier's windows have square corners for their content: there is nothing to keep away from."
)
public struct RectangleCornerInsets: Equatable, Sendable {
  public var topLeading, topTrailing, bottomLeading, bottomTrailing: CGSize
  public init(
    topLeading: CGSize = .zero, topTrailing: CGSize = .zero, bottomLeading: CGSize = .zero,
    bottomTrailing: CGSize = .zero
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
}

@available(
  *, unavailable,
  message: "Espalier's windows have square corners for their content: there is nothing to keep away from."
)
extension View {
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
}

@available(*, unavailable, message: "Espalier leaves to the desktop what the first press into a window does.")
extension View {
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier's toolbars stay where they are in full screen: use toolbarVisibility(_:for:)."
)
extension View {
  public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier's toolbars stay where they are in full screen: use toolbarVisibility(_:for:)."
)
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  public static let automatic = WindowToolbarFullScreenVisibility()
  public static let onHover = WindowToolbarFullScreenVisibility()
  public static let visible = WindowToolbarFullScreenVisibility()
}

@available(*, unavailable, message: "Espalier's materials look alike in windows that are not active.")
extension View {
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}

@available(*, unavailable, message: "Espalier's materials look alike in windows that are not active.")
public struct MaterialActiveAppearance: Equatable, Sendable {
  public static let automatic = MaterialActiveAppearance()
  public static let active = MaterialActiveAppearance()
  public static let inactive = MaterialActiveAppearance()
  public static let matchWindow = MaterialActiveAppearance()
}

@available(
  *, unavailable, message: "Espalier has no windowLevel, for Linux's desktops keep the order of windows themselves."
)
extension Scene {
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
}

@available(
  *, unavailable, message: "Espalier has no WindowLevel, for Linux's desktops keep the order of windows themselves."
)
public struct WindowLevel: Hashable, Sendable {
  public static let automatic = WindowLevel()
  public static let desktop = WindowLevel()
  public static let normal = WindowLevel()
  public static let floating = WindowLevel()
}

@available(*, unavailable, message: "Espalier has no windowManagerRole, for Linux's desktops decide it themselves.")
extension Scene {
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
}

@available(*, unavailable, message: "Espalier has no WindowManagerRole, for Linux's desktops decide it themselves.")
public struct WindowManagerRole: Hashable, Sendable {
  public static let automatic = WindowManagerRole()
  public static let principal = WindowManagerRole()
  public static let associated = WindowManagerRole()
}

@available(
  *, unavailable,
  message:
    "Espalier has no windowIdealSize, for Linux's desktops decide how far they zoom: use defaultSize(width:height:)."
)
extension Scene {
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
}

@available(
  *, unavailable,
  message:
    "Espalier has no WindowIdealSize, for Linux's desktops decide how far they zoom: use defaultSize(width:height:)."
)
public struct WindowIdealSize: Hashable, Sendable {
  public static let automatic = WindowIdealSize()
  public static let fitToContent = WindowIdealSize()
  public static let maximum = WindowIdealSize()
}

@available(*, unavailable, message: "Espalier's materials look alike in windows that are not active.")
extension EnvironmentValues {
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

@available(*, unavailable, message: "Espalier's materials look alike in windows that are not active.")
extension ShapeStyle {
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}

@available(
  *, unavailable,
  message: "Espalier's windows have square corners for their content: there is nothing to keep away from."
)
extension EdgeInsets {
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets { self }
}

@available(
  *, unavailable, message: "Espalier's windows are moved by their title bar: keep it."
)
public struct WindowDragGesture: Gesture {
  public typealias Value = Never
  public init() {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier has no drags of a window by its background: use the bar at its top, which drags it."
)
extension Scene {
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
}

@available(*, unavailable, message: "Espalier has no overlays of a system over its windows: leave the modifier out.")
extension Scene {
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}

@available(*, unavailable, message: "Espalier has no other materials in windows that are not active: leave it out.")
extension Material {
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
