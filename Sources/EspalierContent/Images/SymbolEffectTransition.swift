// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// A motion by which symbols come and go.
public protocol TransitionSymbolEffect: SymbolEffect {
  /// The pose of a symbol that is not there yet, or is no longer there.
  var _absence: _SymbolAbsence { get }
}

/// The pose of a symbol that is not there.
public struct _SymbolAbsence: Hashable, Sendable {
  let scale: Double
}

/// A symbol that becomes visible: as a transition.
public struct AppearSymbolEffect: TransitionSymbolEffect, Hashable {
  private var scale = 0.6
  /// Becomes larger as it appears.
  public var up: AppearSymbolEffect { with { $0.scale = 0.6 } }
  /// Becomes smaller as it appears.
  public var down: AppearSymbolEffect { with { $0.scale = 1.4 } }
  /// Layer by layer; here the whole symbol moves.
  public var byLayer: AppearSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: AppearSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(poses: [], isHeld: true) }
  public var _absence: _SymbolAbsence { _SymbolAbsence(scale: scale) }
}

extension DisappearSymbolEffect: TransitionSymbolEffect {
  public var _absence: _SymbolAbsence { _SymbolAbsence(scale: _motion.poses.last?.scale ?? 1) }
}

extension AutomaticSymbolEffect: TransitionSymbolEffect {
  public var _absence: _SymbolAbsence { AppearSymbolEffect()._absence }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that becomes visible, for `transition(.symbolEffect(.appear))`.
  public static var appear: Self { Self() }
}

/// The transition of a view, mostly a symbol, by the appearance or disappearance of symbols.
public struct SymbolEffectTransition: Transition {
  private let absence: _SymbolAbsence
  private let options: SymbolEffectOptions

  /// A transition by an effect; a speed above one in `options` shortens it.
  public init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
    absence = effect._absence
    self.options = options
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : absence.scale)
      .opacity(phase.isIdentity ? 1 : 0)
      .transaction { if options.factor != 1 { $0.animation = $0.animation?.speed(options.factor) } }
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol grows as it appears, and shrinks as it disappears.
  @MainActor @preconcurrency
  public static var symbolEffect: SymbolEffectTransition { .symbolEffect(.automatic) }

  /// A symbol comes and goes by an effect. Here the whole view moves, also what is not a symbol.
  @MainActor @preconcurrency
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
