// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierGraph

/// A reader depends on just the part of a value that it read.
@Suite(.serialized) @MainActor
struct PartTests {
  struct Pair: Equatable {
    var first: Int
    var second: String
  }

  struct Opaque {
    var name: String
    var action: () -> Int
  }

  @Test func aReaderOfOneFieldSleepsWhenAnotherChanges() {
    withGraph { _ in
      let first = Counter()
      let second = Counter()
      let pair = Attribute<Pair>.input(Pair(first: 1, second: "a"))
      let readsFirst = rule {
        first.count += 1
        return pair.field(at: MemoryLayout<Pair>.offset(of: \.first)!, as: Int.self).value
      }
      let readsSecond = rule {
        second.count += 1
        return pair.field(at: MemoryLayout<Pair>.offset(of: \.second)!, as: String.self).value
      }
      readsFirst.keepAlive()
      readsSecond.keepAlive()
      drain()
      #expect((first.take(), second.take()) == (1, 1))
      pair.set(Pair(first: 2, second: "a"))
      drain()
      #expect((first.take(), second.take()) == (1, 0))
      pair.set(Pair(first: 2, second: "b"))
      drain()
      #expect((first.take(), second.take()) == (0, 1))
      #expect(readsFirst.value == 2)
      #expect(readsSecond.value == "b")
    }
  }

  @Test func theResultOfARuleHasPartsToo() {
    withGraph { _ in
      let runs = Counter()
      let input = Attribute<Int>.input(1)
      let pair = rule { (input.value / 10, input.value % 10) }
      let tens = rule {
        runs.count += 1
        return pair.field(at: 0, as: Int.self).value
      }
      tens.keepAlive()
      drain()
      #expect(runs.take() == 1)
      input.set(2)
      drain()
      #expect(runs.take() == 0)
      input.set(12)
      drain()
      #expect(runs.take() == 1)
      #expect(tens.value == 1)
    }
  }

  @Test func valuesWithoutEqualityCompareByTheBytesRead() {
    withGraph { _ in
      let runs = Counter()
      let opaque = Attribute<Opaque>.input(Opaque(name: "a", action: { 1 }))
      let name = rule {
        runs.count += 1
        return opaque.field(at: 0, as: String.self).value
      }
      let action = rule { opaque.value.action() }
      name.keepAlive()
      action.keepAlive()
      drain()
      #expect(runs.take() == 1)
      opaque.set(Opaque(name: "a", action: { 2 }))
      drain()
      #expect(runs.take() == 0)
      #expect(action.value == 2)
    }
  }

  @Test func aReaderOfOneElementSleepsWhenAnotherChanges() {
    withGraph { _ in
      let runs = [Counter(), Counter(), Counter()]
      let array = Attribute<[String]>.input(["a", "b", "c"])
      let readers = (0..<3).map { index in
        rule {
          runs[index].count += 1
          return array.element(index)
        }
      }
      for reader in readers { reader.keepAlive() }
      drain()
      #expect(runs.map { $0.take() } == [1, 1, 1])
      array.set(["a", "B", "c"])
      drain()
      #expect(runs.map { $0.take() } == [0, 1, 0])
      #expect(readers.map(\.value) == ["a", "B", "c"])
      array.set(["a", "B", "c", "d"])
      drain()
      #expect(runs.map { $0.take() } == [0, 0, 0])
    }
  }

  @Test func anElementThatIsGoneWakesNobodyUntilItIsBack() {
    withGraph { _ in
      let runs = Counter()
      let array = Attribute<[Int]>.input([1, 2, 3])
      let last = rule {
        runs.count += 1
        return array.element(2)
      }
      last.keepAlive()
      drain()
      #expect(runs.take() == 1)
      array.set([1])
      drain()
      #expect(runs.take() == 0)
      array.set([1, 2, 4])
      drain()
      #expect(runs.take() == 1)
      #expect(last.value == 4)
    }
  }

  @Test func readingTwoPartsInTurnsTakesTwoEdges() {
    withGraph { _ in
      let pair = Attribute<(Int, Int)>.input((1, 2))
      let sum = rule { (0..<100).reduce(0) { sum, _ in sum + pair.part0.value + pair.part1.value } }
      let before = Graph.statistics.edgesLive
      #expect(sum.value == 300)
      #expect(Graph.statistics.edgesLive == before + 2)
    }
  }

  @Test func valuesWithGreatAlignmentLieWhereTheyMust() {
    withGraph { _ in
      let small = Attribute<Int8>.input(1)
      let wide = Attribute<SIMD16<Float>>.input(SIMD16(repeating: 1))
      let sum = rule { wide.value.sum() + Float(small.value) }
      let doubled = rule { wide.value * 2 }
      #expect(sum.value == 17)
      #expect(doubled.value.sum() == 32)
      wide.set(SIMD16(repeating: 2))
      #expect(sum.value == 33)
      #expect(doubled.value.sum() == 64)
    }
  }

  @Test func aValueLargerThanEverySizeClassIsStored() {
    withGraph { _ in
      let large = Attribute<InlineArray<4000, Int>>.input(InlineArray(repeating: 1))
      let last = rule { large.value[3999] }
      #expect(last.value == 1)
      large.set(InlineArray(repeating: 2))
      #expect(last.value == 2)
    }
  }
}

extension Attribute<(Int, Int)> {
  fileprivate var part0: Attribute<Int> { field(at: 0, as: Int.self) }
  fileprivate var part1: Attribute<Int> { field(at: 8, as: Int.self) }
}
