// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Article 4: what `reduce` is for, when it is called, and when it is not.
@MainActor @Suite(.serialized) struct Article4ReduceTests {
  @Test("2. every view has the default, whatever reduce does", arguments: [Behaviour.last, .first, .sum])
  func everyViewHasTheDefault(behaviour: Behaviour) {
    Numeric.behaviour = behaviour
    #expect(value(of: Numeric.self, in: Text("A")) == 0)
    #expect(
      value(
        of: Numeric.self,
        in: VStack {
          Text("A"); Text("B")
        }) == 0)
  }

  @Test("3.1 no child sets the key: reduce is not called, neither for the leaves nor for the container") func noChild()
  {
    let (value, calls) = read(
      VStack {
        Text("A"); Text("B")
      })
    #expect(value == 0)
    #expect(calls == [])
  }

  @Test("3.2 one child sets the key: its value is the container's, without reduce") func oneChild() {
    for behaviour in Behaviour.allCases {
      let (value, calls) = read(
        VStack {
          Text("A").numeric(1); Text("B")
        }, behaviour)
      #expect(value == 1)
      #expect(calls == [])
    }
  }

  @Test("3.2 a leaf's own value needs no reduce either") func oneLeaf() {
    #expect(read(Text("A").numeric(1)) == (1, []))
  }

  @Test("3.3 several children set the key: reduce is called, even for equal values") func severalChildren() {
    #expect(
      read(
        VStack {
          Text("A").numeric(1); Text("B").numeric(3)
        }
      ).calls == ["1, 3"])
    #expect(
      read(
        VStack {
          Text("A").numeric(1); Text("B").numeric(1)
        }
      ).calls == ["1, 1"])
  }

  @Test("4. the first value is the current one; the others are combined with it from first to last") func order() {
    let root = VStack {
      Text("A").numeric(1); Text("B").numeric(2); Text("C").numeric(3); Text("D").numeric(4)
    }
    #expect(read(root) == (10, ["1, 2", "3, 3", "6, 4"]))
  }

  @Test("4. from A to Z: 25 calls in the order of declaration") func alphabet() {
    let root = VStack { ForEach(1..<27) { Text("\($0)").numeric($0) } }
    let (value, calls) = read(root)
    #expect(value == 351)
    #expect(calls == (1..<26).map { "\($0 * ($0 + 1) / 2), \($0 + 1)" })
  }

  @Test("4. only siblings are combined; a child with children hands over its final value") func recursion() {
    let root = VStack {
      Text("A").numeric(1)
      HStack {
        Text("B").numeric(10);
        VStack {
          Text("C").numeric(100); Text("D").numeric(200)
        }
      }
      Text("E").numeric(2)
    }
    let (value, calls) = read(root)
    #expect(value == 313)
    #expect(calls.sorted() == ["1, 310", "10, 300", "100, 200", "311, 2"])
  }

  @Test("5.1 value = nextValue() keeps the last") func assignment() {
    #expect(
      read(
        VStack {
          Text("A").numeric(1); Text("B").numeric(3)
        }, .last) == (3, ["1, 3"]))
  }

  @Test("5.2 an empty reduce keeps the first") func empty() {
    #expect(
      read(
        VStack {
          Text("A").numeric(1); Text("B").numeric(3)
        }, .first) == (1, ["1"]))
  }

  @Test("5.3 value += nextValue() adds up all children") func sum() {
    #expect(
      read(
        VStack {
          Text("A").numeric(1); Text("B").numeric(3)
        }, .sum) == (4, ["1, 3"]))
  }

  @Test("5.4 arrays and dictionaries gather all values") func collections() {
    let root = VStack {
      namedLeaf("a").p(Table.self, ["x": 1])
      HStack {
        namedLeaf("b").p(Table.self, ["y": 2]); namedLeaf("c").p(Table.self, ["x": 5])
      }
    }
    #expect(value(of: Cat.self, in: root) == ["a", "b", "c"])
    #expect(value(of: Table.self, in: root) == ["x": 6, "y": 2])
  }

  @Test("6. a changed child: everything from scratch, nothing is kept") func functionOfState() throws {
    let number = Cell(1)
    Numeric.behaviour = .sum
    let log = Record<Int>()
    let root = Stage(number) { number in
      VStack {
        Text("A").numeric(number); Text("B").numeric(3)
      }
    }
    let host = ViewHost(root.on(Numeric.self, log))
    for next in [5, -3, 1] {
      Numeric.calls = []
      let work = try host.measure {
        number.value = next
        try host.update()
      }
      #expect(Numeric.calls == ["\(next), 3"])
      #expect(work.reduces(of: Numeric.self) == 1)
    }
    #expect(log.values == [4, 8, 0, 4])
  }

  @Test("7. no reader of the key: nothing is computed") func nobodyReads() {
    Numeric.calls = []
    let (_, work) = making(
      VStack {
        Text("A").numeric(1); Text("B").numeric(3)
      })
    #expect(Numeric.calls == [])
    #expect(work.reduces(of: Numeric.self) == 0)
  }

  @Test("7. onPreferenceChange is all it takes") func somebodyReads() {
    Numeric.calls = []
    Numeric.behaviour = .sum
    let log = Record<Int>()
    let (_, work) = making(
      VStack {
        Text("A").numeric(1); Text("B").numeric(3)
      }.on(Numeric.self, log))
    #expect(Numeric.calls == ["1, 3"])
    #expect(work.reduces(of: Numeric.self) == 1)
    #expect(log.values == [4])
  }

  @Test("7. a reader beside the container, or below it, is no reader of the container") func readerElsewhere() {
    Numeric.calls = []
    let root = HStack {
      VStack {
        Text("A").numeric(1); Text("B").numeric(3)
      }
      Text("C").numeric(5).on(Numeric.self, Record())
    }
    _ = ViewHost(root)
    #expect(Numeric.calls == [])
  }

  @Test("8. reduce does not call nextValue: once in all, and the inner VStack's value is never computed") func lazy() {
    let inner = Record<Int>()
    let root = VStack {
      Text("A").numeric(1)
      VStack {
        Text("X").numeric(5); Text("Y").numeric(6)
      }.transformPreference(Numeric.self) { inner.values.append($0) }
    }
    #expect(read(root, .first) == (1, ["1"]))
    #expect(inner.values == [])
  }

  @Test("8. with a reduce that requests the next value, the inner VStack is computed, once") func asking() {
    let inner = Record<Int>()
    let root = VStack {
      Text("A").numeric(1)
      VStack {
        Text("X").numeric(5); Text("Y").numeric(6)
      }.transformPreference(Numeric.self) { inner.values.append($0) }
    }
    #expect(read(root, .sum).value == 12)
    #expect(inner.values == [11])
  }

  /// The value that a reader of `content` receives, and the calls of `reduce` for it.
  private func read(_ content: some View, _ behaviour: Behaviour = .sum) -> (value: Int, calls: [String]) {
    Numeric.behaviour = behaviour
    Numeric.calls = []
    let log = Record<Int>()
    let (host, work) = making(content.on(Numeric.self, log))
    #expect(work.reduces(of: Numeric.self) == Numeric.calls.count)
    let calls = Numeric.calls
    let value = host.preference(Numeric.self)
    #expect(log.values.isEmpty ? value == 0 : log.values == [value])
    return (value, calls)
  }
}

enum Behaviour: CaseIterable { case last, first, sum }

/// A number whose `reduce` is one of the usual three, and which notes its calls: the value, and the next one if
/// requested.
private enum Numeric: PreferenceKey {
  static var defaultValue: Int { 0 }
  nonisolated(unsafe) static var behaviour = Behaviour.sum
  nonisolated(unsafe) static var calls: [String] = []

  static func reduce(value: inout Int, nextValue: () -> Int) {
    if behaviour == .first { return calls.append("\(value)") }
    let next = nextValue()
    calls.append("\(value), \(next)")
    value = behaviour == .last ? next : value + next
  }
}

extension View {
  fileprivate func numeric(_ number: Int) -> some View { preference(key: Numeric.self, value: number) }
}
