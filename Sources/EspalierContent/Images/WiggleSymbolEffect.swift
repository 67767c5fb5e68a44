// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import Foundation

/// A shake: a turn back and forth, or a movement along a line.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private enum Course: Hashable {
    /// Degrees of the first turn, clockwise.
    case turn(Double)
    /// The direction in which a movement begins, in degrees clockwise from the right.
    case line(Double)
    /// A movement that begins towards the end of a line of text, or away from it.
    case reading(Bool)
  }

  private var course = Course.turn(12)

  /// Turns back and forth; begins clockwise.
  public var clockwise: WiggleSymbolEffect { with { $0.course = .turn(12) } }
  /// Turns back and forth; begins counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { with { $0.course = .turn(-12) } }
  /// Moves back and forth; begins to the left.
  public var left: WiggleSymbolEffect { custom(angle: 180) }
  /// Moves back and forth; begins to the right.
  public var right: WiggleSymbolEffect { custom(angle: 0) }
  /// Moves up and down; begins upwards.
  public var up: WiggleSymbolEffect { custom(angle: -90) }
  /// Moves up and down; begins downwards.
  public var down: WiggleSymbolEffect { custom(angle: 90) }
  /// Moves back and forth; begins in the direction in which people read.
  public var forward: WiggleSymbolEffect { with { $0.course = .reading(true) } }
  /// Moves back and forth; begins against the direction in which people read.
  public var backward: WiggleSymbolEffect { with { $0.course = .reading(false) } }
  /// Moves back and forth along a line.
  /// - Parameter angle: The direction in which the movement begins, in degrees clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect { with { $0.course = .line(angle.isFinite ? angle : 0) } }
  /// Moves back and forth along a line.
  /// - Parameter angle: The direction in which the movement begins, clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
  /// Layer by layer; here the whole symbol moves.
  public var byLayer: WiggleSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { self }

  public var _motion: _SymbolMotion {
    let swing = [1, -1, 0.6, -0.4, 0]
    switch course {
    case .turn(let angle): return _SymbolMotion(poses: swing.map { .init(turn: angle * $0, duration: 0.12) })
    case .line(let angle): return Self.line(angle, swing)
    case .reading(let isForward):
      var motion = Self.line(isForward ? 0 : 180, swing)
      motion.followsReading = true
      return motion
    }
  }

  /// A movement by a tenth of the symbol's size to each side.
  private static func line(_ angle: Double, _ swing: [Double]) -> _SymbolMotion {
    let (x, y) = (cos(angle * .pi / 180) * 0.1, sin(angle * .pi / 180) * 0.1)
    return _SymbolMotion(poses: swing.map { .init(shift: CGSize(width: x * $0, height: y * $0), duration: 0.12) })
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A shake: a turn back and forth, or a movement along a line.
  public static var wiggle: Self { Self() }
}
