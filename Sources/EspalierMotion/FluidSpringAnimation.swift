// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// A spring that takes over position and velocity from the animation it interrupts (specification M37, M38).
///
/// Solved in closed form from the moment of the last takeover, so that a frame's value depends on its time alone, not on
/// the frames before it; finishing thresholds are specification M31's.
struct FluidSpringAnimation: CustomAnimation {
  /// Seconds of an undamped swing.
  var response: Double
  var dampingFraction: Double
  /// Seconds in which the response of an interrupted spring becomes this one's (specification M41).
  var blendDuration: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let start = context.state[FluidSpringState<V>.self]
    let elapsed = time - start.time
    let motion = motion(over: elapsed, since: start.response)
    let displacement = motion.displacement(start.offset - value, start.velocity)
    let velocity = motion.velocity(start.offset - value, start.velocity)
    if isAtRest(displacement, velocity, distance: value - start.offset, elapsed: elapsed, from: start.response) {
      return nil
    }
    if elapsed >= response { context.isLogicallyComplete = true }
    return value + displacement
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let start = context.state[FluidSpringState<V>.self]
    return motion(over: time - start.time, since: start.response)
      .velocity(start.offset - value, start.velocity)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let velocity = previous.velocity(value: value, time: time, context: context) else { return false }
    var previousContext = context
    let position = previous.animate(value: value, time: time, context: &previousContext)
    let previousStart = context.state[FluidSpringState<V>.self]
    let previousSpring = previous.base is DefaultAnimation ? DefaultAnimation.spring : previous.base as? Self
    context.isLogicallyComplete = false
    context.state[FluidSpringState<V>.self] = FluidSpringState(
      offset: position ?? value, velocity: position == nil ? .zero : velocity, time: time,
      response: previousSpring?.response(at: time - previousStart.time, since: previousStart.response))
    return true
  }

  private func isAtRest<V: VectorArithmetic>(
    _ displacement: V, _ velocity: V, distance: V, elapsed: Double, from startResponse: Double?
  ) -> Bool {
    let limit = 0.0036
    guard elapsed > 0, velocity.magnitudeSquared <= limit else { return false }
    let spring = spring(response: response(at: elapsed, since: startResponse))
    let force = spring.force(target: V.zero, position: displacement, velocity: velocity)
    guard force.magnitudeSquared <= limit else { return false }
    let reach = distance.magnitudeSquared
    return reach == 0 || displacement.magnitudeSquared <= reach * 0.0001
  }

  private func spring(response: Double) -> Spring {
    // Stiffness is capped at 45000 (specification M31).
    Spring(response: max(response, 2 * .pi / 45000.squareRoot()), dampingRatio: dampingFraction)
  }

  /// The response in force `elapsed` seconds after a spring with `startResponse` was interrupted.
  private func response(at elapsed: Double, since startResponse: Double?) -> Double {
    guard let startResponse, elapsed < blendDuration else { return response }
    let x = max(elapsed, 0) / blendDuration
    return startResponse + (response - startResponse) * x * x * (3 - 2 * x)
  }

  private func motion(over elapsed: Double, since startResponse: Double?) -> SpringMotion {
    let blend = min(blendDuration, elapsed)
    guard let startResponse, startResponse != response, blend > 0 else {
      return spring(response: response).motion(over: elapsed)
    }
    // While the response changes there is no closed form: steps of at most 1/300 s, each with its middle's response.
    let steps = max(1, Int(clamping: (blend * 300).rounded(.up)))
    let step = blend / Double(steps)
    var motion = SpringMotion.identity
    for index in 0..<steps {
      let middle = (Double(index) + 0.5) * step
      motion = motion.followed(by: spring(response: response(at: middle, since: startResponse)).motion(over: step))
    }
    return motion.followed(by: spring(response: response).motion(over: elapsed - blend))
  }
}

/// The state at which a fluid spring took over: `offset` from the animation's origin, at `time` seconds of its clock.
struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
  var offset: V
  var velocity: V
  var time: TimeInterval
  /// The response of the spring that was interrupted, if it was one.
  var response: Double?

  static var defaultValue: FluidSpringState { FluidSpringState(offset: .zero, velocity: .zero, time: 0) }
}
