// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Specification S34: state may be written from any thread.
@MainActor
struct StateThreadTests {
  private struct Content: View {
    let binding: Recording<Binding<Int>>
    @State private var value = 0
    var body: some View {
      let _ = binding.add($value)
      Text(verbatim: "\(value)")
    }
  }

  @Test("S34: the value that was written last is the one on screen, whichever thread wrote it")
  func lastOneWins() throws {
    let binding = Recording<Binding<Int>>()
    let host = ViewHost(Content(binding: binding))
    let value = binding.last!
    for round in 0..<200 {
      DispatchQueue.concurrentPerform(iterations: 4) { writer in
        for step in 0..<25 { value.wrappedValue = (round * 25 + step) * 4 + writer }
      }
      let latest = value.wrappedValue
      try host.update()
      #expect(host.all(.text("\(latest)")).count == 1)
    }
  }

  /// Writes the state that holds it when it ends.
  private final class Farewell: @unchecked Sendable {
    let number: Int
    let count: Counter
    var onEnd: (() -> Void)?
    init(_ number: Int, _ count: Counter) {
      self.number = number
      self.count = count
    }
    deinit {
      count.add()
      onEnd?()
    }
  }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    var value: Int { lock.withLock { number } }
    func add() { lock.withLock { number += 1 } }
  }

  private struct Holder: View {
    let binding: Recording<Binding<Farewell?>>
    @State private var held: Farewell?
    var body: some View {
      let _ = binding.add($held)
      Text(held.map { "\($0.number)" } ?? "none")
    }
  }

  @Test("a value whose end reads the state it was in does not wait for itself")
  func endOfValues() throws {
    let binding = Recording<Binding<Farewell?>>()
    let count = Counter()
    let host = ViewHost(Holder(binding: binding))
    let held = binding.last!
    for number in 0..<50 {
      let value = Farewell(number, count)
      value.onEnd = { _ = held.wrappedValue?.number }
      held.wrappedValue = value
      if number % 3 == 0 { try host.update() }
    }
    try host.update()
    #expect(host.all(.text("49")).count == 1)
    #expect(count.value == 49)
  }
}
