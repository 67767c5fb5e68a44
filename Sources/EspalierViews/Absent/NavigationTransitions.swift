// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(*, unavailable, message: "Espalier has no matchedTransitionSource yet: use matchedGeometryEffect(id:in:).")
extension View {
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no navigationTransition yet: pages of a stack push as usual.")
extension View {
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no navigationTransition yet: pages of a stack push as usual.")
public protocol NavigationTransition {}

@available(*, unavailable, message: "Espalier has no navigationTransition yet: pages of a stack push as usual.")
public struct ZoomNavigationTransition: NavigationTransition {}

@available(*, unavailable, message: "Espalier has no navigationTransition yet: pages of a stack push as usual.")
public struct AutomaticNavigationTransition: NavigationTransition {}

@available(*, unavailable, message: "Espalier has no navigationTransition yet: pages of a stack push as usual.")
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

@available(*, unavailable, message: "Espalier has no navigationTransition yet: pages of a stack push as usual.")
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
