// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Values that follow keyframes.
@MainActor
struct KeyframeTests {
  private struct Pose {
    var x = 0.0
    var scale = 1.0
  }

  private func timeline(_ initial: Double = 0, @KeyframesBuilder<Double> _ content: () -> some Keyframes<Double>)
    -> KeyframeTimeline<Double>
  {
    KeyframeTimeline(initialValue: initial, content: content)
  }

  @Test("M70: linear keyframes go straight, or by their curve; move jumps")
  func linear() {
    let timeline = timeline {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(100)
      LinearKeyframe(200, duration: 2, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 3)
    expectNear(timeline.value(time: -1), 0)
    expectNear(timeline.value(time: 0.5), 5)
    expectNear(timeline.value(time: 0.999), 9.99)
    expectNear(timeline.value(time: 1), 100)
    expectNear(timeline.value(time: 2), 100 + 100 * UnitCurve.easeIn.value(at: 0.5))
    expectNear(timeline.value(progress: 1), 200)
    expectNear(timeline.value(time: 9), 200)
  }

  @Test("M70: cubic keyframes pass through each other as a Catmull–Rom curve does, from rest to rest")
  func cubic() {
    let timeline = timeline {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1)
    }
    expectNear(timeline.value(time: 1), 10)
    // The slope in the middle is that of the chord from first to last: 15 per second.
    let step = 1e-4
    expectNear((timeline.value(time: 1 + step) - timeline.value(time: 1 - step)) / (2 * step), 15, tolerance: 0.05)
    expectNear((timeline.value(time: step) - timeline.value(time: 0)) / step, 0, tolerance: 0.05)
    expectNear((timeline.value(time: 2) - timeline.value(time: 2 - step)) / step, 0, tolerance: 0.05)
  }

