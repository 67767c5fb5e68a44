// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(
  *, unavailable, message: "Espalier has no panel that finds and replaces: use searchable(text:) and your own view."
)
extension View {
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier has no panel that finds and replaces: use searchable(text:) and your own view."
)
extension EnvironmentValues {
  public var findContext: FindContext? { nil }
}

@available(
  *, unavailable, message: "Espalier has no panel that finds and replaces: use searchable(text:) and your own view."
)
public struct FindContext {
  public var isPresented: Binding<Bool> { .constant(false) }
  public var supportsReplace: Bool { false }
}
