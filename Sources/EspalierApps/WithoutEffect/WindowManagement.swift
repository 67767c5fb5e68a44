// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import Foundation

// Desktops on Linux decide the order, the role and the zoom of windows themselves.

/// The place of windows among those of all programs.
public struct WindowLevel: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = WindowLevel(name: "automatic")
  /// Behind all windows.
  public static let desktop = WindowLevel(name: "desktop")
  /// Among the other windows.
  public static let normal = WindowLevel(name: "normal")
  /// In front of the other windows.
  public static let floating = WindowLevel(name: "floating")
}

/// The part of a window in the arrangement of several.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// A window that is arranged.
  public static let principal = WindowManagerRole(name: "principal")
  /// A window beside another one.
  public static let associated = WindowManagerRole(name: "associated")
}

/// The size of a window that is zoomed.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// The size of the content.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// The whole display.
  public static let maximum = WindowIdealSize(name: "maximum")
}

/// The presence of toolbars in a window that fills the display.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// Toolbars appear under the pointer.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
  /// Toolbars stay.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
}

extension Scene {
  /// No effect: the desktop keeps the order of windows, and users choose which stay in front.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// No effect: the desktop arranges windows without it.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// No effect: the desktop decides how far a window is zoomed.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// No effect: nothing of a desktop lies over its windows.
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}

extension View {
  /// No effect: the desktop decides which edge of a window stays when its content grows.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// No effect: the first press into a window always acts on the view below the pointer.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// No effect: toolbars stay when a window fills the display.
  public nonisolated func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }

  /// No effect: a program does not end while a sheet of its windows is open, unless its process is ended.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// No effect: a program does not end while a dialog of its windows is open, unless its process is ended.
  public nonisolated func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
}
