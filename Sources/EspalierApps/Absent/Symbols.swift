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
  *, unavailable, message: "Espalier has no rendering modes of symbols' values and colours: use foregroundStyle(_:)."
)
extension EnvironmentValues {
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

@available(
  *, unavailable, message: "Espalier has no effects that draw symbols as strokes: use .appear and .disappear."
)
extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: Self { Self() }
}

@available(
  *, unavailable, message: "Espalier has no effects that draw symbols as strokes: use .appear and .disappear."
)
extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: Self { Self() }
}

@available(
  *, unavailable, message: "Espalier has no effects that draw symbols as strokes: use .appear and .disappear."
)
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var byLayer: DrawOnSymbolEffect { self }
  public var wholeSymbol: DrawOnSymbolEffect { self }
  public var individually: DrawOnSymbolEffect { self }
  public var _motion: _SymbolMotion { fatalError("unavailable") }
  public var _absence: _SymbolAbsence { fatalError("unavailable") }
}

@available(
  *, unavailable, message: "Espalier has no effects that draw symbols as strokes: use .appear and .disappear."
)
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var byLayer: DrawOffSymbolEffect { self }
  public var wholeSymbol: DrawOffSymbolEffect { self }
  public var individually: DrawOffSymbolEffect { self }
  public var nonReversed: DrawOffSymbolEffect { self }
  public var reversed: DrawOffSymbolEffect { self }
  public var _motion: _SymbolMotion { fatalError("unavailable") }
  public var _absence: _SymbolAbsence { fatalError("unavailable") }
}

extension Image {
  @available(
    *, unavailable, message: "Espalier has no symbolVariableValueMode: a variable value lights the parts of a symbol."
  )
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

  @available(
    *, unavailable,
    message: "Espalier has no symbolColorRenderingMode: use foregroundStyle(_:) with the gradient of a colour."
  )
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}
