// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A completion belongs to the hosts in which its transaction changed something (specification M49).
@MainActor
struct CompletionHostTests {
  private let log = Recording<String>()

  private func width() -> MovingStage<CGFloat, some View> { stage(CGFloat(0)) { bar($0) } }

  private func widen(_ stage: MovingStage<CGFloat, some View>) {
    withAnimation(.linear(duration: 1)) {
      stage.cell.value = 100
    } completion: {
      log.add("done")
    }
  }

  @Test("Another host does not call it")
  func anotherHost() throws {
    let (first, second) = (width(), width())
    widen(first)
    try first.advance(0.5)
    try second.set(1)
    try second.advance(2)
    #expect(log.values == [])
    try first.advance(0.6)
    #expect(log.take() == ["done"])
  }

  @Test("A completion that is due waits for its own host")
  func dueCompletion() throws {
    let (first, second) = (width(), width())
    widen(first)
    try first.host.update()
    first.host.graph.clock.set(5)
    // The layout finds that the animation is over, outside of a frame.
    first.host.graph.pullWithoutFrame()
    try second.set(1)
    #expect(log.take().isEmpty)
    try first.host.update()
    #expect(log.take() == ["done"])
  }

  @Test("A host that ends calls it, and not the next host")
  func endOfAHost() throws {
    let second = width()
    do {
      let first = width()
      widen(first)
      try first.advance(0.5)
      #expect(log.values == [])
    }
    #expect(log.take() == ["done"])
    try second.set(1)
    try second.advance(2)
    #expect(log.values == [])
  }

  @Test("A host that ends with a queued write calls its completion")
  func queuedWrite() throws {
    do {
      let first = width()
      widen(first)
    }
    #expect(log.values == ["done"])
  }

  @Test("A transaction that changes two hosts is done when both are, whichever ends first")
  func twoHosts() throws {
    let second = width()
    do {
      let first = width()
      withAnimation(.linear(duration: 1)) {
        second.cell.value = 100
        first.cell.value = 100
      } completion: {
        log.add("done")
      }
      try first.advance(0.5)
      try second.advance(0.5)
    }
    #expect(log.values == [])
    try second.advance(0.6)
    #expect(log.values == ["done"])
  }

  @Test("The host in which the last animation ends calls it, in that frame")
  func lastOfTwoHosts() throws {
    let (first, second) = (width(), width())
    withAnimation(.linear(duration: 1)) {
      first.cell.value = 100
      second.cell.value = 100
    } completion: {
      log.add("done")
    }
    try first.advance(1.1)
    #expect(log.values == [])
    try second.advance(1.1)
    #expect(log.values == ["done"])
  }

  @Test("A transaction that changes nothing is done at once, with no host at all")
  func noHost() {
    withAnimation(.linear(duration: 1)) {
      log.add("body")
    } completion: {
      log.add("done")
    }
    #expect(log.values == ["body", "done"])
  }

  @Test("A completion that ends in a rule is called after it")
  func endsInARule() throws {
    let (cell, shown) = (Cell(0), Cell(0))
    let host = ViewHost(
      Stage(cell) { number in
        Color.red.transaction(value: number) { [log] transaction in
          transaction.addAnimationCompletion {
            log.add("\(number)")
            shown.value = number
          }
        }
        Stage(shown) { Text("shown \($0)") }
      })
    cell.value = 1
    try host.update()
    // When the rule makes the next transaction, the one before ends with its completion; what that writes makes another pass,
    // in which the rule ends the second.
    cell.value = 2
    try host.update()
    #expect(log.values == ["1", "2"])
    #expect(host.all(.text("shown 2")).count == 1)
    #expect(host.warnings.isEmpty)
  }
}
