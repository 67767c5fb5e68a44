// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing

@Suite struct SchedulingTests {
  let subject = PassthroughSubject<Int, Never>()
  let scheduler = TestScheduler()

  @Test("An interval of none or less repeats, as that of a timer of Foundation does", arguments: [0, -1, -1e9])
  func leastIntervals(_ seconds: Double) {
    let queue = DispatchQueue(label: "intervals")
    let fired = DispatchSemaphore(value: 0)
    let timer = queue.schedule(after: queue.now, interval: .seconds(seconds), tolerance: .seconds(0), options: nil) {
      fired.signal()
    }
    for _ in 0..<3 { #expect(fired.wait(timeout: .now() + 10) == .success) }
    timer.cancel()
  }

  @Test func debounceWaitsForSilence() {
    var seen: [Int] = []
    let subscription = subject.debounce(for: .seconds(1), scheduler: scheduler).sink { seen.append($0) }
    subject.send(1)
    scheduler.advance(by: 0.5)
    subject.send(2)
    scheduler.advance(by: 0.9)
    #expect(seen.isEmpty)
    scheduler.advance(by: 0.2)
    #expect(seen == [2])
    subject.send(3)
    subscription.cancel()
    scheduler.advance(by: 2)
    #expect(seen == [2])
  }

  @Test func debounceLosesWhatTheEndOvertakes() {
    var seen: [Int] = []
    var isFinished = false
    let subscription = subject.debounce(for: .seconds(1), scheduler: scheduler).sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { seen.append($0) })
    subject.send(1)
    subject.send(completion: .finished)
    scheduler.advance(by: 2)
    #expect(seen.isEmpty)
    #expect(isFinished)
    subscription.cancel()
  }

  @Test(arguments: [true, false]) func throttleLetsOneThroughPerInterval(latest: Bool) {
    var seen: [Int] = []
    let subscription = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: latest).sink {
      seen.append($0)
    }
    subject.send(1)
    scheduler.advance(by: 0.1)
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: 0.5)
    #expect(seen == [1])
    scheduler.advance(by: 0.5)
    #expect(seen == (latest ? [1, 3] : [1, 2]))
    subscription.cancel()
  }

  @Test func delayShiftsEverything() {
    var seen: [Int] = []
    let subscription = subject.delay(for: .milliseconds(500), scheduler: scheduler).sink { seen.append($0) }
    subject.send(1)
    scheduler.advance(by: 0.4)
    #expect(seen.isEmpty)
    scheduler.advance(by: 0.2)
    #expect(seen == [1])
    subscription.cancel()
  }

  @Test func nothingArrivesAfterCancellationFromAScheduler() {
    var seen: [Int] = []
    let subscription = subject.receive(on: scheduler).sink { seen.append($0) }
    subject.send(1)
    subscription.cancel()
    scheduler.advance(by: 1)
    #expect(seen.isEmpty)
  }

  @Test func receiveOnAQueueKeepsTheOrder() async {
    let queue = DispatchQueue(label: "test")
    var seen: [Int] = []
    for await value in (0..<100).publisher.receive(on: queue).values { seen.append(value) }
    #expect(seen == Array(0..<100))
  }

  @Test func theImmediateSchedulerDoesNotWait() {
    #expect([1].publisher.delay(for: .seconds(9), scheduler: ImmediateScheduler.shared).record().values == [1])
  }

  @Test func intervalsAreLengthsOfTime() {
    #expect(DispatchQueue.SchedulerTimeType.Stride.milliseconds(1500) == 1.5)
    #expect(RunLoop.SchedulerTimeType.Stride.seconds(2) - .seconds(0.5) == .microseconds(1_500_000))
  }
}

/// Work on the main run loop is done though nobody turns the loop: the main actor's thread is another one in Swift Testing.
@MainActor
@Suite struct MainRunLoopTests {
  private func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<500 where !isDone() { try await Task.sleep(nanoseconds: 10_000_000) }
    #expect(isDone())
  }

  @Test func timersFire() async throws {
    var count = 0
    let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().sink { _ in count += 1 }
    try await wait { count >= 3 }
    timer.cancel()
    let seen = count
    try await Task.sleep(nanoseconds: 50_000_000)
    #expect(count == seen)
  }

  @Test func schedulesWork() async throws {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var rested: [Int] = []
    let receiving = subject.receive(on: RunLoop.main).sink { received.append($0) }
    let resting = subject.debounce(for: .milliseconds(20), scheduler: RunLoop.main).sink { rested.append($0) }
    for number in 1...3 { subject.send(number) }
    #expect(received.isEmpty)
    try await wait { rested == [3] }
    #expect(received == [1, 2, 3])
    withExtendedLifetime((receiving, resting)) {}
  }
}
