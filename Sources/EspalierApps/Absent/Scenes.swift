// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import Foundation

@available(
  *, unavailable,
  message: "Espalier has no UtilityWindow, for Linux's desktops have no windows that float over an app: use a Window."
)
public struct UtilityWindow<Content: View>: Scene {
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("unavailable") }
}
