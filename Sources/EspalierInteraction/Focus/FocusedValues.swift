// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierMotion

/// A value that the view with the keyboard, or one around it, gives the rest of the window.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the view with the keyboard and the views around it set.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: any FocusedEntry] = [:]

  package init() {}

  /// The value of a key; nil if no view sets it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (values[ObjectIdentifier(key)] as? TypedEntry<Key.Value>)?.value }
    set { values[ObjectIdentifier(key)] = newValue.map { TypedEntry(value: $0) } }
  }

  /// The nearest object of a type.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (values[ObjectIdentifier(type)] as? TypedEntry<Object>)?.value }
    set { values[ObjectIdentifier(type)] = newValue.map { TypedEntry(value: $0) } }
  }

  /// These, and others for keys that are not set here.
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

  /// A value that may lead to state, such as a binding, counts as changed each time the view runs that sets it: the
  /// state belongs to the window's graph, and when it changes, the graph of the app's menus updates only if values are sent.
  func isEqual(to other: any FocusedEntry) -> Bool {
    guard Value.self is any Equatable.Type || Value.self is AnyObject.Type || _isPOD(Value.self) else { return false }
    return (other as? TypedEntry<Value>).map { valuesAreEqual(value, $0.value) } ?? false
  }
}

extension EnvironmentValues {
  /// The values that are set while a view here has the keyboard.
  @EnvironmentEntry var focusedValues: FocusedValues = FocusedValues()
}

/// The values that are set in a window now. Made at the first read.
@MainActor
package final class WindowFocusedValues: HostPart {
  /// The number of times the keyboard has moved to another view.
  let moves: StoredLocation<Int>
  /// The values for the whole window, by the modifier that sets them.
  let scene: StoredLocation<[ObjectIdentifier: FocusedValues]>
  /// The values of another graph: an app's own graph receives those of the window in front.
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
    values = host.subgraph.apply { Attribute(All(moves: moves, scene: scene, other: other, host: host)) }
  }

  package func receive(_ values: FocusedValues) { other.set(values, transaction: Transaction()) }

  /// Calls `action` after each update in which the values have changed, and soon.
  package func follow(in host: ViewGraph, _ action: @escaping @MainActor (FocusedValues) -> Void) {
    let values = values
    host.subgraph.apply {
      host.work.addEffect("focused values of the window") { [unowned(unsafe) host] in
        let values = values.value
        host.work.enqueueAction(.change) { action(values) }
      }
    }
  }

  func focusMoved() { moves.set(moves.get() + 1, transaction: Transaction()) }

  // Reads: the view with the keyboard, its environment, the values for the whole window.
  // Produces: all of them; values around the keyboard take precedence.
  // Costs: O(values).
  private struct All: Rule {
    let moves: StoredLocation<Int>
    let scene: StoredLocation<[ObjectIdentifier: FocusedValues]>
    let other: StoredLocation<FocusedValues>
    @HostReference var host: ViewGraph

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
      return host.focus.target?.focusedValues?.filled(from: whole) ?? whole
    }

    nonisolated static var label: String { "focused values" }
  }
}

extension ViewGraph {
  /// The values that the views around the focused one set.
  package var focusedValues: WindowFocusedValues { part(WindowFocusedValues.self) }
}
