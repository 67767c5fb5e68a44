// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

@available(
  *, unavailable,
  message: "Espalier has no symbolVariableValueMode: a variable value lights the parts of a symbol."
)
extension View {
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier has no SymbolVariableValueMode: a variable value lights the parts of a symbol."
)
public struct SymbolVariableValueMode: Hashable, Sendable {
  public static let color = SymbolVariableValueMode()
  public static let draw = SymbolVariableValueMode()
}

@available(
  *, unavailable,
  message: "Espalier has no symbolColorRenderingMode: use foregroundStyle(_:) with the gradient of a colour."
)
extension View {
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier has no SymbolColorRenderingMode: use foregroundStyle(_:) with the gradient of a colour."
)
public struct SymbolColorRenderingMode: Hashable, Sendable {
  public static let flat = SymbolColorRenderingMode()
  public static let gradient = SymbolColorRenderingMode()
}

@available(
  *, unavailable, message: "Espalier has no symbolVariableValueMode: a variable value lights the parts of a symbol."
)
extension Image {
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}

@available(
  *, unavailable,
  message: "Espalier has no symbolColorRenderingMode: use foregroundStyle(_:) with the gradient of a colour."
)
extension Image {
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}
