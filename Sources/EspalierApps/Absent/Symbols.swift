// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
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

@available(
  *, unavailable,
  message: "Espalier has no symbols that are drawn stroke by stroke: use symbolEffect(.disappear), or a transition."
)
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, Hashable {
  public var byLayer: DrawOnSymbolEffect { self }
  public var wholeSymbol: DrawOnSymbolEffect { self }
  public var individually: DrawOnSymbolEffect { self }
  public var _motion: _SymbolMotion { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier has no symbols that are drawn stroke by stroke: use symbolEffect(.disappear), or a transition."
)
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, Hashable {
  public var byLayer: DrawOffSymbolEffect { self }
  public var wholeSymbol: DrawOffSymbolEffect { self }
  public var individually: DrawOffSymbolEffect { self }
  public var reversed: DrawOffSymbolEffect { self }
  public var nonReversed: DrawOffSymbolEffect { self }
  public var _motion: _SymbolMotion { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier has no symbols that are drawn stroke by stroke: use symbolEffect(.disappear), or a transition."
)
extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: Self { DrawOnSymbolEffect() }
}

@available(
  *, unavailable,
  message: "Espalier has no symbols that are drawn stroke by stroke: use symbolEffect(.disappear), or a transition."
)
extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: Self { DrawOffSymbolEffect() }
}

@available(
  *, unavailable,
  message:
    "Espalier has no transitions by effects of symbols: use .opacity or .scale, or the content transition .symbolEffect."
)
extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: SymbolEffectTransition { fatalError("unavailable") }
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message:
    "Espalier has no transitions by effects of symbols: use .opacity or .scale, or the content transition .symbolEffect."
)
public struct SymbolEffectTransition: Transition {
  public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
