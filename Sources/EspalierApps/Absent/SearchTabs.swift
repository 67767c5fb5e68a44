// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(
  *, unavailable,
  message: "Espalier's tab of the role search is a page: give its field the keyboard by searchFocused(_:)."
)
extension View {
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier's tab of the role search is a page: give its field the keyboard by searchFocused(_:)."
)
public struct TabSearchActivation: Sendable {
  public static let automatic = TabSearchActivation()
  public static let searchTabSelection = TabSearchActivation()
}
