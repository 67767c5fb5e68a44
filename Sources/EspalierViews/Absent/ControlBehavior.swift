// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(*, unavailable, message: "Espalier has no menuOrder yet: menus keep the order of the code.")
extension View {
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no menuOrder yet: menus keep the order of the code.")
public struct MenuOrder: Hashable, Sendable {
  public static let automatic = MenuOrder()
  public static let fixed = MenuOrder()
  public static let priority = MenuOrder()
}
