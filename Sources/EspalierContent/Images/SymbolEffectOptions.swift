// SPDX-License-Identifier: MIT

import Foundation

/// The count and the speed of a symbol's motions.
public struct SymbolEffectOptions: Hashable, Sendable {
  private(set) var count: Int?
  private(set) var factor = 1.0
  /// Seconds at rest between two repetitions.
  private(set) var delay = 0.0

  /// The effect's own count and speed.
  public static let `default` = SymbolEffectOptions()
  /// Repeated while the effect is active.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)
  /// Repeated `count` times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count.map { max($0, 1) })
  }
  /// Repeated without pauses, or with them.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// Faster by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// Repeated while the effect is active.
  public var repeating: SymbolEffectOptions { with { $0.count = nil } }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }
  /// Repeated `count` times; at least once, and without end if it is nil.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.count = count.map { max($0, 1) } } }
  /// Repeated without pauses, or with them.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with {
      $0.count = behavior.count
      $0.delay = behavior.delay
    }
  }
  /// Faster by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.factor = speed > 0 && speed.isFinite ? speed : 1 }
  }

  /// The repetitions of a motion.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate var count: Int?
    fileprivate var delay: Double

    /// Repeated while the effect is active, without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
    /// Repeated while the effect is active, with the default pause in between, which here is half a second.
    public static var periodic: RepeatBehavior { .periodic() }
    /// Repeated with pauses.
    /// - Parameters:
    ///   - count: The number of repetitions, at least one; nil repeats while the effect is active.
    ///   - delay: The pause in seconds; nil is half a second.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let pause = delay ?? 0.5
      return RepeatBehavior(count: count.map { max($0, 1) }, delay: pause.isFinite ? min(max(pause, 0), 3600) : 0)
    }
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}
