// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import EspalierMotion

@available(
  *, unavailable,
  message: "Espalier has no styles of presented windows: use windowStyle(_:) or windowToolbarStyle(_:) of their scene."
)
extension View {
  public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
  public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier has no apps that quit while a sheet or a dialog waits for an answer: there is no choice."
)
extension View {
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
}

@available(
  *, unavailable,
  message:
    "Espalier has no onInteractiveResizeChange, for GTK does not report it: use onGeometryChange(for:of:action:)."
)
extension View {
  public func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier has no styles of a toolbar's labels, which users would change: use labelStyle(_:) in the items."
)
extension Scene {
  public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene { self }
  public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene { self }
}

@available(
  *, unavailable,
  message: "Espalier has no styles of a toolbar's labels, which users would change: use labelStyle(_:) in the items."
)
public struct ToolbarLabelStyle: Hashable, Sendable {
  public static let automatic = ToolbarLabelStyle()
  public static let iconOnly = ToolbarLabelStyle()
  public static let titleAndIcon = ToolbarLabelStyle()
  public static let titleOnly = ToolbarLabelStyle()
}

@available(*, unavailable, message: "Espalier has no items that a modifier key replaces: add both to the menu.")
extension View {
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }
}

@available(
  *, unavailable,
  message:
    "Espalier has no dismissBehavior: a window asks about a document without a file, also when dismissWindow closes it."
)
extension Transaction {
  public var dismissBehavior: DismissBehavior {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

@available(
  *, unavailable,
  message:
    "Espalier has no dismissBehavior: a window asks about a document without a file, also when dismissWindow closes it."
)
public struct DismissBehavior: Sendable {
  public static let interactive = DismissBehavior()
  public static let destructive = DismissBehavior()
}
