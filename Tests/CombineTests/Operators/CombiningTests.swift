// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite struct CombiningTests {
  let a = PassthroughSubject<Int, Never>()
  let b = PassthroughSubject<Int, Never>()
  let c = PassthroughSubject<Int, Never>()

  @Test func combineLatestWaitsForAllThenFollowsEach() {
    var seen: [[Int]] = []
    let subscription = a.combineLatest(b).sink { seen.append([$0, $1]) }
    a.send(1)
    a.send(2)
    b.send(10)
    b.send(20)
    a.send(3)
    #expect(seen == [[2, 10], [2, 20], [3, 20]])
    subscription.cancel()
    a.send(4)
    #expect(seen.count == 3)
  }

  @Test func combineLatestOfThreeAndFour() {
    var three: [[Int]] = []
    var four: [Int] = []
    let subscriptions = [
      a.combineLatest(b, c).sink { three.append([$0, $1, $2]) },
      Publishers.CombineLatest4(a, b, c, Just(100)).sink { four.append($0 + $1 + $2 + $3) },
    ]
    a.send(1)
    b.send(2)
    c.send(3)
    b.send(5)
    #expect(three == [[1, 2, 3], [1, 5, 3]])
    #expect(four == [106, 109])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func combineLatestEndsWithItsLast() {
    var isFinished = false
    let subscription = a.combineLatest(b).sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
    a.send(1)
    b.send(1)
    a.send(completion: .finished)
    #expect(!isFinished)
    b.send(completion: .finished)
    #expect(isFinished)
    subscription.cancel()
  }

  @Test func aValueSentFromACombinationIsCombinedToo() {
    var seen: [[Int]] = []
    let subscription = a.combineLatest(b).sink { [a] left, right in
      seen.append([left, right])
      if left < 3 { a.send(left + 1) }
    }
    b.send(0)
    a.send(1)
    #expect(seen == [[1, 0], [2, 0], [3, 0]])
    subscription.cancel()
  }

  @Test func zipPairsInOrder() {
    var seen: [[Int]] = []
    let subscription = a.zip(b).sink { seen.append([$0, $1]) }
    a.send(1)
    a.send(2)
    b.send(10)
    b.send(20)
    #expect(seen == [[1, 10], [2, 20]])
    subscription.cancel()
    #expect([1, 2].publisher.zip([3, 4, 5].publisher).map { $0 + $1 }.record() == ([4, 6], "finished"))
  }

  @Test func mergeTakesValuesAsTheyCome() {
    var seen: [Int] = []
    let subscription = a.merge(with: b, c, Just(0)).sink { seen.append($0) }
    a.send(1)
    c.send(3)
    b.send(2)
    #expect(seen == [0, 1, 3, 2])
    subscription.cancel()
    #expect([1].publisher.merge(with: [2].publisher).record() == ([1, 2], "finished"))
  }

  @Test func flatMapKeepsAllInnerPublishers() {
    let subjects = [a, b]
    var seen: [Int] = []
    let subscription = subjects.publisher.flatMap { $0 }.sink { seen.append($0) }
    a.send(1)
    b.send(2)
    a.send(3)
    #expect(seen == [1, 2, 3])
    subscription.cancel()
    a.send(4)
    #expect(seen == [1, 2, 3])
  }

  @Test func flatMapRespectsItsLimit() {
    var opened: [Int] = []
    let subjects = [a, b]
    let subscription = [0, 1].publisher.flatMap(maxPublishers: .max(1)) { index in
      opened.append(index)
      return subjects[index]
    }.sink { _ in }
    #expect(opened == [0])
    a.send(completion: .finished)
    #expect(opened == [0, 1])
    subscription.cancel()
  }

  @Test func switchToLatestLeavesTheOlderOne() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var seen: [Int] = []
    var isFinished = false
    let subscription = outer.switchToLatest().sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { seen.append($0) })
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    #expect(seen == [1, 3])
    outer.send(completion: .finished)
    #expect(!isFinished)
    b.send(completion: .finished)
    #expect(isFinished)
    subscription.cancel()
  }
}
