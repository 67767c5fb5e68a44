// SPDX-License-Identifier: MIT

import EspalierCore

/// In which order a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The order of the code, as on all of Apple's platforms but iOS.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first items next to where the menu was opened. That is the order of the code here, as on macOS.
  public static let priority = MenuOrder(name: "priority")
  /// The order of the code, from top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

extension EnvironmentValues {
  private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

  /// The order that menus are asked for.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// In which order the menus in this view show their items. All orders are that of the code, as on macOS.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
