// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite struct SubjectTests {
  @Test func aPassthroughSubjectReachesItsSubscribers() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    subject.send(1)
    let subscription = subject.sink { seen.append($0) }
    subject.send(2)
    subscription.cancel()
    subject.send(3)
    #expect(seen == [2])
  }

  @Test func aPassthroughSubjectDropsValuesWithoutDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(initial: .max(1))
    subject.subscribe(recorder)
    subject.send(1)
    subject.send(2)
    recorder.request(.max(1))
    subject.send(3)
    #expect(recorder.values == [1, 3])
  }

  @Test func aCurrentValueSubjectBeginsWithItsValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let subscription = subject.sink { seen.append($0) }
    subject.value = 2
    subject.send(3)
    #expect(seen == [1, 2, 3])
    #expect(subject.value == 3)
    subscription.cancel()
  }

  @Test func aCurrentValueSubjectKeepsTheLatestForASlowSubscriber() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = Recorder<Int, Never>(initial: .none)
    subject.subscribe(recorder)
    subject.send(2)
    subject.send(3)
    recorder.request(.max(1))
    #expect(recorder.values == [3])
  }

  @Test func nothingFollowsTheEnd() {
    let subject = PassthroughSubject<Int, Problem>()
    let recorder = Recorder<Int, Problem>(initial: .unlimited)
    subject.subscribe(recorder)
    subject.send(completion: .failure(Problem()))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.values.isEmpty)
    #expect(recorder.completions == [.failure(Problem())])
    #expect(subject.record().end == "failure")
  }

  @Test func aValueSentFromADeliveryNests() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let subscription = subject.sink { value in
      log.append("in \(value)")
      if value < 3 { subject.send(value + 1) }
      log.append("out \(value)")
    }
    subject.send(1)
    #expect(log == ["in 1", "in 2", "in 3", "out 3", "out 2", "out 1"])
    subscription.cancel()
  }

  @Test func aSubscriberMayCancelItselfWhileItReceives() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var subscription: AnyCancellable?
    subscription = subject.sink { value in
      seen.append(value)
      subscription?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(seen == [1])
  }
}
