// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

@available(
  *, unavailable, message: "Espalier has no touch bars, which no keyboard has on Linux: use toolbar(content:)."
)
public struct TouchBar<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

@available(
  *, unavailable, message: "Espalier has no touch bars, which no keyboard has on Linux: use toolbar(content:)."
)
public enum TouchBarItemPresence: Sendable {
  case required(String)
  case `default`(String)
  case optional(String)
}

@available(
  *, unavailable, message: "Espalier has no touch bars, which no keyboard has on Linux: use toolbar(content:)."
)
extension View {
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
  public func touchBarCustomizationLabel(_ label: Text) -> some View { self }
  public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
}
