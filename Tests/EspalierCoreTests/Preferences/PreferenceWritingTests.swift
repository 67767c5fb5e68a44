// SPDX-License-Identifier: MIT

import Dispatch
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Specification P1–P14: defaults, writing, overriding, transforming.
@MainActor @Suite struct PreferenceWritingTests {
  @Test("P1 a reader without a writer gets the default") func defaultValue() {
    let log = Record<Int>()
    _ = ViewHost(leaf.overlayPreferenceValue(Sum.self) { log.add($0) })
    #expect(log.values == [0])
    #expect(value(of: Last.self, in: leaf) == "d")
  }

  @Test("P3 an optional value needs no default: it is nil") func optionalDefault() {
    #expect(Opt.defaultValue == nil)
    #expect(value(of: Opt.self, in: leaf) == nil)
    #expect(
      value(
        of: Opt.self,
        in: VStack {
          leaf.p(Opt.self, nil); leaf.p(Opt.self, 3)
        }) == 3)
  }

  @Test("P4 a reader receives what was written, once") func oneCall() {
    #expect(delivered(Last.self, by: leaf.p(Last.self, "x")) == ["x"])
  }

  @Test("P5 the outer writer replaces everything below it, without reduce") func outerWriterWins() {
    let (host, work) = making(leaf.p(Sum.self, 2).p(Sum.self, 3).on(Sum.self, Record()))
    #expect(host.preference(Sum.self) == 3)
    #expect(work.reduces(of: Sum.self) == 0)
  }

  @Test("P6 a writer on a container replaces its children's values, which are never combined") func containerWriter() {
    let log = Record<[String]>()
    let (_, work) = making(
      VStack {
        namedLeaf("c1"); namedLeaf("c2")
      }.p(Cat.self, ["parent"]).on(Cat.self, log))
    #expect(log.values == [["parent"]])
    #expect(work.reduces(of: Cat.self) == 0)
  }

  @Test("P7 a reader below an outer writer gets the inner value") func innerReader() {
    let inner = Record<Int>()
    let outer = Record<Int>()
    _ = ViewHost(leaf.p(Sum.self, 2).on(Sum.self, inner).p(Sum.self, 3).on(Sum.self, outer))
    #expect(inner.values == [2])
    #expect(outer.values == [3])
  }

  @Test("P8 a transform gets the value that its subtree's siblings were reduced to") func transformAfterReduce() {
    let root = VStack {
      leaf.p(Sum.self, 1); leaf.p(Sum.self, 2)
    }.transformPreference(Sum.self) { $0 += 10 }
    #expect(delivered(Sum.self, by: root) == [13])
  }

  @Test("P9 a transform starts from the default where no view wrote") func transformOfDefault() {
    #expect(delivered(Sum.self, by: leaf.transformPreference(Sum.self) { $0 += 10 }) == [10])
    #expect(delivered(Last.self, by: leaf.transformPreference(Last.self) { $0 += "!" }) == ["d!"])
  }

  @Test("P10 inner transforms come first") func transformOrder() {
    let root = leaf.p(Sum.self, 1).transformPreference(Sum.self) { $0 *= 2 }.transformPreference(Sum.self) { $0 += 1 }
    #expect(delivered(Sum.self, by: root) == [3])
  }

  @Test("P10 a transform below a writer is lost, one above it is not") func transformAndWriter() {
    let lost = leaf.transformPreference(Sum.self) { $0 += 10 }.p(Sum.self, 1)
    #expect(delivered(Sum.self, by: lost) == [1])
    #expect(delivered(Sum.self, by: leaf.p(Sum.self, 1).transformPreference(Sum.self) { $0 += 10 }) == [11])
  }

  @Test("P11 a transform does not run while the key has no reader") func transformIsLazy() throws {
    let number = Cell(1)
    let calls = Record<Int>()
    let root = Stage(number) { number in
      leaf.p(Sum.self, number).transformPreference(Sum.self) { calls.values.append($0) }
    }
    let host = ViewHost(root)
    number.value = 2
    try host.update()
    #expect(calls.values == [])
    #expect(host.preference(Sum.self) == 2)
    #expect(calls.values == [2])
    // The root was a reader for that one call.
    number.value = 3
    try host.update()
    #expect(calls.values == [2])
  }

  @Test("keys do not know of each other") func separateKeys() {
    let root = VStack {
      leaf.p(Sum.self, 1).p(Last.self, "a"); leaf.p(Last.self, "b").p(Sum.self, 2)
    }
    #expect(value(of: Sum.self, in: root) == 3)
    #expect(value(of: Last.self, in: root) == "b")
    #expect(value(of: Opt.self, in: root) == nil)
  }

  @Test("any type is a value: closures, existentials, nothing at all") func valueTypes() {
    let root = leaf.p(Closures.self, [{ 4 }]).p(Anything.self, "text").p(Nothing.self, ())
    #expect(value(of: Closures.self, in: root).map { $0() } == [4])
    #expect(value(of: Anything.self, in: root) as? String == "text")
    value(
      of: Nothing.self,
      in: VStack {
        root; root
      })
  }

  @Test("P2: a default that means nothing may be combined anywhere; one that means something shows")
  func identityOfReduce() {
    @ViewBuilder func withEmptySiblings<K: PreferenceKey>(_ key: K.Type, _ one: K.Value) -> some View {
      VStack {
        ZStack { ForEach(0..<0) { _ in leaf } }
        leaf.p(key, one)
        HStack { ForEach(0..<0) { _ in leaf } }
      }
    }
    #expect(value(of: Sum.self, in: withEmptySiblings(Sum.self, 3)) == 3)
    #expect(value(of: Cat.self, in: withEmptySiblings(Cat.self, ["a"])) == ["a"])
    #expect(value(of: Opt.self, in: withEmptySiblings(Opt.self, 4)) == 4)
    #expect(value(of: Width.self, in: withEmptySiblings(Width.self, 5)) == 5)
    #expect(value(of: Last.self, in: withEmptySiblings(Last.self, "x")) == "d")
  }
}

private enum Closures: PreferenceKey {
  static var defaultValue: [() -> Int] { [] }
  static func reduce(value: inout [() -> Int], nextValue: () -> [() -> Int]) { value += nextValue() }
}

private enum Anything: PreferenceKey {
  static var defaultValue: Any { 0 }
  static func reduce(value: inout Any, nextValue: () -> Any) { value = nextValue() }
}

private enum Nothing: PreferenceKey {
  static var defaultValue: Void { () }
  static func reduce(value: inout Void, nextValue: () -> Void) { nextValue() }
}
