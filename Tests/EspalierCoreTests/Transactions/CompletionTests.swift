// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// `withAnimation(_:completionCriteria:_:completion:)` in a tree: specification M49–M52.
@MainActor
struct CompletionTests {
  private let log = Recording<String>()

  private func animate(
    _ stage: MovingStage<CGFloat, some View>, to value: CGFloat, _ animation: Animation?,
    _ criteria: AnimationCompletionCriteria = .logicallyComplete, _ name: String = "done"
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
    try animate(stage, to: 100, .linear(duration: 1))
    try stage.advance(0.95)
    #expect(log.values == [])
    try stage.advance(0.1)
    #expect(log.values == ["done"])
    try stage.host.settle()
    #expect(log.values == ["done"])
  }

  @Test("M49: a completion comes after the update where nothing moves")
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
    try animate(stage, to: 100, .linear(duration: 1), .logicallyComplete, "first")
    try animate(stage, to: 50, .linear(duration: 1), .removed, "first removed")
    try stage.advance(0.5)
    try animate(stage, to: 0, .linear(duration: 2), .logicallyComplete, "second")
    try stage.advance(0.75)
    #expect(log.values == ["first"])
    try stage.advance(2)
    #expect(Set(log.values) == ["first", "first removed", "second"])
  }

  @Test("M49: a view that goes while it moves does not lose the completion")
  func viewGoes() throws {
    let stage = stage(CGFloat(0)) { width in if width < 200 { bar(width).transition(.identity) } }
    try animate(stage, to: 100, .linear(duration: 1))
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

  @Test("M48, M49: a completion comes at once where nothing that moves changed, also with the value's animation off")
  func nothingMovesAnywhere() throws {
    let texts = stage(CGFloat(0)) { Text("\(Int($0))").frame(width: 100) }
    try animate(texts, to: 0, .linear(duration: 1), .removed)
    #expect(log.take() == ["done"])
    let off = stage(CGFloat(0)) { bar($0).animation(nil, value: $0) }
    try animate(off, to: 100, .linear(duration: 1))
    #expect(log.take() == ["done"])
    let none = stage(CGFloat(0)) { bar($0) }
    try animate(none, to: 100, nil)
    #expect(log.take() == ["done"])
  }

  @Test("M49: where another animation takes over, its end counts")
  func overridden() throws {
    let stage = stage(CGFloat(0)) { bar($0).animation(.linear(duration: 2), value: $0) }
    try animate(stage, to: 100, .linear(duration: 1))
    try stage.advance(1.5)
    #expect(log.values.isEmpty)
    try stage.advance(0.6)
    #expect(log.take() == ["done"])
  }

  @Test("M49: a completion waits for the longer of two animations of two views")
  func longer() throws {
    let stage = stage(CGFloat(0)) { width in
      VStack {
        bar(width)
        Color.blue.frame(width: width, height: 10).animation(.linear(duration: 3), value: width)
      }
    }
    try animate(stage, to: 100, .linear(duration: 1))
    try stage.advance(2.9)
    #expect(log.values.isEmpty)
    try stage.advance(0.2)
    #expect(log.take() == ["done"])
  }

  @Test("M49: transaction(addAnimationCompletion) is called for the views inside")
  func transactionCompletion() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion { [log] in log.add("done") }
    withTransaction(transaction) { stage.cell.value = 100 }
    try stage.host.update()
    try stage.advance(0.9)
    #expect(log.values.isEmpty)
    try stage.advance(0.2)
    #expect(log.take() == ["done"])
  }

  @Test("M50: a spring is logically complete after its duration, and removed when it rests")
  func spring() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try animate(stage, to: 100, .spring(duration: 0.5, bounce: 0.4), .logicallyComplete, "logical")
    try stage.advance(0.45)
    #expect(log.values.isEmpty)
    try stage.advance(0.1)
    #expect(log.take() == ["logical"])
    try animate(stage, to: 0, .spring(duration: 0.5, bounce: 0.4), .removed, "removed")
    try stage.advance(0.6)
    #expect(log.values.isEmpty)
    try stage.host.settle()
    #expect(log.take() == ["removed"])
  }

  @Test("M51: removed waits for what interrupted it, logically complete does not")
  func interrupted() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try animate(stage, to: 100, .linear(duration: 1), .logicallyComplete, "a")
    try stage.advance(0.5)
    try animate(stage, to: 0, .linear(duration: 2), .removed, "b")
    try stage.advance(0.25)
    try animate(stage, to: 50, .linear(duration: 4), .logicallyComplete, "c")
    try stage.advance(0.3)
    #expect(log.take() == ["a"])
    try stage.advance(2)
    #expect(log.take() == [])
    try stage.advance(2)
    #expect(Set(log.take()) == ["b", "c"])
  }

  @Test("M52: a later logical end than the animation's own does not make it longer")
  func notLonger() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try animate(stage, to: 100, .linear(duration: 1).logicallyComplete(after: 5))
    try stage.advance(1.1)
    #expect(log.take() == ["done"])
    #expect(try stage.frame.width == 100)
  }

  @Test("M50: an endless animation is never complete; its end by another is")
  func endless() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try animate(stage, to: 100, .linear(duration: 1).repeatForever(), .removed)
    try stage.advance(5)
    #expect(log.values.isEmpty)
    try animate(stage, to: 0, .linear(duration: 1), .removed, "second")
    try stage.host.settle()
    #expect(Set(log.take()) == ["done", "second"])
  }
}
