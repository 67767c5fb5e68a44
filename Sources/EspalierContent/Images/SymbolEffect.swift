// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A motion of symbols.
public protocol SymbolEffect: Sendable {
  /// The sequence of the symbol's poses.
  var _motion: _SymbolMotion { get }
}

/// A motion that happens once, when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A motion or an appearance that lasts as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// The sequence of a symbol's poses. It begins and ends at rest.
public struct _SymbolMotion: Sendable {
  struct Pose: Equatable, Sendable {
    var scale = 1.0
    var opacity = 1.0
    /// Degrees, clockwise.
    var turn = 0.0
    /// Displacement, as fractions of the symbol's width and height.
    var shift = CGSize.zero
    /// The fraction of a variable symbol that is highlighted; nil keeps it.
    var value: Double?
    /// Duration of the transition to this pose, in seconds.
    var duration = 0.2
  }

  var poses: [Pose]
  /// Whether the symbol stays in its last pose while the effect is active.
  var isHeld = false
  /// Whether displacements to the right are to the left in layouts from right to left.
  var followsReading = false

  /// The motion in layouts of a direction, for effects that are mirrored in layouts from right to left.
  func directed(_ direction: LayoutDirection) -> _SymbolMotion {
    guard !followsReading, direction == .rightToLeft else { return self }
    var result = self
    for index in poses.indices { result.poses[index].shift.width.negate() }
    return result
  }
}

/// A short jump: larger for a moment.
public struct BounceSymbolEffect: DiscreteSymbolEffect, Hashable {
  private var peak = 1.18
  /// Larger for a moment.
  public var up: BounceSymbolEffect { with { $0.peak = 1.18 } }
  /// Smaller for a moment.
  public var down: BounceSymbolEffect { with { $0.peak = 0.84 } }
  /// Layer by layer; here the whole symbol moves.
  public var byLayer: BounceSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: BounceSymbolEffect { self }
  public var _motion: _SymbolMotion {
    _SymbolMotion(poses: [
      .init(scale: peak, duration: 0.16), .init(scale: 2 - peak, duration: 0.16), .init(duration: 0.2),
    ])
  }
}

/// Fainter and back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// Layer by layer; here the whole symbol moves.
  public var byLayer: PulseSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: PulseSymbolEffect { self }
  public var _motion: _SymbolMotion {
    _SymbolMotion(poses: [.init(opacity: 0.35, duration: 0.6), .init(duration: 0.6)])
  }
}

/// Slowly larger and back.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var fade = 0.6
  /// Larger and back, without becoming fainter.
  public var plain: BreatheSymbolEffect { with { $0.fade = 1 } }
  /// Larger and back, and fainter meanwhile.
  public var pulse: BreatheSymbolEffect { with { $0.fade = 0.6 } }
  /// Layer by layer; here the whole symbol moves.
  public var byLayer: BreatheSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
  public var _motion: _SymbolMotion {
    _SymbolMotion(poses: [.init(scale: 1.12, opacity: fade, duration: 1), .init(duration: 1)])
  }
}

/// A full rotation.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var angle = 360.0
  /// A full rotation clockwise.
  public var clockwise: RotateSymbolEffect { with { $0.angle = 360 } }
  /// A full rotation counterclockwise.
  public var counterClockwise: RotateSymbolEffect { with { $0.angle = -360 } }
  /// Layer by layer; here the whole symbol moves.
  public var byLayer: RotateSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: RotateSymbolEffect { self }
  public var _motion: _SymbolMotion {
    _SymbolMotion(poses: [.init(turn: angle, duration: 1), .init(duration: 0)])
  }
}

/// The parts of a variable symbol, highlighted one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var isReversing = false
  /// Changes which parts are highlighted at the same time; without effect here.
  public var iterative: VariableColorSymbolEffect { self }
  /// Changes which parts are highlighted at the same time; without effect here.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The highlights end in the opposite order.
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
  /// The highlights end all at once, and the first part is highlighted again.
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
  /// Changes the appearance of parts that are not highlighted; without effect here.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Changes the appearance of parts that are not highlighted; without effect here.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  public var _motion: _SymbolMotion {
    let steps = [0.25, 0.5, 0.75, 1]
    let values = isReversing ? steps + steps.reversed() : steps
    return _SymbolMotion(poses: ([0] + values).map { .init(value: $0, duration: 0.25) } + [.init(duration: 0.25)])
  }
}

/// Larger or smaller while it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  private var scale = 1.2
  /// Larger than usual, by a fifth.
  public var up: ScaleSymbolEffect { with { $0.scale = 1.2 } }
  /// Smaller than usual, by a fifth.
  public var down: ScaleSymbolEffect { with { $0.scale = 0.8 } }
  /// Layer by layer; here the whole symbol moves.
  public var byLayer: ScaleSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(poses: [.init(scale: scale)], isHeld: true) }
}

/// Hidden while the effect is active, and visible again afterwards.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, Hashable {
  private var scale = 0.6
  /// Becomes larger as it disappears.
  public var up: DisappearSymbolEffect { with { $0.scale = 1.4 } }
  /// Becomes smaller as it disappears.
  public var down: DisappearSymbolEffect { with { $0.scale = 0.6 } }
  /// Layer by layer; here the whole symbol moves.
  public var byLayer: DisappearSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
  public var _motion: _SymbolMotion { _SymbolMotion(poses: [.init(scale: scale, opacity: 0)], isHeld: true) }
}

extension SymbolEffect {
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short jump: larger for a moment.
  public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fainter and back.
  public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Slowly larger and back.
  public static var breathe: Self { Self() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A full rotation.
  public static var rotate: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The parts of a variable symbol, highlighted one after the other.
  public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Larger or smaller while it is active.
  public static var scale: Self { Self() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Hidden while the effect is active, and visible again afterwards.
  public static var disappear: Self { Self() }
}
