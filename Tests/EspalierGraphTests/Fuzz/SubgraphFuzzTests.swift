// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Testing

@testable import EspalierGraph

/// Lists whose rule makes and ends a subgraph for each element while it runs, in several levels, as a view tree does.
@Suite(.serialized) @MainActor
struct SubgraphFuzzTests {
  /// A rule that keeps one subgraph with a leaf, and perhaps a list inside, for each key that it reads.
  struct List: Rule {
    let keys: Attribute<[Int]>
    let numbers: [Attribute<Int>]
    let nested: [Attribute<[Int]>]
    let parent: Subgraph
    var children: [Int: (subgraph: Subgraph, value: Attribute<Int>)] = [:]
    var keepsAlive: Bool

    mutating func value() -> Int {
      let keys = keys.value
      for (key, child) in children where !keys.contains(key) {
        child.subgraph.destroy()
        children[key] = nil
      }
      var sum = 0
      for key in keys {
        if children[key] == nil {
          let subgraph = Subgraph(parent: parent)
          children[key] = (subgraph, subgraph.apply { makeChild(key, subgraph) })
        }
        sum &+= LostRead.value(children[key]!.value) &* (key + 1)
      }
      return sum % 1009
    }

    @MainActor private func makeChild(_ key: Int, _ subgraph: Subgraph) -> Attribute<Int> {
      let number = numbers[key % numbers.count]
      guard let inner = nested.first else { return leaf(number, key) }
      let list = Attribute(
        List(
          keys: inner, numbers: numbers, nested: Array(nested.dropFirst()), parent: subgraph,
          keepsAlive: keepsAlive))
      let result = rule { number.value &+ list.value }
      if keepsAlive, key % 3 == 0 { result.keepAlive() }
      return result
    }

    @MainActor private func leaf(_ number: Attribute<Int>, _ key: Int) -> Attribute<Int> {
      let lazy = rule { number.value % 3 }
      return rule { key % 2 == 0 ? lazy.value : number.value }
    }
  }

  func expected(_ keys: [Int], _ numbers: [Int], _ nested: [[Int]]) -> Int {
    var sum = 0
    for key in keys {
      let number = numbers[key % numbers.count]
      let value: Int
      if let inner = nested.first {
        value = number &+ expected(inner, numbers, Array(nested.dropFirst()))
      } else {
        value = key % 2 == 0 ? number % 3 : number
      }
      sum &+= value &* (key + 1)
    }
    return sum % 1009
  }

  @Test func listsAgreeWithTheirOracle() {
    for seed in fuzzSeeds(40) {
      withGraph { root in
        var random = SplitMix(seed: seed)
        func someKeys() -> [Int] { (0..<6).filter { _ in random.chance(50) } }
        var numbers = (0..<4).map { _ in random.below(10) }
        var lists = (0..<1 + random.below(3)).map { _ in someKeys() }
        let numberInputs = numbers.map { Attribute<Int>.input($0) }
        let listInputs = lists.map { Attribute<[Int]>.input($0) }
        let outer = Attribute(
          List(
            keys: listInputs[0], numbers: numberInputs, nested: Array(listInputs.dropFirst()), parent: root,
            keepsAlive: random.chance(50)))
        if random.chance(70) { outer.keepAlive() }
        for round in 0..<25 {
          for _ in 0...random.below(3) {
            if random.chance(50) {
              let index = random.below(numbers.count)
              numbers[index] = random.below(10)
              numberInputs[index].set(numbers[index])
            } else {
              let index = random.below(lists.count)
              lists[index] = someKeys()
              listInputs[index].set(lists[index])
            }
          }
          Graph.checkInvariants()
          if random.chance(70) { Graph.drain() }
          Graph.checkInvariants()
          if random.chance(70) {
            #expect(
              outer.value == expected(lists[0], numbers, Array(lists.dropFirst())), "seed \(seed) round \(round)")
          }
        }
      }
    }
  }
}
