// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite struct AsyncValuesTests {
  @Test func eachStepRequestsOneValue() async throws {
    let subject = CurrentValueSubject<Int, Never>(1)
    var iterator = subject.values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    // Between two steps only the newest value is kept, as a subject does for a slow subscriber.
    subject.send(2)
    subject.send(3)
    #expect(await iterator.next() == 3)
    subject.send(completion: .finished)
    #expect(await iterator.next() == nil)
  }

  @Test func aSequenceIsReadAsFarAsTheLoopGoes() async {
    var read = 0
    let numbers = sequence(first: 1) { last in
      read += 1
      return last + 1
    }
    for await value in numbers.publisher.values where value == 3 { break }
    // One element beyond what was requested is known, to find the end.
    #expect(read <= 3)
  }

  @Test func aFailureIsThrownOnce() async throws {
    let subject = PassthroughSubject<Int, Problem>()
    var iterator = subject.values.makeAsyncIterator()
    subject.send(completion: .failure(Problem()))
    await #expect(throws: Problem.self) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test func aCancelledTaskStopsWaiting() async {
    let subject = PassthroughSubject<Int, Never>()
    let task = Task {
      var count = 0
      for await _ in subject.values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test func aFutureMayFail() async throws {
    #expect(try await Future<Int, Problem> { $0(.success(1)) }.value == 1)
    await #expect(throws: Problem.self) { try await Future<Int, Problem> { $0(.failure(Problem())) }.value }
  }
}
