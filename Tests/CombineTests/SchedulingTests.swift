// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing

@Suite struct SchedulingTests {
  let subject = PassthroughSubject<Int, Never>()
  let scheduler = TestScheduler()

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
