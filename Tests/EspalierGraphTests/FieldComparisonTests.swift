// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierGraph

/// Equal values are equal, whatever lies between their fields: the case looks/11.
@MainActor
@Suite("Values compared by their fields") struct FieldComparisonTests {
  /// Two values that are made field by field in memory with different bytes in the gaps.
  private final class Pair<Value> {
    let a = UnsafeMutableRawPointer.allocate(byteCount: max(MemoryLayout<Value>.size, 1), alignment: 16)
    let b = UnsafeMutableRawPointer.allocate(byteCount: max(MemoryLayout<Value>.size, 1), alignment: 16)

    init(_ first: UInt8 = 0xAA, _ second: UInt8 = 0x55) {
      a.initializeMemory(as: UInt8.self, repeating: first, count: MemoryLayout<Value>.size)
      b.initializeMemory(as: UInt8.self, repeating: second, count: MemoryLayout<Value>.size)
    }

    @discardableResult func set<Field>(_ path: PartialKeyPath<Value>, _ first: Field, _ second: Field) -> Pair {
      let offset = MemoryLayout<Value>.offset(of: path)!
      (a + offset).initializeMemory(as: Field.self, repeating: first, count: 1)
      (b + offset).initializeMemory(as: Field.self, repeating: second, count: 1)
      return self
    }

    @discardableResult func set<Field>(_ path: PartialKeyPath<Value>, _ both: Field) -> Pair { set(path, both, both) }

    var areEqual: Bool { FieldComparison.of(Value.self).areEqual(a, b) }
    var bytesDiffer: Bool {
      !UnsafeRawBufferPointer(start: a, count: MemoryLayout<Value>.size)
        .elementsEqual(UnsafeRawBufferPointer(start: b, count: MemoryLayout<Value>.size))
    }
    func areEqual(in range: Range<Int>) -> Bool { FieldComparison.of(Value.self).areEqual(a, b, in: range) }
  }

  private struct Early {
    var flag: Bool
    var number: Int
  }
  private struct Middle {
    var name: String
    var flag: Bool
    var other: String
  }
  private struct Nested {
    var early: Early
    var flag: Bool
    var pair: (UInt8, Int32)
    var last: Double
  }
  private struct Same: Equatable {
    var flag: Bool
    var number: Int
  }
  private struct WithEquatable {
    var small: UInt8
    var same: Same
    var tail: UInt16
    var end: Int
  }

