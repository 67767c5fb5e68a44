// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite struct OperatorTests {
  @Test func transformations() {
    let numbers = [1, 2, 2, 3].publisher
    #expect(numbers.map { $0 * 10 }.record().values == [10, 20, 20, 30])
    #expect(["a", "bb"].publisher.map(\.count).record().values == [1, 2])
    #expect(numbers.filter { $0 != 2 }.record().values == [1, 3])
    #expect(["1", "x"].publisher.compactMap { Int($0) }.record().values == [1])
    #expect(numbers.removeDuplicates().record().values == [1, 2, 3])
    #expect(numbers.scan(0, +).record().values == [1, 3, 5, 8])
    #expect([1, nil].publisher.replaceNil(with: 9).record().values == [1, 9])
  }

  @Test func gathering() {
    let numbers = [1, 2, 3].publisher
    #expect(numbers.reduce(0, +).record().values == [6])
    #expect(numbers.collect().record().values == [[1, 2, 3]])
    #expect(numbers.collect(2).record().values == [[1, 2], [3]])
    #expect(numbers.last().record().values == [3])
    #expect(numbers.count().record().values == [3])
    #expect(numbers.contains(2).record().values == [true])
  }

  @Test func someOfTheValues() {
    let numbers = [1, 2, 3].publisher
    #expect(numbers.first().record() == ([1], "finished"))
    #expect(numbers.prefix(2).record() == ([1, 2], "finished"))
    #expect(numbers.prefix(0).record() == ([], "finished"))
    #expect(numbers.prefix(while: { $0 < 2 }).record() == ([1], "finished"))
    #expect(numbers.dropFirst().record().values == [2, 3])
    #expect(numbers.drop(while: { $0 < 3 }).record().values == [3])
    #expect(numbers.ignoreOutput().record() == ([], "finished"))
  }

  @Test func anEndlessSequenceStopsWithItsSubscriber() {
    #expect((1...).publisher.prefix(3).record().values == [1, 2, 3])
    #expect((1...).publisher.flatMap { Just($0) }.prefix(3).record().values == [1, 2, 3])
  }

  @Test func startsAndEnds() {
    #expect(Just(1).record() == ([1], "finished"))
    #expect(Empty<Int, Never>().record() == ([], "finished"))
    #expect(Empty<Int, Never>(completeImmediately: false).record() == ([], nil))
    #expect(Fail<Int, Problem>(error: Problem()).record() == ([], "failure"))
    #expect([Int]().publisher.record() == ([], "finished"))
    #expect(Optional(1).publisher.record() == ([1], "finished"))
    #expect([2].publisher.prepend(1).append(3).record().values == [1, 2, 3])
    #expect([Int]().publisher.replaceEmpty(with: 7).record().values == [7])
  }

  @Test func aDeferredPublisherIsMadeForEachSubscriber() {
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(deferred.record().values == [1])
    #expect(deferred.record().values == [2])
  }

  @Test func aFutureRunsOnceAndKeepsItsResult() {
    var promise: Future<Int, Problem>.Promise?
    var runs = 0
    let future = Future<Int, Problem> {
      runs += 1
      promise = $0
    }
    #expect(future.record() == ([], nil))
    promise?(.success(1))
    promise?(.success(2))
    #expect(future.record() == ([1], "finished"))
    #expect(runs == 1)
  }

  @Test func aFutureDeliversLater() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var seen: [Int] = []
    let subscription = future.sink { seen.append($0) }
    promise?(.success(4))
    #expect(seen == [4])
    subscription.cancel()
  }

  @Test func handleEventsAndPrintReportWhatHappens() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = [1].publisher.print("p", to: lines).map { $0 }.record()
    #expect(lines.text.contains("p: request unlimited\np: receive value: (1)\np: receive finished\n"))
  }
}

func == (left: (values: [Int], end: String?), right: ([Int], String?)) -> Bool {
  left.values == right.0 && left.end == right.1
}
