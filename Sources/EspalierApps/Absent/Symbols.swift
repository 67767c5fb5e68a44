// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

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
