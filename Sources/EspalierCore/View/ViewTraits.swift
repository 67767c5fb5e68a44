// SPDX-License-Identifier: MIT

import EspalierGraph

/// A value that a view gives its container: layout priority, z-index, tag, layout values, transition.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The traits of one element: attributes by key. The innermost writer of a key takes precedence (specification L39).
@MainActor
package struct ViewTraits {
  private var entries: [(key: ObjectIdentifier, value: AnyAttribute)] = []

  package nonisolated init() {}

  package var isEmpty: Bool { entries.isEmpty }

  package subscript<Key: _ViewTraitKey>(_ key: Key.Type) -> Attribute<Key.Value>? {
    for entry in entries where entry.key == ObjectIdentifier(key) { return entry.value.as(Key.Value.self) }
    return nil
  }

  package func value<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value { self[key]?.value ?? Key.defaultValue }

  package mutating func set<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Attribute<Key.Value>) {
    entries.removeAll { $0.key == ObjectIdentifier(key) }
    entries.append((ObjectIdentifier(key), value.any))
  }

  package mutating func setIfUnset<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Attribute<Key.Value>) {
    if self[key] == nil { entries.append((ObjectIdentifier(key), value.any)) }
  }

  /// Whether both are made of the same attributes.
  package func areSame(as other: ViewTraits) -> Bool {
    guard entries.count == other.entries.count else { return false }
    // A loop: a closure would be checked for its actor at each call.
    for index in entries.indices {
      let (own, others) = (entries[index], other.entries[index])
      if own.key != others.key || own.value != others.value { return false }
    }
    return true
  }

  package var weak: WeakViewTraits { WeakViewTraits(entries.map { (key: $0.key, value: WeakAnyAttribute($0.value)) }) }
}

/// The traits of an element that may be gone; it then has none.
@MainActor
package struct WeakViewTraits {
  private let entries: [(key: ObjectIdentifier, value: WeakAnyAttribute)]

  fileprivate init(_ entries: [(key: ObjectIdentifier, value: WeakAnyAttribute)]) { self.entries = entries }

  package subscript<Key: _ViewTraitKey>(_ key: Key.Type) -> Attribute<Key.Value>? {
    for entry in entries where entry.key == ObjectIdentifier(key) { return entry.value.attribute?.as(Key.Value.self) }
    return nil
  }
}
