// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Views that go through phases.
@MainActor
struct PhaseAnimatorTests {
  private let size = CGSize(width: 400, height: 100)

  private func minX(_ host: ViewHost<some View>) throws -> CGFloat { try host.get(.identifier("c")).frame.minX }

  @Test(
    "M66: an animator without a trigger goes from phase to phase at once and for ever, each step after the one before")
  func loop() throws {
    let host = ViewHost(
      PhaseAnimator([0.0, 100, 200]) { x in
        bar(10).offset(x: x).frame(width: 400, alignment: .leading)
      } animation: { _ in
        .linear(duration: 1)
      }, size: size)
    expectNear(try minX(host), 0)
    try host.advance(by: .seconds(0.5))
    expectNear(try minX(host), 50)
    try host.advance(by: .seconds(1))
    expectNear(try minX(host), 150, tolerance: 4)
    try host.advance(by: .seconds(1))
    expectNear(try minX(host), 100, tolerance: 8)
    try host.advance(by: .seconds(1))
    expectNear(try minX(host), 50, tolerance: 6)
  }

  @Test("M66: settle does not wait for it, and gives a warning")
  func settling() throws {
    let host = ViewHost(bar(10).phaseAnimator([1.0, 2]) { content, scale in content.scaleEffect(scale) }, size: size)
    try host.settle()
    #expect(host.warnings.map(\.subject) == ["settle"])
  }

  private enum Jump: CaseIterable { case start, up, down }

  @Test("M67: an animator with a trigger rests, and goes once through all phases and back for each change")
  func trigger() throws {
    let seen = Recording<Jump>()
    let stage = stage(0) { trigger in
      bar(10).phaseAnimator(Jump.allCases, trigger: trigger) { content, phase in
        let _ = seen.add(phase)
        content.offset(x: phase == .start ? 0 : phase == .up ? 100 : 50)
      } animation: { phase in
        phase == .up ? .linear(duration: 1) : .linear(duration: 0.5)
      }
    }
    try stage.advance(2)
    #expect(Set(seen.take()) == [.start])
    try stage.set(1)
    try stage.advance(0.5)
    expectNear(try stage.frame.minX, 50)
    try stage.host.settle()
    expectNear(try stage.frame.minX, 0)
    #expect(Array(seen.take().drop { $0 == .start }) == [.up, .down, .start])
    #expect(stage.host.warnings.isEmpty)
    try stage.set(2)
    try stage.host.settle()
    #expect(Array(seen.take().drop { $0 == .start }) == [.up, .down, .start])
  }

  @Test("M68: nil moves to a phase at once; such phases last for a frame")
  func withoutAnimation() throws {
    let seen = Recording<Int>()
    let host = ViewHost(
      PhaseAnimator([0, 1, 2]) { phase in
        let _ = seen.add(phase)
        bar(10).offset(x: CGFloat(phase))
      } animation: { _ in
        nil
      }, size: size)
    _ = seen.take()
    try host.advance(by: .seconds(0.1))
    #expect(seen.values.count <= 7 && seen.values.count >= 5)
    #expect(host.warnings.isEmpty)
  }

  @Test("M68: the default is the default animation; no phases give a warning")
  func misuse() throws {
    let host = ViewHost(PhaseAnimator([Int]()) { _ in bar(10) }, size: size)
    #expect(host.all(.identifier("c")).isEmpty)
    #expect(host.warnings.map(\.subject) == ["PhaseAnimator"])
    let one = ViewHost(PhaseAnimator([7]) { _ in bar(10) }, size: size)
    try one.settle()
    #expect(one.warnings.isEmpty)
  }

  @Test("an animator that goes away is quiet")
  func removal() throws {
    let stage = stage(true) { isThere in
      if isThere { bar(10).phaseAnimator([1.0, 2]) { content, scale in content.scaleEffect(scale) } }
    }
    try stage.advance(0.2)
    try stage.set(false)
    try stage.advance(1)
    try stage.host.settle()
    #expect(stage.host.warnings.isEmpty)
  }

  private enum Step: CaseIterable { case rest, up, down }

  @Test("M66, M68: the default animation between phases, in a row, endlessly")
  func phases() throws {
    let host = ViewHost(
      VStack {
        ForEach(0..<1, id: \.self) { _ in
          bar(10).phaseAnimator([0, 100.0]) { content, x in content.offset(x: x) }
        }
      }
      .frame(width: 400, alignment: .leading), size: CGSize(width: 400, height: 20))
    try host.advance(by: .seconds(0.1))
    let expected = Spring(response: 0.55, dampingRatio: 1).value(target: 100.0, time: 0.1)
    expectNear(Double(try host.get(.identifier("c")).frame.minX), expected, tolerance: 0.5)
  }

  @Test("M67: a trigger that changes in the middle of a run: at the end it rests at the first phase")
  func triggeredTwice() throws {
    let stage = stage(0) { trigger in
      bar(10).phaseAnimator(Step.allCases, trigger: trigger) { content, step in
        content.offset(x: step == .rest ? 0 : step == .up ? 100 : 50)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    try stage.set(1)
    try stage.advance(0.5)
    expectNear(try stage.frame.minX, 50)
    try stage.set(2)
    try stage.host.settle()
    expectNear(try stage.frame.minX, 0)
  }

  @Test("M68: no animation for one step: it jumps, the others move")
  func jumpingStep() throws {
    let stage = stage(0) { trigger in
      bar(10).phaseAnimator(Step.allCases, trigger: trigger) { content, step in
        content.offset(x: step == .rest ? 0 : step == .up ? 100 : 50)
      } animation: { step in
        step == .up ? nil : .linear(duration: 1)
      }
    }
    try stage.set(1)
    try stage.advance(0.05)
    #expect(try stage.frame.minX > 95)
    try stage.host.settle()
    expectNear(try stage.frame.minX, 0)
  }
}