  @Test("M70: a cubic keyframe takes the velocity of a neighbour of another kind, unless it has its own")
  func neighbours() {
    let step = 1e-4
    let after = timeline {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1)
    }
    expectNear((after.value(time: 1 + step) - after.value(time: 1)) / step, 10, tolerance: 0.05)
    let before = timeline {
      CubicKeyframe(30, duration: 1)
      LinearKeyframe(10, duration: 2)
    }
    expectNear((before.value(time: 1) - before.value(time: 1 - step)) / step, -10, tolerance: 0.05)
    let own = timeline {
      CubicKeyframe(30, duration: 1, startVelocity: 50, endVelocity: -5)
    }
    expectNear((own.value(time: step) - own.value(time: 0)) / step, 50, tolerance: 0.05)
    expectNear((own.value(time: 1) - own.value(time: 1 - step)) / step, -5, tolerance: 0.05)
  }

  @Test("M70: a spring lasts until it has settled, and begins as fast as what was before it")
  func spring() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let alone = timeline { SpringKeyframe(10, spring: spring) }
    expectNear(alone.duration, spring.settlingDuration(target: 10, initialVelocity: 0, epsilon: 0.001))
    expectNear(alone.value(time: 0.2), spring.value(target: 10, time: 0.2))
    #expect(alone.value(time: alone.duration) == 10)
    let moving = timeline {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(20, duration: 1, spring: spring)
    }
    expectNear(moving.value(time: 1.2), 10 + spring.value(target: 10, initialVelocity: 10, time: 0.2))
  }

  @Test("M70: tracks run side by side, the longest counts")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(100, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
    }
    #expect(timeline.duration == 2)
    expectNear(timeline.value(time: 0.5).scale, 2)
    expectNear(timeline.value(time: 1.5).x, 50)
    expectNear(timeline.value(time: 1.5).scale, 3)
  }

  @Test("the builders take loops and conditions")
  func builders() {
    let isLong = true
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        for step in 1...3 { LinearKeyframe(Double(step) * 10, duration: 1) }
        if isLong { LinearKeyframe(100, duration: 1) } else { MoveKeyframe(0) }
      }
    }
    #expect(timeline.duration == 4)
    expectNear(timeline.value(time: 3.5).x, 65)
  }

  @Test("M69: the content is made anew in each frame; it repeats by default")
  func repeating() throws {
    let seen = Recording<Double>()
    let host = ViewHost(
      bar(10).keyframeAnimator(initialValue: Pose()) { content, pose in
        let _ = seen.add(pose.x)
        content.offset(x: pose.x)
      } keyframes: { _ in
        KeyframeTrack(\.x) { LinearKeyframe(100, duration: 1) }
      }.frame(width: 400, alignment: .leading), size: CGSize(width: 400, height: 100))
    _ = seen.take()
    try host.advance(by: .seconds(0.5))
    #expect(seen.take().count >= 30)
    expectNear(try host.get(.identifier("c")).frame.minX, 50)
    try host.advance(by: .seconds(1))
    expectNear(try host.get(.identifier("c")).frame.minX, 50)
    try host.settle()
    #expect(host.warnings.map(\.subject) == ["settle"])
  }

  @Test("M69: an animator that does not repeat shows the beginning")
  func notRepeating() throws {
    let host = ViewHost(
      KeyframeAnimator(initialValue: 20.0, repeating: false) { x in
        bar(x)
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
      }, size: CGSize(width: 400, height: 100))
    try host.advance(by: .seconds(0.5))
    expectNear(try host.get(.identifier("c")).frame.width, 20)
  }

  @Test("M69: a trigger plays them once; a later run starts from where the last one ended")
  func trigger() throws {
    let stage = stage(0) { trigger in
      bar(10).keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, x in
        content.offset(x: x)
      } keyframes: { start in
        LinearKeyframe(start + 100, duration: 1)
      }
    }
    try stage.advance(1)
    expectNear(try stage.frame.minX, 0)
    try stage.set(1)
    try stage.advance(0.5)
    expectNear(try stage.frame.minX, 50)
    try stage.host.settle()
    expectNear(try stage.frame.minX, 100)
    try stage.set(2)
    try stage.advance(0.5)
    expectNear(try stage.frame.minX, 150)
    try stage.host.settle()
    #expect(stage.host.warnings.isEmpty)
  }

  private struct Place {
    var x = 0.0
    var y = 0.0
  }

  @Test(
    "M69, M70: an animator with a trigger runs once, tracks side by side, and stays at the last values; later runs begin there"
  )
  func triggeredRuns() throws {
    let stage = stage(0) { trigger in
      bar(10).keyframeAnimator(initialValue: Place(), trigger: trigger) { content, pose in
        content.offset(x: pose.x, y: pose.y)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(100, duration: 1)
          LinearKeyframe(50, duration: 1)
        }
        KeyframeTrack(\.y) {
          MoveKeyframe(20)
          LinearKeyframe(40, duration: 0.5)
        }
      }
    }
    try stage.advance(1)
    expectPlace(try stage.frame.origin, 0, 0)
    try stage.set(1)
    try stage.advance(0.25)
    expectPlace(try stage.frame.origin, 25, 30)
    try stage.advance(1.25)
    expectPlace(try stage.frame.origin, 75, 40)
    try stage.host.settle()
    expectPlace(try stage.frame.origin, 50, 40)
    try stage.set(2)
    try stage.advance(0.5)
    // From 50 to 100.
    expectNear(try stage.frame.origin.x, 75)
  }

  @Test("M69: repeating it begins anew from the initial value")
  func repeatingFromTheStart() throws {
    let host = ViewHost(
      KeyframeAnimator(initialValue: Place(x: 10, y: 0), repeating: true) { pose in
        bar(10).offset(x: pose.x)
      } keyframes: { _ in
        KeyframeTrack(\.x) { LinearKeyframe(110, duration: 1) }
      }
      .frame(width: 400, height: 20, alignment: .leading), size: CGSize(width: 400, height: 20))
    try host.advance(by: .seconds(2.5))
    expectNear(try host.get(.identifier("c")).frame.minX, 60, tolerance: 4)
  }

  private func expectPlace(
    _ point: CGPoint, _ x: CGFloat, _ y: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectNear(point.x, x, sourceLocation: sourceLocation)
    expectNear(point.y, y, sourceLocation: sourceLocation)
  }
}
