// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion
import EspalierPrimitives
import Foundation

extension EnvironmentValues {
  private enum VariableValueKey: EnvironmentKey { static var defaultValue: Double? { nil } }

  /// The value that an effect gives variable symbols; nil keeps their own.
  var symbolVariableValue: Double? {
    get { self[VariableValueKey.self] }
    set { self[VariableValueKey.self] = newValue }
  }
}

extension View {
  /// Animates this view, mostly a symbol, while the effect is active.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(LastingSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
  }

  /// Animates this view, mostly a symbol, once for every change of a value.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(TriggeredSymbolEffect(motion: effect._motion, options: options, value: value))
  }
}

private struct LastingSymbolEffect: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  private let isRequested: Bool
  @Environment(\.symbolEffectsAreRemoved) private var isRemoved

  nonisolated init(motion: _SymbolMotion, options: SymbolEffectOptions, isActive: Bool) {
    self.motion = motion
    self.options = options
    isRequested = isActive
  }

  private var isActive: Bool { isRequested && !isRemoved }

  func body(content: Content) -> some View {
    let rest = _SymbolMotion.Pose()
    if motion.isHeld {
      let pose = isActive ? motion.poses.last ?? rest : rest
      content.posed(pose).animation(.easeInOut(duration: 0.25 / options.factor), value: isActive)
    } else if isActive {
      // At rest in between: the first phase is the pose at the end of the last one.
      let poses = [rest] + motion.poses.dropLast()
      let last = motion.poses.last?.duration ?? 0
      content.phaseAnimator(poses.indices) { view, index in
        view.posed(poses[index])
      } animation: { index in
        .easeInOut(duration: max((index == 0 ? last : poses[index].duration) / options.factor, 0.001))
      }
    } else {
      content
    }
  }
}

private struct TriggeredSymbolEffect<Value: Equatable>: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let value: Value
  @Environment(\.symbolEffectsAreRemoved) private var isRemoved

  init(motion: _SymbolMotion, options: SymbolEffectOptions, value: Value) {
    self.motion = motion
    self.options = options
    self.value = value
  }

  func body(content: Content) -> some View {
    let round = isRemoved ? [] : motion.poses
    let poses = [_SymbolMotion.Pose()] + (0..<min(max(options.count ?? 1, 0), 100)).flatMap { _ in round }
    content.phaseAnimator(poses.indices, trigger: value) { view, index in
      view.posed(poses[index])
    } animation: { index in
      .easeInOut(duration: max(poses[index].duration / options.factor, 0.001))
    }
  }
}

extension View {
  fileprivate func posed(_ pose: _SymbolMotion.Pose) -> some View {
    scaleEffect(pose.scale)
      .rotationEffect(.degrees(pose.turn))
      .opacity(pose.opacity)
      .environment(\.symbolVariableValue, pose.value)
  }
}
