// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNavigation
import EspalierPrimitives

@available(
  *, unavailable,
  message: "Espalier has no styles of tables but .automatic, .inset and .bordered: use one, and tableColumnHeaders(_:)."
)
extension TableStyle {
  public typealias Configuration = TableStyleConfiguration
  public var _appearance: _TableAppearance { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier has no styles of tables but .automatic, .inset and .bordered: use one, and tableColumnHeaders(_:)."
)
public struct TableStyleConfiguration {}

@available(
  *, unavailable,
  message:
    "Espalier has no styles of split views but .balanced and .prominentDetail: use one, or a container of your own."
)
extension NavigationSplitViewStyle {
  public typealias Configuration = NavigationSplitViewStyleConfiguration
  public static var _keepsDetail: Bool { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message:
    "Espalier has no styles of split views but .balanced and .prominentDetail: use one, or a container of your own."
)
public struct NavigationSplitViewStyleConfiguration {}

@available(
  *, unavailable,
  message:
    "Espalier has no styles of split views but .balanced and .prominentDetail: use one, or a container of your own."
)
extension NavigationSplitView where Sidebar == EmptyView, Content == EmptyView, Detail == EmptyView {
  public init(_ configuration: NavigationSplitViewStyleConfiguration) { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier has no hover effects but .highlight, .lift and .empty: read onHover(perform:) and draw the effect."
)
extension CustomHoverEffect {
  public typealias Content = EmptyHoverEffect
  public var _hoverEffect: HoverEffect { fatalError("unavailable") }
}
