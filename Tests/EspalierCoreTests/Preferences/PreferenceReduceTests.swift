// SPDX-License-Identifier: MIT

import Dispatch
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Specification P15–P26: when `reduce` is called, in which order, and how lazily. All siblings here are fixed.
@MainActor @Suite(.serialized) struct PreferenceReduceTests {
  /// The value that a reader of `key` gets, and the calls of `reduce`.
  private func combined<K: PreferenceKey>(_ key: K.Type, _ content: some View) -> (value: K.Value?, reduces: Int)
  where K.Value: Equatable {
    let log = Record<K.Value>()
    let (_, work) = making(content.on(key, log))
    #expect(log.values.count <= 1)
    return (log.values.last, work.reduces(of: key))
  }

  @Test("P15 a fixed sibling that writes nothing gives no value at all") func silentSibling() {
    #expect(
      combined(
        Sum.self,
        VStack {
          leaf.p(Sum.self, 1); leaf
        }) == (1, 0))
    #expect(
      combined(
        Last.self,
        VStack {
          leaf.p(Last.self, "x"); leaf
        }) == ("x", 0))
    #expect(
      combined(
        Last.self,
        VStack {
          leaf; leaf.p(Last.self, "x"); Text("b"); VStack {}
        }) == ("x", 0))
  }

  @Test("P18 no writer, no call") func noWriter() {
    #expect(
      combined(
        Sum.self,
        VStack {
          leaf; leaf
        }) == (nil, 0))
  }

  @Test("P19 equal values are combined like others") func equalValues() {
    #expect(
      combined(
        Sum.self,
        VStack {
          leaf.p(Sum.self, 4); leaf.p(Sum.self, 4)
        }) == (8, 1))
  }

  @Test("P20 a left fold in declaration order; the first value is the seed") func leftFold() {
    Traced.calls = []
    let root = VStack {
      leaf.p(Traced.self, "a"); leaf.p(Traced.self, "b"); leaf.p(Traced.self, "c")
    }
    #expect(combined(Traced.self, root) == ("abc", 2))
    #expect(Traced.calls == ["a+b", "ab+c"])
  }

  @Test("P21 n writers are n − 1 calls, silent siblings or not")
  func oneCallLess() {
    let root = HStack {
      namedLeaf("1"); leaf; namedLeaf("2"); namedLeaf("3"); Text("t"); namedLeaf("4"); namedLeaf("5"); leaf
    }
    #expect(combined(Cat.self, root) == (["1", "2", "3", "4", "5"], 4))
  }

  @Test("P22 containers combine their own siblings first") func nesting() {
    Traced.calls = []
    let root = VStack {
      leaf.p(Traced.self, "a")
      HStack {
        leaf.p(Traced.self, "b"); leaf.p(Traced.self, "c")
      }
      leaf.p(Traced.self, "d")
    }
    #expect(combined(Traced.self, root) == ("abcd", 3))
    #expect(Traced.calls == ["b+c", "a+bc", "abc+d"])
  }

  @Test("P23 where reduce does not request the next value, that value is never computed") func ignoredNextValue() {
    let computed = Record<Int>()
    let root = VStack {
      leaf.p(First.self, 1)
      VStack {
        leaf.p(First.self, 5); leaf.p(First.self, 6)
      }
      .transformPreference(First.self) { computed.values.append($0) }
    }
    #expect(combined(First.self, root) == (1, 1))
    #expect(computed.values == [])
  }

  @Test("P23 a change in a sibling that was not read does nothing") func ignoredChange() throws {
    let number = Cell(5)
    let log = Record<Int>()
    let root = VStack {
      leaf.p(First.self, 1)
      Stage(number) { number in
        VStack {
          leaf.p(First.self, number); leaf.p(First.self, 6)
        }
      }
    }
    let host = ViewHost(root.on(First.self, log))
    let work = try host.measure {
      number.value = 50
      try host.update()
    }
    #expect(log.values == [1])
    #expect(work.reduces(of: First.self) == 0)
  }

  @Test("P24 empty keeps the first, assignment the last, += adds up") func usualReduces() {
    #expect(
      combined(
        First.self,
        VStack {
          leaf.p(First.self, 1); leaf.p(First.self, 3)
        }) == (1, 1))
    #expect(
      combined(
        Last.self,
        VStack {
          leaf.p(Last.self, "a"); leaf.p(Last.self, "b")
        }) == ("b", 1))
    #expect(
      combined(
        Sum.self,
        VStack {
          leaf.p(Sum.self, 1); leaf.p(Sum.self, 3)
        }) == (4, 1))
  }

  @Test("P25 without a reader nothing is combined, now or later") func noReader() throws {
    let number = Cell(1)
    let (host, work) = making(
      Stage(number) { number in
        VStack {
          leaf.p(Sum.self, number); leaf.p(Sum.self, 3)
        }
      })
    #expect(work.reduces(of: Sum.self) == 0)
    let later = try host.measure {
      number.value = 2
      try host.update()
    }
    #expect(later.reduces(of: Sum.self) == 0)
  }

  @Test("P26 a next value that is requested twice is computed once") func aSecondRequest() {
    let computed = Record<Int>()
    let root = VStack {
      leaf.p(Eager.self, 1)
      VStack {
        leaf.p(Eager.self, 2); leaf.p(Eager.self, 3)
      }
      .transformPreference(Eager.self) { computed.values.append($0) }
    }
    #expect(combined(Eager.self, root) == (6, 2))
    #expect(computed.values == [5])
  }

  @Test("two readers of one container share its value") func sharedValue() {
    let root = VStack {
      namedLeaf("a"); namedLeaf("b")
    }.on(Cat.self, Record()).on(Cat.self, Record())
    #expect(combined(Cat.self, root) == (["a", "b"], 1))
  }

  @Test("a change of one of n fixed siblings folds them once more") func changeAmongSiblings() throws {
    let name = Cell("b")
    let root = VStack {
      namedLeaf("a"); Stage(name) { namedLeaf($0) }; namedLeaf("c");
      HStack {
        namedLeaf("d"); namedLeaf("e")
      }
    }
    let host = ViewHost(root.on(Cat.self, Record()))
    let work = try host.measure {
      name.value = "B"
      try host.update()
    }
    #expect(host.preference(Cat.self) == ["a", "B", "c", "d", "e"])
    #expect(work.reduces(of: Cat.self) == 3)
  }

  @Test("P20, P22: groups, loops, conditions, bodies and other containers keep the order of declaration")
  func order() {
    struct Pair: View {
      var body: some View {
        namedLeaf("p")
        namedLeaf("q")
      }
    }
    let row = HStack {
      Group {
        namedLeaf("a"); namedLeaf("b")
      }
      ForEach(0..<2) { namedLeaf("\($0)") }
      if true { namedLeaf("c") } else { namedLeaf("no") }
      Pair()
      AnyView(namedLeaf("z"))
    }
    #expect(value(of: Cat.self, in: row) == ["a", "b", "0", "1", "c", "p", "q", "z"])
    let grid = Grid {
      GridRow {
        namedLeaf("a"); namedLeaf("b")
      }
      namedLeaf("wide")
      GridRow { namedLeaf("c") }
    }
    #expect(value(of: Cat.self, in: grid) == ["a", "b", "wide", "c"])
    #expect(
      value(
        of: Cat.self,
        in: ScrollView {
          namedLeaf("a")
          ZStack {
            namedLeaf("b"); namedLeaf("c")
          }
        }) == ["a", "b", "c"])
  }

  @Test("P21: one call less than there are writers, in every kind of container")
  func calls() {
    @ViewBuilder func five() -> some View {
      leaf.p(Sum.self, 1); leaf.p(Sum.self, 2); leaf; leaf.p(Sum.self, 3); leaf.p(Sum.self, 4); leaf.p(Sum.self, 5)
    }
    func reduces(_ view: some View) -> Int { making(view.on(Sum.self, Record())).work.reduces(of: Sum.self) }
    #expect(reduces(VStack { five() }) == 4)
    #expect(reduces(ZStack { five() }) == 4)
    #expect(reduces(leaf.overlay { five() }) == 4)
    #expect(reduces(ScrollView { five() }) == 4)
    #expect(reduces(AnyLayout(HStackLayout())() { five() }) == 4)
  }
}

/// Joins strings and notes each call.
private enum Traced: PreferenceKey {
  static var defaultValue: String { "" }
  nonisolated(unsafe) static var calls: [String] = []
  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    calls.append("\(value)+\(next)")
    value += next
  }
}

/// Requests each value twice.
private enum Eager: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) {
    _ = nextValue()
    value += nextValue()
  }
}
