// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierNavigation
import Foundation

@available(
  *, unavailable, message: "Espalier's tabs and toolbars stand as the code has them: users do not rearrange them."
)
extension TabContent {
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
}

@available(*, unavailable, message: "Espalier's toolbars stand as the code has them: users do not rearrange them.")
extension CustomizableToolbarContent {
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
    self
  }
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

@available(
  *, unavailable, message: "Espalier's tabs and toolbars stand as the code has them: users do not rearrange them."
)
public struct TabCustomizationBehavior: Equatable, Sendable {
  public static let automatic = TabCustomizationBehavior()
  public static let reorderable = TabCustomizationBehavior()
  public static let disabled = TabCustomizationBehavior()
}

@available(*, unavailable, message: "Espalier's toolbars stand as the code has them: users do not rearrange them.")
public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = ToolbarCustomizationBehavior()
  public static let reorderable = ToolbarCustomizationBehavior()
  public static let disabled = ToolbarCustomizationBehavior()
}

@available(*, unavailable, message: "Espalier's toolbars stand as the code has them: users do not rearrange them.")
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

@available(*, unavailable, message: "Espalier's tabs are a bar: use NavigationSplitView for a sidebar.")
extension View {
  public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View {
    self
  }
}

@available(*, unavailable, message: "Espalier's sections of tabs have no header: put the buttons into the toolbar.")
extension TabContent {
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
    changingTabs { _ in }
  }
}

@available(
  *, unavailable,
  message: "Espalier's sidebars of tabs hold tabs and sections alone: use a NavigationSplitView for other views."
)
extension View {
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier's tabs are in one bar: use hidden(_:) for a tab that belongs to a sidebar alone."
)
extension TabContent {
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { changingTabs { _ in } }
}

@available(
  *, unavailable, message: "Espalier's tabs are in one bar: use hidden(_:) for a tab that belongs to a sidebar alone."
)
public struct TabPlacement: Hashable, Sendable {
  public static let automatic = TabPlacement()
  public static let pinned = TabPlacement()
  public static let sidebarOnly = TabPlacement()
}

extension ToolbarContent {
  @available(
    *, unavailable,
    message: "Espalier's items of toolbars are no sources of transitions: use one on a view of the page."
  )
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}
