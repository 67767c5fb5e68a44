// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierGraph

/// A node's decision whether an array is the same as before.
@MainActor
@Suite struct ArrayComparisonTests {
  private struct Copy<Value>: Rule {
    let source: Attribute<Value>
    mutating func value() -> Value { source.value }
  }

  private func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
    let subgraph = Subgraph(parent: nil)
    defer { subgraph.destroy() }
    return subgraph.apply {
      let source = Attribute.input(old)
      let copy = Attribute(Copy(source: source))
      let reader = Attribute(Copy(source: copy))
      _ = reader.value
      let before = Graph.statistics.rulesRun
      source.set(new)
      _ = reader.value
      return Graph.statistics.rulesRun == before
    }
  }

  @Test func integersCompareByTheirBytes() {
    #expect(isSame([1, 2, 3], [1, 2, 3]))
    #expect(!isSame([1, 2, 3], [1, 2, 4]))
    #expect(!isSame([1, 2, 3], [1, 2]))
    #expect(isSame([Int](), []))
  }

  @Test func zeroHasTwoSignsButOneValue() {
    #expect(isSame([0.0, 1], [-0.0, 1]))
    #expect(!isSame([0.0, 1], [0.0, 2]))
  }

  @Test("A difference is found wherever it is in a long array", arguments: [0, 1, 255, 256, 511, 512, 998, 999])
  func longArrays(place: Int) {
    let numbers = (0..<1000).map(Double.init)
    var (signs, other) = (numbers, numbers)
    signs[0] = -0.0
    other[place] = -1
    #expect(isSame(numbers, signs))
    #expect(!isSame(numbers, other) && !isSame(signs, other))
  }

  @Test func stringsCompareByValue() {
    #expect(isSame(["a long string that lives on the heap"], ["a long string that " + "lives on the heap"]))
    #expect(!isSame(["a"], ["b"]))
  }
}
