// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import Observation
import SwiftUI
import Synchronization
import Testing
import ViewTesting

/// An observation ends with the run of the rule that began it: a change notifies each rule once, however often it has run
/// (specification S42).
@MainActor
@Suite struct ObservationEndTests {
  @Observable final class Model {
    var name = "a"
    var width = 10.0
    var items = [1, 2, 3]
  }

  /// Counts what is written to a host while `body` runs.
  private func notifications<V: View>(to host: ViewHost<V>, _ body: () throws -> Void) rethrows -> Int {
    let count = Mutex(0)
    let before = host.graph.work.onWork
    host.graph.work.onWork = { count.withLock { $0 += 1 } }
    try body()
    host.graph.work.onWork = before
    return count.withLock { $0 }
  }

  private struct Reader: View {
    let model: Model
    let number: Int
    var body: some View { Text("\(model.name) \(number)") }
  }

  @Test("S42: a body that ran 300 times is notified once, and follows")
  func body() throws {
    let (model, cell) = (Model(), Cell(0))
    let host = ViewHost(Stage(cell) { Reader(model: model, number: $0) })
    for number in 1...300 {
      cell.value = number
      try host.update()
    }
    // One observation of the first run, before the type was known to read any.
    #expect(notifications(to: host) { model.name = "b" } <= 2)
    try host.update()
    #expect(host.all(.text("b 300")).count == 1)
    model.name = "c"
    try host.update()
    #expect(host.all(.text("c 300")).count == 1)
  }

  @Test("S42: views that are gone are not notified")
  func gone() throws {
    let (model, cell) = (Model(), Cell(0))
    let host = ViewHost(
      Stage(cell) { round in
        VStack { ForEach(0..<10, id: \.self) { Reader(model: model, number: round * 10 + $0).id(round) } }
      })
    for round in 1...60 {
      cell.value = round
      try host.update()
    }
    // The ten that are shown, and fewer of those that are gone than there are altogether.
    #expect(notifications(to: host) { model.name = "b" } <= 200)
    try host.update()
    #expect(host.all(.text("b 609")).count == 1)
  }

  private struct Row: Layout {
    let model: Model
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: model.width, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  @Test(
    "S42: a layout asked in 3,000 sizes of a window is notified a bounded number of times, and follows")
  func layout() throws {
    let model = Model()
    let host = ViewHost(
      HStack {
        Row(model: model) { Text("in") }.accessibilityIdentifier("row"); Color.red
      },
      size: CGSize(width: 100, height: 50))
    for width in 100..<3_100 {
      host.size = CGSize(width: Double(width), height: 50)
      try host.update()
    }
    #expect(notifications(to: host) { model.width = 20 } <= 2_500)
    try host.update()
    #expect(try host.get(.identifier("row")).frame.width == 20)
    #expect(try notifications(to: host) { try host.update() } == 0, "nothing goes on by itself")
  }

  @Test("S42: a write of another thread at the moment in which an observation ends is not lost")
  func threads() throws {
    let (model, cell) = (Model(), Cell(0))
    let host = ViewHost(Stage(cell) { Reader(model: model, number: $0) })
    nonisolated(unsafe) let shared = model
    for round in 1...200 {
      cell.value = round
      let writer = Thread { shared.name = "\(round)" }
      writer.start()
      try host.update()
      while !writer.isFinished { usleep(20) }
      try host.update()
      try #require(host.all(.text("\(round) \(round)")).count == 1)
    }
  }

  /// A model that other threads may write, with a pause between the notification that precedes a change and the change.
  private final class Shared: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Mutex(0)
    var value: Int {
      registrar.access(self, keyPath: \.value)
      return stored.withLock { $0 }
    }

    func set(_ new: Int, beforeTheChange: () -> Void = {}) {
      registrar.withMutation(of: self, keyPath: \.value) {
        beforeTheChange()
        stored.withLock { $0 = new }
      }
    }
  }

  @Test(
    "S42: a rule that runs between another thread's notification and its change follows the change",
    arguments: [0, 1, 5])
  func betweenNotificationAndChange(earlierRuns: Int) throws {
    struct Reader: View {
      let model: Shared
      let number: Int
      var body: some View { Text("\(model.value) \(number)") }
    }
    let (model, cell) = (Shared(), Cell(0))
    let host = ViewHost(Stage(cell) { Reader(model: model, number: $0) })
    for run in 0..<earlierRuns {
      cell.value = run
      try host.update()
    }
    let (isNotified, mayChange, hasChanged) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    Thread {
      model.set(7) {
        isNotified.signal()
        mayChange.wait()
      }
      hasChanged.signal()
    }.start()
    isNotified.wait()
    cell.value = 20
    try host.update()
    #expect(host.all(.text("0 20")).count == 1)
    mayChange.signal()
    hasChanged.wait()
    try host.update()
    #expect(host.all(.text("7 20")).count == 1)
  }

  @Test("S42: another thread's second change, while the rule runs for the first, is not lost", arguments: [1, 2, 6])
  func whileTheRuleRuns(changes: Int) throws {
    final class Countdown { var value = 0 }
    struct Reader: View {
      let model: Shared
      let after: Countdown
      var body: some View {
        let value = model.value
        let _ = write()
        Text("\(value)")
      }
      func write() {
        guard after.value > 0 else { return }
        after.value -= 1
        let (model, isDone) = (model, DispatchSemaphore(value: 0))
        let next = model.value + 1
        Thread {
          model.set(next)
          isDone.signal()
        }.start()
        isDone.wait()
      }
    }
    let (model, left) = (Shared(), Countdown())
    let host = ViewHost(Reader(model: model, after: left))
    model.set(5)
    try host.update()
    left.value = changes
    model.set(10)
    try host.update()
    #expect(host.all(.text("\(10 + changes)")).count == 1)
  }

  @Test("S42: many changes of another thread between two updates are one notification")
  func manyChanges() throws {
    struct Reader: View {
      let model: Shared
      var body: some View { Text("\(model.value)") }
    }
    let (model, isDone) = (Shared(), DispatchSemaphore(value: 0))
    let host = ViewHost(Reader(model: model))
    model.set(1)
    try host.update()
    let count = notifications(to: host) {
      Thread {
        for value in 2...900 { model.set(value) }
        isDone.signal()
      }.start()
      isDone.wait()
    }
    #expect(count == 1)
    try host.update()
    #expect(host.all(.text("900")).count == 1)
  }

  @Test("S42: an inner view that runs often does not end what the view around it observes")
  func nested() throws {
    struct Outer: View {
      let model: Model
      let inner: Cell<Int>
      var body: some View {
        VStack {
          Text(model.name)
          GeometryReader { _ in Stage(inner) { Reader(model: model, number: $0 + model.items.count) } }
        }
      }
    }
    let (model, cell) = (Model(), Cell(0))
    let host = ViewHost(Outer(model: model, inner: cell))
    for number in 1...20 {
      cell.value = number
      try host.update()
    }
    model.name = "b"
    try host.update()
    #expect(host.all(.text("b")).count == 1)
    #expect(host.all(.text("b 23")).count == 1)
    model.items = []
    try host.update()
    #expect(host.all(.text("b 20")).count == 1)
  }
}
