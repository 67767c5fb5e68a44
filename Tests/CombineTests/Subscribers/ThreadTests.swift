// SPDX-License-Identifier: MIT

import Combine
import Dispatch
import Foundation
import Testing

/// Subjects, published properties and conduits used by several threads at a time: nothing is lost, nothing is delivered
/// twice at once. `swift test --sanitize thread` runs these as well.
@Suite struct ThreadTests {
  private static let threads = 4
  private static let rounds = 500

  /// Runs `body` on so many threads, which begin together. A dispatch queue would run short work on one thread, and
  /// nothing would race.
  private func onThreads(_ count: Int, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
    let (ready, start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    for index in 0..<count {
      Thread {
        ready.signal()
        start.wait()
        body(index)
        end.signal()
      }.start()
    }
    for _ in 0..<count { ready.wait() }
    for _ in 0..<count { start.signal() }
    for _ in 0..<count { end.wait() }
  }

  /// Runs `body` on all threads, so many rounds each.
  private func race(_ body: @escaping @Sendable (_ thread: Int, _ round: Int) -> Void) {
    onThreads(Self.threads) { thread in
      for round in 0..<Self.rounds { body(thread, round) }
    }
  }

  private static var total: Int { threads * rounds }

  /// Counts, and notes whether it was ever called twice at a time: the subscriber itself takes no lock.
  private final class Counter: @unchecked Sendable {
    private(set) var count = 0
    private(set) var overlaps = 0
    private var isInside = false

    func add() {
      if isInside { overlaps += 1 }
      isInside = true
      count += 1
      isInside = false
    }
  }

  @Test func aPassthroughSubjectDeliversEveryValueOneAtATime() {
    let subject = Shared(PassthroughSubject<Int, Never>())
    let counter = Counter()
    let subscription = subject.value.sink { _ in counter.add() }
    race { _, round in subject.value.send(round) }
    #expect(counter.count == Self.total && counter.overlaps == 0)
    subscription.cancel()
  }

  @Test func aCurrentValueSubjectDeliversEveryValueOneAtATime() {
    let subject = Shared(CurrentValueSubject<Int, Never>(0))
    let counter = Counter()
    let subscription = subject.value.sink { _ in counter.add() }
    race { _, round in subject.value.value = round }
    #expect(counter.count == Self.total + 1 && counter.overlaps == 0)
    subscription.cancel()
  }

  /// 512 bytes of one number. A copy that is made while another thread writes consists of two.
  private struct Wide {
    private typealias Eight<Part> = (Part, Part, Part, Part, Part, Part, Part, Part)
    private var parts: Eight<Eight<Int>>

    init(_ n: Int) {
      let eight = (n, n, n, n, n, n, n, n)
      parts = (eight, eight, eight, eight, eight, eight, eight, eight)
    }

    var isWhole: Bool {
      withUnsafeBytes(of: parts) { bytes in
        let numbers = bytes.bindMemory(to: Int.self)
        return numbers.allSatisfy { $0 == numbers[0] }
      }
    }
  }

  @Test func theCurrentValueIsNeverHalfOfAnother() {
    let subject = Shared(CurrentValueSubject<Wide, Never>(Wide(0)))
    // A thread counts in a place of its own.
    let torn = Shared(UnsafeMutableBufferPointer<Int>.allocate(capacity: Self.threads))
    defer { torn.value.deallocate() }
    torn.value.initialize(repeating: 0)
    onThreads(Self.threads) { thread in
      for round in 0..<50_000 {
        if thread % 2 == 0 { subject.value.value = Wide(round * Self.threads + thread) }
        if !subject.value.value.isWhole { torn.value[thread] += 1 }
      }
    }
    #expect(torn.value.allSatisfy { $0 == 0 }, "torn: \(Array(torn.value))")
  }

  @Test func subscribersComeAndGoWhileValuesAreSent() {
    let subject = Shared(PassthroughSubject<Int, Never>())
    race { thread, round in
      if thread == 0 { return subject.value.send(round) }
      let subscription = subject.value.map { $0 }.sink { _ in }
      subscription.cancel()
    }
    let counter = Counter()
    let subscription = subject.value.sink { _ in counter.add() }
    subject.value.send(1)
    #expect(counter.count == 1)
    subscription.cancel()
  }

  /// The value of a request is never older than one that was delivered before.
  @Test func aSlowSubscriberEndsWithTheLatestValue() {
    for _ in 0..<50 {
      let subject = Shared(CurrentValueSubject<Int, Never>(0))
      let recorder = Shared(Recorder<Int, Never>(initial: .none))
      subject.value.subscribe(recorder.value)
      onThreads(2) { thread in
        for round in 1...100 {
          if thread == 0 { subject.value.send(round) } else { recorder.value.request(.max(1)) }
        }
      }
      recorder.value.request(.unlimited)
      #expect(recorder.value.values.last == 100)
      #expect(recorder.value.values == recorder.value.values.sorted())
    }
  }

  @Test func onlyOneThreadEndsASubject() {
    for _ in 0..<50 {
      let subject = Shared(PassthroughSubject<Int, Never>())
      let counter = Counter()
      let subscription = subject.value.sink(receiveCompletion: { _ in counter.add() }, receiveValue: { _ in })
      onThreads(Self.threads) { _ in subject.value.send(completion: .finished) }
      #expect(counter.count == 1)
      subscription.cancel()
    }
  }

  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var count = 0
  }

