// SPDX-License-Identifier: MIT

import EspalierCore

/// A motion by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {
  /// How the symbols change places.
  var _replacement: _SymbolReplacement { get }
}

extension ContentTransitionSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(poses: []) }
}

/// How one symbol takes the place of another.
public struct _SymbolReplacement: Hashable, Sendable {
  let direction: ContentTransition.SymbolReplacement.Direction
}

/// One symbol goes, and another comes.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  private var direction = ContentTransition.SymbolReplacement.Direction.downUp

  /// The old symbol shrinks away, then the new one grows.
  public var downUp: ReplaceSymbolEffect { with(.downUp) }
  /// The old symbol grows away, then the new one grows.
  public var upUp: ReplaceSymbolEffect { with(.upUp) }
  /// The old symbol is gone at once, and the new one grows.
  public var offUp: ReplaceSymbolEffect { with(.offUp) }
  /// Layer by layer; here the whole symbol moves.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// What two symbols have in common stays; here always `fallback`.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
  public var _replacement: _SymbolReplacement { _SymbolReplacement(direction: direction) }

  private func with(_ direction: ContentTransition.SymbolReplacement.Direction) -> ReplaceSymbolEffect {
    var copy = self
    copy.direction = direction
    return copy
  }

  /// One symbol becomes another; here by the replacement that was given for symbols with nothing in common.
  public struct MagicReplace: ContentTransitionSymbolEffect, Hashable {
    let fallback: ReplaceSymbolEffect
    public var _replacement: _SymbolReplacement { fallback._replacement }
  }
}

/// The motion that suits where it is used: symbols that change places shrink and grow.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  public var _replacement: _SymbolReplacement { ReplaceSymbolEffect()._replacement }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol goes, and another comes.
  public static var replace: Self { Self() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The motion that suits where it is used.
  public static var automatic: Self { Self() }
}

extension ContentTransition {
  /// One symbol takes the place of another. The change's animation gives the duration; a speed above one in `options` ends
  /// earlier.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbol(SymbolReplacement(effect._replacement.direction, speed: options.factor))
  }
}