  @Test("Bytes between fields do not count, wherever they lie")
  func gaps() {
    let early = Pair<Early>().set(\.flag, true).set(\.number, 5)
    #expect(early.bytesDiffer && early.areEqual)
    #expect(!Pair<Early>().set(\.flag, true).set(\.number, 5, 6).areEqual)
    #expect(!Pair<Early>().set(\.flag, true, false).set(\.number, 5).areEqual)
    let text = "a text that is too long for the value itself"
    let middle = Pair<Middle>().set(\.name, text).set(\.flag, true).set(\.other, "b")
    #expect(middle.bytesDiffer && middle.areEqual)
    #expect(!Pair<Middle>().set(\.name, text).set(\.flag, true).set(\.other, "b", "c").areEqual)
    let nested = Pair<Nested>().set(\.early.flag, true).set(\.early.number, 1).set(\.flag, false).set(
      \.pair.0, UInt8(1)
    )
    .set(\.pair.1, Int32(2)).set(\.last, 1.5)
    #expect(nested.bytesDiffer && nested.areEqual)
    #expect(
      !Pair<Nested>().set(\.early.flag, true).set(\.early.number, 1).set(\.flag, false).set(\.pair.0, UInt8(1))
        .set(\.pair.1, Int32(2), Int32(3)).set(\.last, 1.5).areEqual)
    let equatable = Pair<WithEquatable>().set(\.small, UInt8(1)).set(\.same.flag, true).set(\.same.number, 2)
      .set(\.tail, UInt16(3)).set(\.end, 4)
    #expect(equatable.bytesDiffer && equatable.areEqual)
  }

  @Test("A part of a value is compared by the fields in it, inside of an equatable field too")
  func parts() {
    let pair = Pair<Nested>().set(\.early.flag, true).set(\.early.number, 1).set(\.flag, false, true)
      .set(\.pair.0, UInt8(1)).set(\.pair.1, Int32(2)).set(\.last, 1.5)
    let flag = MemoryLayout<Nested>.offset(of: \.flag)!
    #expect(pair.areEqual(in: 0..<MemoryLayout<Early>.size))
    #expect(!pair.areEqual(in: flag..<flag + 1))
    #expect(pair.areEqual(in: flag + 1..<MemoryLayout<Nested>.size))
    let inside = Pair<WithEquatable>().set(\.small, UInt8(1)).set(\.same.flag, true).set(\.same.number, 2, 3)
      .set(\.tail, UInt16(3)).set(\.end, 4)
    let same = MemoryLayout<WithEquatable>.offset(of: \.same)!
    #expect(inside.areEqual(in: same..<same + 1))
    #expect(!inside.areEqual(in: same + 8..<same + 16))
    #expect(!inside.areEqual(in: same..<same + 16))
  }

  private final class Object {}
  private enum Choice {
    case empty, other
    case padded(Bool, Int)
    case text(String)
  }
  private protocol Labelled {}
  private struct Small: Labelled {
    var flag: Bool
    var number: Int32
  }
  private struct Ignoring: Equatable {
    var id: Int
    var note: String
    static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  }

  private struct Holder<Value> {
    var before = UInt8(1)
    var value: Value
    var after = 2
  }

  private func compare<Value>(_ a: Value, _ b: Value) -> Bool {
    let pair = Pair<Holder<Value>>().set(\.before, UInt8(1)).set(\.value, a, b).set(\.after, 2)
    #expect(pair.bytesDiffer)
    return pair.areEqual
  }

  @Test("Equatable fields by ==, references and closures by identity, the rest by what is in it")
  func kinds() {
    let (one, two) = (Object(), Object())
    #expect(compare(one, one) && !compare(one, two))
    #expect(compare(Object?.some(one), one) && !compare(Object?.some(one), nil) && compare(Object?.none, nil))
    let text = "some text which needs memory of its own"
    #expect(compare(text, String(text.reversed().reversed())) && !compare(text, text + "."))
    #expect(compare([1, 2, 3], [1, 2, 3]) && !compare([1, 2], [2, 1]))
    #expect(compare(Ignoring(id: 1, note: "a"), Ignoring(id: 1, note: "b")))
    #expect(!compare(Ignoring(id: 1, note: "a"), Ignoring(id: 2, note: "a")))
    #expect(compare(Early?.some(Early(flag: true, number: 1)), Early(flag: true, number: 1)))
    #expect(!compare(Early?.some(Early(flag: true, number: 1)), Early(flag: false, number: 1)))
    #expect(!compare(Early?.some(Early(flag: true, number: 1)), nil))
    #expect(compare(Choice.padded(true, 3), .padded(true, 3)) && !compare(Choice.padded(true, 3), .padded(true, 4)))
    #expect(compare(Choice.text(text), .text(text)) && !compare(Choice.text("a"), .padded(true, 1)))
    #expect(compare(Choice.empty, .empty) && !compare(Choice.empty, .other) && !compare(Choice.empty, .text("")))
    let labelled: any Labelled = Small(flag: true, number: 1)
    #expect(compare(labelled, Small(flag: true, number: 1)) && !compare(labelled, Small(flag: true, number: 2)))
    #expect(compare(5 as Any, 5 as Any) && !compare(5 as Any, 6 as Any) && !compare(5 as Any, "5" as Any))
    #expect(compare(Int.self as Any.Type, Int.self) && !compare(Int.self as Any.Type, Bool.self))
    #expect(compare(one as AnyObject, one) && !compare(one as AnyObject, two))
    #expect(compare((1, "a"), (1, "a")) && !compare((1, "a"), (1, "b")))
    #expect(!compare(Double.nan, 1) && !compare(-1.0, 1))
  }

  @Test("Closures are equal if they are the same one")
  func closures() {
    struct Acting {
      var flag = true
      var action: () -> Void
    }
    let (one, two) = (Object(), Object())
    let acting = Acting { _ = one }
    let copy = acting
    #expect(valuesAreEqual(acting, copy) && !valuesAreEqual(acting, Acting { _ = two }))
    #expect(!valuesAreEqual(acting, Acting(flag: false, action: acting.action)))
  }

  @Test("Weak references are compared by identity, without being loaded")
  func weakReferences() {
    struct Weak {
      var flag = true
      weak var object: Object?
      var number = 1
    }
    let (one, two) = (Object(), Object())
    func areEqual(_ a: Weak, _ b: Weak) -> Bool { valuesAreEqual(a, b) }
    #expect(areEqual(Weak(object: one), Weak(object: one)) && !areEqual(Weak(object: one), Weak(object: two)))
  }

  @Test("A rule does not run again for a part with equal fields, nor for an equal element of an array")
  func cutOff() {
    withGraph { _ in
      let runs = Counter()
      func make(_ name: String, _ end: String) -> Middle { Middle(name: name, flag: true, other: end) }
      let long = "a name that is too long for the value itself"
      let value = Attribute<Middle>.input(make(long, "a"))
      let name = rule {
        runs.count += 1
        return value.field(at: 0, as: String.self).value
      }
      let rows = Attribute<[Middle]>.input([make(long, "a"), make(long, "b")])
      let elements = Counter()
      let first = rule {
        elements.count += 1
        return rows.element(0).name
      }
      name.keepAlive()
      first.keepAlive()
      drain()
      #expect((runs.take(), elements.take()) == (1, 1))
      value.set(make(String(long.reversed().reversed()), "b"))
      rows.set([make(String(long.reversed().reversed()), "a"), make(long, "c")])
      drain()
      #expect((runs.take(), elements.take()) == (0, 0))
      value.set(make("another", "b"))
      rows.set([make(long, "z"), make(long, "c")])
      drain()
      #expect((runs.take(), elements.take()) == (1, 1))
    }
  }
}