  @Test func aPublishedPropertyIsSetByAllThreads() {
    let model = Model()
    let (changes, values) = (Counter(), Counter())
    let subscriptions = [
      model.objectWillChange.sink { changes.add() }, model.$count.sink { _ in values.add() },
    ]
    race { _, round in model.count = round }
    #expect(changes.count == Self.total && values.count == Self.total + 1)
    #expect(changes.overlaps == 0 && values.overlaps == 0)
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test func severalUpstreamsOfOneSubscriber() {
    let subjects = Shared((0..<Self.threads).map { _ in PassthroughSubject<Int, Never>() })
    let (merged, zipped, latest) = (Counter(), Counter(), Counter())
    let subscriptions = [
      Publishers.MergeMany(subjects.value).sink { _ in merged.add() },
      subjects.value[0].zip(subjects.value[1]).sink { _ in zipped.add() },
      subjects.value[0].combineLatest(subjects.value[1]).sink { _ in latest.add() },
    ]
    race { thread, round in subjects.value[thread].send(round) }
    #expect(merged.count == Self.total && zipped.count == Self.rounds)
    #expect(latest.count <= 2 * Self.rounds && latest.count >= Self.rounds)
    #expect(merged.overlaps + zipped.overlaps + latest.overlaps == 0)
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test func aConcurrentQueueDeliversOneValueAtATime() {
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let counter = Counter()
    let group = DispatchGroup()
    let subscription = (0..<200).publisher.receive(on: queue, options: .init(group: group)).sink { _ in counter.add() }
    group.wait()
    #expect(counter.overlaps == 0 && counter.count <= 200)
    subscription.cancel()
  }

  @Test func aCancellableRunsItsActionOnce() {
    let counter = Counter()
    let cancellable = Shared(AnyCancellable { counter.add() })
    race { _, _ in cancellable.value.cancel() }
    #expect(counter.count == 1)
  }

  @Test func aPromiseIsKeptOnce() {
    for _ in 0..<50 {
      var promise: Future<Int, Never>.Promise?
      let future = Future<Int, Never> { promise = $0 }
      let counter = Counter()
      let subscription = future.sink { _ in counter.add() }
      let fulfill = Shared(promise!)
      onThreads(Self.threads) { thread in fulfill.value(.success(thread)) }
      #expect(counter.count == 1)
      subscription.cancel()
    }
  }

  /// A value that the threads of a test share; its safety from several threads is under test.
  private struct Shared<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}
