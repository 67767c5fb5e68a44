// SPDX-License-Identifier: MIT

import Combine
import Testing

/// Misuse that stops the program here as on Apple systems.
@Suite struct TrapTests {
  @Test func aRequestOfNothing() async {
    await #expect(processExitsWith: .failure) { PassthroughSubject<Int, Never>().recorderRequestingNothing() }
    await #expect(processExitsWith: .failure) { Just(1).recorderRequestingNothing() }
    await #expect(processExitsWith: .failure) {
      PassthroughSubject<Int, Never>().collect().recorderRequestingNothing()
    }
  }

  @Test func aValueBeforeTheSubscription() async {
    await #expect(processExitsWith: .failure) {
      var early: AnySubscriber<Int, Never>?
      Silent { early = $0 }.removeDuplicates().sink { _ in }.store(in: &kept)
      _ = early?.receive(1)
    }
  }

  @Test func negativeCounts() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
    await #expect(processExitsWith: .failure) { _ = Just(1).dropFirst(-1) }
    await #expect(processExitsWith: .failure) { _ = Publishers.Output(upstream: Just(1), range: -1..<2) }
  }

  @Test func aValueAfterTheEndOfARecording() async {
    await #expect(processExitsWith: .failure) {
      var recording = Record<Int, Never>.Recording(output: [1], completion: .finished)
      recording.receive(2)
    }
  }
}

nonisolated(unsafe) private var kept: Set<AnyCancellable> = []

extension Publisher {
  fileprivate func recorderRequestingNothing() {
    subscribe(AnySubscriber<Output, Failure>(receiveSubscription: { $0.request(.none) }))
  }
}

/// A publisher that never sends a subscription.
private struct Silent: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let take: (AnySubscriber<Int, Never>) -> Void

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    take(AnySubscriber(subscriber))
  }
}
