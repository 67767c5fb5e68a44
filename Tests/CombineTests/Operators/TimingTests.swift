// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite struct TimingTests {
  private let scheduler = TestScheduler()
  private let source = Source<Int, Problem>()

  @Test func aTimeoutEndsASilentStream() {
    let recorder = source.timeout(2, scheduler: scheduler).recorder()
    scheduler.advance(by: 1.5)
    source.send(1)
    scheduler.advance(by: 1.5)
    #expect(recorder.values == [1] && recorder.completions.isEmpty)
    scheduler.advance(by: 1)
    #expect(recorder.completions == [.finished] && source.isCancelled)
  }

  @Test func aTimeoutMayFail() {
    let recorder = source.timeout(2, scheduler: scheduler, customError: { Problem() }).recorder()
    scheduler.advance(by: 3)
    #expect(recorder.completions == [.failure(Problem())])
  }

  @Test func timeBetweenValues() {
    let recorder = source.measureInterval(using: scheduler).recorder()
    scheduler.advance(by: 2)
    source.send(1)
    scheduler.advance(by: 0.5)
    source.send(2)
    #expect(recorder.values == [2, 0.5])
  }

  @Test func groupsOfAPeriod() {
    let recorder = source.collect(.byTime(scheduler, 1)).recorder()
    source.send(1)
    source.send(2)
    scheduler.advance(by: 1)
    scheduler.advance(by: 1)
    source.send(3)
    source.send(completion: .finished)
    scheduler.advance(by: 0)
    #expect(recorder.values == [[1, 2], [3]] && recorder.completions == [.finished])
  }

  @Test func groupsOfAPeriodOrACount() {
    let recorder = source.collect(.byTimeOrCount(scheduler, 1, 2)).recorder()
    for value in 1...3 { source.send(value) }
    scheduler.advance(by: 0)
    #expect(recorder.values == [[1, 2]])
    scheduler.advance(by: 1)
    #expect(recorder.values == [[1, 2], [3]])
  }

  @Test func subscribingRequestingAndCancellingAreScheduled() {
    let recorder = source.subscribe(on: scheduler).recorder(.max(1))
    #expect(source.requests.isEmpty)
    scheduler.advance(by: 0)
    scheduler.advance(by: 0)
    #expect(source.requests == [.max(1)])
    source.send(1)
    #expect(recorder.values == [1])
    recorder.cancel()
    #expect(!source.isCancelled)
    scheduler.advance(by: 0)
    #expect(source.isCancelled)
  }

  @Test func whatIsReceivedOnASchedulerIsRequestedThere() {
    let recorder = source.receive(on: scheduler).recorder(.max(1), then: .max(1))
    #expect(source.send(1) == .none)
    scheduler.advance(by: 0)
    #expect(recorder.values == [1] && source.requests == [.max(1), .max(1)])
  }
}
