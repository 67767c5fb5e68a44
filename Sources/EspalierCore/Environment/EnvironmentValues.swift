// SPDX-License-Identifier: MIT

import EspalierGraph

/// A value in the environment, by type.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value that views read if no view around sets one.
  static var defaultValue: Value { get }
}

/// The values that flow down the tree by name: fonts, colours, locale, and any that views set.
///
/// A chain of overrides, the nearest first: copying is free, writing adds a link.
public struct EnvironmentValues: CustomStringConvertible {
  private var head: EnvironmentEntry?

  /// An environment in which every key has its default.
  public init() {}

  /// The value of a key, or the key's default if none was set; O(n) for n values that were set around.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let entry = EnvironmentEntry.nearest(ObjectIdentifier(key), from: head) else { return K.defaultValue }
      return unsafeDowncast(entry, to: TypedEntry<K.Value>.self).value
    }
    set { head = TypedEntry(key: ObjectIdentifier(key), type: key, value: newValue, next: head) }
  }

  /// The nearest object of a type that was put in by `environmentObject(_:)` or `environment(_:)`.
  package func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    (EnvironmentEntry.nearest(ObjectIdentifier(type), from: head) as? TypedEntry<Object?>)?.value
  }

  package mutating func setObject<Object: AnyObject>(_ object: Object?) {
    head = TypedEntry(key: ObjectIdentifier(Object.self), type: Object.self, value: object, next: head)
  }

  /// Whether both are the same values without a comparison of any. O(1).
  package func areSame(as other: EnvironmentValues) -> Bool { head === other.head }

  /// The values that were written since `origin`, on top of other values.
  package func rebased(from origin: EnvironmentValues, onto place: EnvironmentValues) -> EnvironmentValues {
    var written: [EnvironmentEntry] = []
    var entry = head
    while let each = entry, each !== origin.head {
      written.append(each)
      entry = each.next
    }
    var result = place
    for each in written.reversed() {
      result.head = each.rebased(from: origin.head, onto: place.head, before: result.head)
    }
    return result
  }

  /// The differences from the environment of a parent, as names, the values there and the values here, in the order in
  /// which they were written; for dumps.
  package func differences(from parent: EnvironmentValues) -> [[String]] {
    var result: [[String]] = []
    var seen: Set<ObjectIdentifier> = []
    var entry = head
    while let each = entry, each !== parent.head {
      if seen.insert(each.key).inserted {
        let below = EnvironmentEntry.nearest(each.key, from: parent.head)
        if below.map({ !each.hasEqualValue($0) }) ?? true {
          result.append([each.name, below?.valueDescription ?? "its default", each.valueDescription])
        }
      }
      entry = each.next
    }
    return result.reversed()
  }

  public var description: String {
    var parts: [String] = []
    var entry = head
    while let each = entry {
      parts.append(each.description)
      entry = each.next
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}

extension EnvironmentValues: Equatable {
  /// Whether the two were written in the same way with equal values; values that cannot be compared count as different.
  public static func == (a: EnvironmentValues, b: EnvironmentValues) -> Bool {
    var left = a.head
    var right = b.head
    while true {
      if left === right { return true }
      guard let l = left, let r = right, l.key == r.key, l.hasEqualValue(r) else { return false }
      left = l.next
      right = r.next
    }
  }
}

private class EnvironmentEntry: CustomStringConvertible {
  let key: ObjectIdentifier
  /// The type of the key, or of an object.
  let type: Any.Type
  let next: EnvironmentEntry?

  init(key: ObjectIdentifier, type: Any.Type, next: EnvironmentEntry?) {
    self.key = key
    self.type = type
    self.next = next
  }

  /// The name of the key; of one that `@Entry` has made, the name of its property.
  var name: String {
    let name = "\(type)"
    return name.hasPrefix("__Key_") ? String(name.dropFirst(6)) : name
  }

  /// The nearest entry of a key in a chain. Inlined: every read of the environment searches one.
  @inline(__always)
  static func nearest(_ key: ObjectIdentifier, from head: EnvironmentEntry?) -> EnvironmentEntry? {
    var entry = head
    while let each = entry, each.key != key { entry = each.next }
    return entry
  }

  func hasEqualValue(_ other: EnvironmentEntry) -> Bool { false }
  /// The entry in another chain. The parts of a value that are equal in `origin` are taken from `place`.
  func rebased(
    from origin: EnvironmentEntry?, onto place: EnvironmentEntry?, before next: EnvironmentEntry?
  ) -> EnvironmentEntry { self }
  var description: String { name }
  var valueDescription: String { "" }
}

private final class TypedEntry<Value>: EnvironmentEntry {
  let value: Value

  init(key: ObjectIdentifier, type: Any.Type, value: Value, next: EnvironmentEntry?) {
    self.value = value
    super.init(key: key, type: type, next: next)
  }

  override func rebased(
    from origin: EnvironmentEntry?, onto place: EnvironmentEntry?, before next: EnvironmentEntry?
  ) -> EnvironmentEntry {
    var value = value
    if let parts = value as? any EnvironmentParts { value = join(parts, origin, place) }
    return TypedEntry(key: key, type: type, value: value, next: next)
  }

  private func join<Parts: EnvironmentParts>(
    _ parts: Parts, _ origin: EnvironmentEntry?, _ place: EnvironmentEntry?
  ) -> Value {
    func find(_ head: EnvironmentEntry?) -> Parts {
      (EnvironmentEntry.nearest(key, from: head) as? TypedEntry<Parts>)?.value ?? Parts()
    }
    return parts.rebased(from: find(origin), onto: find(place)) as! Value
  }

  override func hasEqualValue(_ other: EnvironmentEntry) -> Bool {
    guard let other = other as? TypedEntry<Value> else { return false }
    return valuesAreEqual(value, other.value)
  }

  override var description: String { "\(name) = \(value)" }
  override var valueDescription: String { describeForDump(value) }
}
