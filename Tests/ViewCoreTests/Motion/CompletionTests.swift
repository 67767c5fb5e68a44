// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `withAnimation(_:completionCriteria:_:completion:)` in a tree: specification M49–M52.
@MainActor
struct CompletionTests {
  private let log = Recording<String>()

  private func animate(
    _ stage: MovingStage<CGFloat, some View>, to value: CGFloat, _ animation: Animation, _ name: String,
    _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) throws {
    withAnimation(animation, completionCriteria: criteria) {
      stage.cell.value = value
    } completion: { [log] in
      log.add(name)
    }
    try stage.host.update()
  }

  @Test("M49: exactly once, when the animation is done")
  func once() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try animate(stage, to: 100, .linear(duration: 1), "done")
    try stage.advance(0.95)
    #expect(log.values == [])
    try stage.advance(0.1)
    #expect(log.values == ["done"])
    try stage.host.settle()
    #expect(log.values == ["done"])
  }

  @Test("M49: after the update where nothing moves")
  func nothingMoves() throws {
    let stage = stage(CGFloat(0)) { width in Text("\(width)").animation(nil, value: width) }
    withAnimation(.linear(duration: 1)) {
    } completion: {
      log.add("empty")
    }
    try stage.host.update()
    #expect(log.values == ["empty"])
  }

  @Test("M50: logically complete comes before removed")
  func criteria() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
    withAnimation(animation, completionCriteria: .removed) {
      withAnimation(animation, completionCriteria: .logicallyComplete) {
        stage.cell.value = 100
      } completion: {
        log.add("logical")
      }
    } completion: {
      log.add("removed")
    }
    try stage.host.update()
    try stage.advance(2)
    #expect(log.values == ["logical"])
    try stage.advance(4)
    #expect(log.values == ["logical", "removed"])
  }

  @Test("M51: each one's own after a retarget; removed waits for all")
  func retarget() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try animate(stage, to: 100, .linear(duration: 1), "first")
    try animate(stage, to: 50, .linear(duration: 1), "first removed", .removed)
    try stage.advance(0.5)
    try animate(stage, to: 0, .linear(duration: 2), "second")
    try stage.advance(0.75)
    #expect(log.values == ["first"])
    try stage.advance(2)
    #expect(Set(log.values) == ["first", "first removed", "second"])
  }

  @Test("M49: a view that goes while it moves does not lose the completion")
  func viewGoes() throws {
    let stage = stage(CGFloat(0)) { width in if width < 200 { bar(width).transition(.identity) } }
    try animate(stage, to: 100, .linear(duration: 1), "done")
    try stage.advance(0.5)
    try stage.set(300)
    try stage.host.update()
    try stage.host.settle()
    #expect(log.values == ["done"])
  }

  @Test("M49: state that a completion writes is shown in the same frame")
  func writesState() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    withAnimation(.linear(duration: 0.1)) {
      stage.cell.value = 100
    } completion: {
      stage.cell.value = 7
    }
    try stage.host.settle()
    #expect(try stage.frame.width == 7)
  }
}
