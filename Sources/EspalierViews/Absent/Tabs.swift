// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(*, unavailable, message: "Espalier has no tabBarMinimizeBehavior yet: the bar of tabs stays as it is.")
extension View {
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no tabBarMinimizeBehavior yet: the bar of tabs stays as it is.")
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static let automatic = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
  public static let onScrollUp = TabBarMinimizeBehavior()
  public static let never = TabBarMinimizeBehavior()
}

@available(*, unavailable, message: "Espalier has no tabViewBottomAccessory yet: use safeAreaInset(edge: .bottom).")
extension View {
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
