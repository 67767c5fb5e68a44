// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation
import Testing

@MainActor @Suite("Animations of layers, and frames")
struct LayerAnimationTests {
  private final class Delegate: CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
  }

  @Test("An animation has a beginning, and an end after its duration or its removal") func delegate() async throws {
    let layer = CALayer()
    let delegate = Delegate()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = delegate
    animation.duration = 0.02
    layer.add(animation, forKey: "fade")
    #expect(layer.animation(forKey: "fade") === animation && delegate.events == ["start"])
    while delegate.events.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(delegate.events == ["start", "stop true"] && layer.animationKeys() == nil)
    animation.duration = 60
    layer.add(animation, forKey: nil)
    layer.removeAllAnimations()
    #expect(delegate.events.last == "stop false" && layer.animationKeys() == nil)
  }

  @Test("The block of a transaction is called after it") func transaction() async throws {
    var isDone = false
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { isDone = true }
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && !isDone)
    while !isDone { try await Task.sleep(for: .milliseconds(5)) }
  }

  private final class Frames: NSObject {
    var count = 0
    func step(_ link: CADisplayLink) { count += 1 }
  }

  @Test("A display calls its method again and again, until it is paused") func display() {
    let frames = Frames()
    let link = CADisplayLink(target: frames, selector: Selector("step:", Frames.step))
    link.add(to: .current, forMode: .default)
    let end = Date(timeIntervalSinceNow: 5)
    while frames.count < 3, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
    #expect(frames.count >= 3 && link.timestamp > 0)
    link.isPaused = true
    let count = frames.count
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
    #expect(frames.count == count)
    link.invalidate()
  }
}
