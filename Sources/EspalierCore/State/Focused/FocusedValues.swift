// SPDX-License-Identifier: MIT

import EspalierGraph

/// A value that the view with the keyboard, or one around it, tells the rest of the window.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view with the keyboard and the views around it tell.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: any FocusedEntry] = [:]

  package init() {}

  /// Nil where nobody tells it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (values[ObjectIdentifier(key)] as? TypedEntry<Key.Value>)?.value }
    set { values[ObjectIdentifier(key)] = newValue.map { TypedEntry(value: $0) } }
  }

  /// The nearest object of a type.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (values[ObjectIdentifier(type)] as? TypedEntry<Object>)?.value }
    set { values[ObjectIdentifier(type)] = newValue.map { TypedEntry(value: $0) } }
  }

  /// These, and others where these say nothing.
  func filled(from other: FocusedValues) -> FocusedValues {
    var result = other
    result.values.merge(values) { _, own in own }
    return result
  }

  public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
    a.values.count == b.values.count
      && a.values.allSatisfy { key, value in b.values[key].map { value.isEqual(to: $0) } ?? false }
  }
}

private protocol FocusedEntry {
  func isEqual(to other: any FocusedEntry) -> Bool
}

private struct TypedEntry<Value>: FocusedEntry {
  let value: Value
  func isEqual(to other: any FocusedEntry) -> Bool {
    (other as? TypedEntry<Value>).map { valuesAreEqual(value, $0.value) } ?? false
  }
}

extension EnvironmentValues {
  private enum ValuesKey: EnvironmentKey { static var defaultValue: FocusedValues { FocusedValues() } }

  /// What is told while a view here has the keyboard.
  var focusedValues: FocusedValues {
    get { self[ValuesKey.self] }
    set { self[ValuesKey.self] = newValue }
  }
}

/// What is told in a window now. Made when somebody asks for it first.
@MainActor
package final class FocusedValuesKeeper: HostPart {
  /// Counts how often the keyboard went somewhere else.
  let moves: StoredLocation<Int>
  /// What views tell wherever the keyboard is, by the modifier that says so.
  let scene: StoredLocation<[ObjectIdentifier: FocusedValues]>
  /// What another graph tells: an app's own graph hears of the window with the user's attention.
  private let other: StoredLocation<FocusedValues>
  package let values: Attribute<FocusedValues>

  package init(_ host: ViewGraph) {
    let (moves, scene, other) = host.subgraph.apply {
      (
        StoredLocation(0, host: host), StoredLocation<[ObjectIdentifier: FocusedValues]>([:], host: host),
        StoredLocation(FocusedValues(), host: host)
      )
    }
    self.moves = moves
    self.scene = scene
    self.other = other
    values = host.subgraph.apply { Attribute(Told(moves: moves, scene: scene, other: other, host: host)) }
  }

  package func hear(_ values: FocusedValues) { other.set(values, transaction: Transaction()) }

  /// Calls `action` after each update in which something else is told, and soon.
  package func follow(in host: ViewGraph, _ action: @escaping @MainActor (FocusedValues) -> Void) {
    let values = values
    host.subgraph.apply { host.addEffect(Attribute(Follow(values: values, host: host, action: action)).any) }
  }

  // Reads: what is told.
  // Produces: nothing; tells it on.
  private struct Follow: Rule {
    let values: Attribute<FocusedValues>
    unowned(unsafe) let host: ViewGraph
    let action: @MainActor (FocusedValues) -> Void

    mutating func value() -> Int {
      let (values, action) = (self.values.value, self.action)
      host.enqueueAction(.change) { action(values) }
      return 0
    }

    nonisolated static var label: String { "focused values of the window" }
  }

  func focusMoved() { moves.set(moves.get() + 1, transaction: Transaction()) }

  // Reads: where the keyboard is, the environment there, what is told for the whole window.
  // Produces: all of it; what lies around the keyboard counts first.
  // Costs: O(values).
  private struct Told: Rule {
    let moves: StoredLocation<Int>
    let scene: StoredLocation<[ObjectIdentifier: FocusedValues]>
    let other: StoredLocation<FocusedValues>
    unowned(unsafe) let host: ViewGraph

    init(
      moves: StoredLocation<Int>, scene: StoredLocation<[ObjectIdentifier: FocusedValues]>,
      other: StoredLocation<FocusedValues>, host: ViewGraph
    ) {
      self.moves = moves
      self.scene = scene
      self.other = other
      self.host = host
    }

    mutating func value() -> FocusedValues {
      _ = moves.get()
      let whole = scene.get().values.reduce(FocusedValues()) { $0.filled(from: $1) }.filled(from: other.get())
      return host.events.focus.target?.focusedValues?.filled(from: whole) ?? whole
    }

    nonisolated static var label: String { "focused values" }
  }
}

extension ViewGraph {
  /// What the views around the keyboard's focus offer.
  package var focusedValues: FocusedValuesKeeper { part(FocusedValuesKeeper.self) }
  package var focusedValuesIfMade: FocusedValuesKeeper? { partIfMade(FocusedValuesKeeper.self) }
}
