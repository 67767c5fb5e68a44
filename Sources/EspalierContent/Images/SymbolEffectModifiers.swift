// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import EspalierPrimitives
import Foundation

extension EnvironmentValues {
  /// The value that an effect gives variable symbols; nil keeps their own.
  @EnvironmentEntry var symbolVariableValue: Double? = nil
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
  @State private var starts = 0
  @Environment(\.symbolEffectsAreRemoved) private var isRemoved
  @Environment(\.layoutDirection) private var direction

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
    } else if let count = options.count {
      let course = SymbolCourse(motion.directed(direction), options, rounds: isActive ? count : 0)
      content.phaseAnimator(course.poses.indices, trigger: starts) { view, index in
        view.posed(course.poses[index])
      } animation: { index in
        course.animation(to: index)
      }
      .onChange(of: isActive, initial: true) { if isActive { starts += 1 } }
    } else if isActive {
      // At rest in between: the first phase is the pose at the end of the last one.
      let course = SymbolCourse(motion.directed(direction), options, rounds: 1)
      content.phaseAnimator(course.poses.indices.dropLast()) { view, index in
        view.posed(course.poses[index])
      } animation: { index in
        course.animation(to: index == 0 ? course.poses.count - 1 : index, pauses: index == 0)
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
  @Environment(\.layoutDirection) private var direction

  init(motion: _SymbolMotion, options: SymbolEffectOptions, value: Value) {
    self.motion = motion
    self.options = options
    self.value = value
  }

  func body(content: Content) -> some View {
    let course = SymbolCourse(motion.directed(direction), options, rounds: isRemoved ? 0 : options.count ?? 1)
    content.phaseAnimator(course.poses.indices, trigger: value) { view, index in
      view.posed(course.poses[index])
    } animation: { index in
      course.animation(to: index)
    }
  }
}

/// The poses of a motion that is repeated, from rest to rest.
private struct SymbolCourse {
  let poses: [_SymbolMotion.Pose]
  private let round: Int
  private let options: SymbolEffectOptions

  init(_ motion: _SymbolMotion, _ options: SymbolEffectOptions, rounds: Int) {
    poses = [_SymbolMotion.Pose()] + (0..<min(max(rounds, 0), 100)).flatMap { _ in motion.poses }
    round = max(motion.poses.count, 1)
    self.options = options
  }

  /// The animation from the pose before; a round that is not the last one ends with a pause.
  func animation(to index: Int, pauses: Bool = false) -> Animation {
    let duration = max(poses[index].duration / options.factor, 0.001)
    let endsRound = index > 0 && index % round == 0 && index < poses.count - 1
    guard options.delay > 0, pauses || endsRound else { return .easeInOut(duration: duration) }
    return Animation(PausedAnimation(duration: duration, pause: options.delay))
  }
}

/// A movement that ends with a pause.
private struct PausedAnimation: CustomAnimation {
  /// Seconds.
  let duration: Double
  let pause: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration + pause else { return nil }
    return value.scaled(by: UnitCurve.easeInOut.value(at: min(time / duration, 1)))
  }
}

/// Moves a view by fractions of its size.
private struct RelativeShift: GeometryEffect {
  var shift: CGSize

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: shift.width * size.width, y: shift.height * size.height))
  }

  /// The fractions times 128.
  var animatableData: CGSize.AnimatableData {
    get { shift.animatableData.scaled(by: unitAnimationScale) }
    set { shift.animatableData = newValue.scaled(by: 1 / unitAnimationScale) }
  }
}

extension View {
  func posed(_ pose: _SymbolMotion.Pose) -> some View {
    scaleEffect(pose.scale)
      .rotationEffect(.degrees(pose.turn))
      .modifier(RelativeShift(shift: pose.shift))
      .opacity(pose.opacity)
      .environment(\.symbolVariableValue, pose.value)
  }
}
