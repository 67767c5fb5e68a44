// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout

/// The container that a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The nearest container.
  public static let automatic = ContainerBackgroundPlacement(name: "automatic")
  /// A page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
  /// Fills the container behind this view: here, the view's frame and the adjacent safe area.
  public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  {
    background(style, ignoresSafeAreaEdges: .all)
  }

  /// Shows a view behind this one in its container: here, behind the view and over the adjacent safe area.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return background(alignment: alignment) { content.ignoresSafeArea() }
  }
}
