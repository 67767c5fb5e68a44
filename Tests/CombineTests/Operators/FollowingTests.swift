// SPDX-License-Identifier: MIT

import Combine
import Testing

/// Operators that subscribe to something else because of an event.
@Suite struct FollowingTests {
  private let source = Source<Int, Problem>()
  private let other = Source<Int, Problem>()

  @Test func valuesBeforeAnothersFirstAreDropped() {
    let recorder = source.drop(untilOutputFrom: other).recorder()
    #expect(other.requests == [.max(1)])
    source.send(1)
    other.send(0)
    source.send(2)
    #expect(recorder.values == [2])
  }

  @Test func anotherThatEndsWithoutAValueIsTheEnd() {
    let recorder = source.drop(untilOutputFrom: other).recorder()
    other.send(completion: .finished)
    #expect(recorder.completions == [.finished] && source.isCancelled)
  }

  @Test func valuesEndWithAnothersFirst() {
    let recorder = source.prefix(untilOutputFrom: other).recorder()
    source.send(1)
    other.send(0)
    source.send(2)
    #expect(recorder.values == [1] && recorder.completions == [.finished] && source.isCancelled)
  }

  @Test func theReplacementOfAFailureIsRequestedWhatIsLeft() {
    let recorder = source.catch { _ in other }.recorder(.max(3))
    source.send(1)
    source.send(completion: .failure(Problem()))
    #expect(other.requests == [.max(2)])
    other.send(2)
    #expect(recorder.values == [1, 2])
  }

  @Test func theSecondOfTwoIsRequestedWhatIsLeft() {
    let recorder = source.append(other).recorder(.max(3))
    source.send(1)
    source.send(completion: .finished)
    #expect(other.requests == [.max(2)])
    other.send(2)
    other.send(completion: .finished)
    #expect(recorder.values == [1, 2] && recorder.completions == [.finished])
  }

  @Test func retriesAreCounted() {
    var attempts = 0
    let publisher = Deferred { () -> Fail<Int, Problem> in
      attempts += 1
      return Fail(error: Problem())
    }
    #expect(publisher.retry(3).record().end == "failure")
    #expect(attempts == 4)
  }

  /// A retry does not nest: the stack stays as it is.
  @Test func retriesWithoutAnEndDoNotOverrunTheStack() {
    var left = 100_000
    let publisher = Deferred { () -> Result<Int, Problem>.Publisher in
      left -= 1
      return left == 0 ? .init(.success(1)) : .init(.failure(Problem()))
    }
    #expect(publisher.retry(Int.max).record().values == [1])
  }

  @Test func anInnerPublisherIsRequestedOneValueAtATime() {
    let children = [Source<Int, Problem>(), Source<Int, Problem>()]
    let recorder = source.flatMap { children[$0] }.recorder(.max(2))
    source.send(0)
    source.send(1)
    #expect(children.map(\.requests) == [[.max(1)], [.max(1)]])
    #expect([children[0].send(1), children[1].send(2), children[0].send(3)] == [.max(1), .max(1), .none])
    #expect(recorder.values == [1, 2])
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2, 3] && children[0].requests == [.max(1), .max(1)])
  }

  @Test func theNewestInnerPublisherIsRequestedWhatIsLeft() {
    let children = [Source<Int, Problem>(), Source<Int, Problem>()]
    let recorder = source.map { children[$0] }.switchToLatest().recorder(.max(3))
    source.send(0)
    children[0].send(1)
    source.send(1)
    #expect(children[0].isCancelled && children[1].requests == [.max(2)])
    children[0].send(2)
    children[1].send(3)
    #expect(recorder.values == [1, 3])
  }

  @Test func eightPublishersMerge() {
    let sources = (0..<8).map { _ in Source<Int, Problem>() }
    let recorder = sources[0].merge(
      with: sources[1], sources[2], sources[3], sources[4], sources[5], sources[6], sources[7]
    ).recorder()
    for (index, source) in sources.enumerated() { source.send(index) }
    for source in sources.dropLast() { source.send(completion: .finished) }
    #expect(recorder.values == Array(0..<8) && recorder.completions.isEmpty)
    sources[7].send(completion: .finished)
    #expect(recorder.completions == [.finished])
  }

  @Test func aZipEndsWhenNoPairCanFollow() {
    let recorder = source.zip(other).map { $0 + $1 }.recorder()
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    other.send(10)
    #expect(recorder.completions.isEmpty)
    other.send(20)
    #expect(recorder.values == [11, 22] && recorder.completions == [.finished] && other.isCancelled)
  }

  @Test func aCombinationThatWasNotRequestedIsTheLatest() {
    let recorder = source.combineLatest(other).map { $0 * 10 + $1 }.recorder(.max(1))
    source.send(1)
    other.send(1)
    other.send(2)
    other.send(3)
    #expect(recorder.values == [11])
    recorder.request(.max(1))
    #expect(recorder.values == [11, 13])
  }
}
