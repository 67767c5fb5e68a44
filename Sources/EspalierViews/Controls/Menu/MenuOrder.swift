// SPDX-License-Identifier: MIT

import EspalierCore

/// The order of a menu's items. Menus here have the order of the code, from the top down, whatever is chosen.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The order that is usual for the menu: that of the code.
  public static let automatic = MenuOrder(name: "automatic")
  /// The order of the code.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first item next to the button; here the order of the code.
  public static let priority = MenuOrder(name: "priority")
}

extension EnvironmentValues {
  private enum OrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

  /// The order of the items of menus here.
  public var menuOrder: MenuOrder {
    get { self[OrderKey.self] }
    set { self[OrderKey.self] = newValue }
  }
}

extension View {
  /// The order of the items of menus in this view.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
