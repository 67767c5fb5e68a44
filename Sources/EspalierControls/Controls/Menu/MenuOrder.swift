// SPDX-License-Identifier: MIT

import EspalierCore

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The order of the code, as on all of Apple's platforms but iOS.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first items next to the position at which the menu was opened. Here that is the order of the code, as on macOS.
  public static let priority = MenuOrder(name: "priority")
  /// The order of the code, from top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

extension EnvironmentValues {
  /// The requested order of the items of menus.
  @EnvironmentEntry public var menuOrder: MenuOrder = .automatic
}

extension View {
  /// Sets the order of the items of menus in this view. All orders are that of the code, as on macOS.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
