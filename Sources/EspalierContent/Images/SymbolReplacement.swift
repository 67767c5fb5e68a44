// SPDX-License-Identifier: MIT

import EspalierCore

/// A motion by which one symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {
  /// The way in which the symbols are exchanged.
  var _replacement: _SymbolReplacement { get }
}

extension ContentTransitionSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(poses: []) }
}

/// The way in which one symbol replaces another.
public struct _SymbolReplacement: Hashable, Sendable {
  let direction: ContentTransition.SymbolReplacement.Direction
}

/// One symbol disappears, and another appears.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  private var direction = ContentTransition.SymbolReplacement.Direction.downUp

  /// The old symbol shrinks as it disappears, then the new one grows.
  public var downUp: ReplaceSymbolEffect { with(.downUp) }
  /// The old symbol grows as it disappears, then the new one grows.
  public var upUp: ReplaceSymbolEffect { with(.upUp) }
  /// The old symbol disappears at once, and the new one grows.
  public var offUp: ReplaceSymbolEffect { with(.offUp) }
  /// Layer by layer; here the whole symbol moves.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// Common parts of two symbols stay; here always `fallback`.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
  public var _replacement: _SymbolReplacement { _SymbolReplacement(direction: direction) }

  private func with(_ direction: ContentTransition.SymbolReplacement.Direction) -> ReplaceSymbolEffect {
    var copy = self
    copy.direction = direction
    return copy
  }

  /// One symbol becomes another; here always by the replacement for symbols without common parts.
  public struct MagicReplace: ContentTransitionSymbolEffect, Hashable {
    let fallback: ReplaceSymbolEffect
    public var _replacement: _SymbolReplacement { fallback._replacement }
  }
}

/// The motion that fits the context: exchanged symbols shrink and grow.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  public var _replacement: _SymbolReplacement { ReplaceSymbolEffect()._replacement }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol disappears, and another appears.
  public static var replace: Self { Self() }
}

extension ReplaceSymbolEffect {
  /// The old symbol shrinks as it disappears, then the new one grows.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  /// The old symbol grows as it disappears, then the new one grows.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  /// The old symbol disappears at once, and the new one grows.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The motion that fits the context.
  public static var automatic: Self { Self() }
}

extension ContentTransition {
  /// One symbol replaces another. The duration is that of the change's animation; a speed above one in `options` shortens it.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbol(SymbolReplacement(effect._replacement.direction, speed: options.factor))
  }
}
