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
  message:
    "Espalier has no onInteractiveResizeChange, for GTK does not report it: use onGeometryChange(for:of:action:)."
)
extension View {
  public func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View { self }
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
