// SPDX-License-Identifier: MIT

import EspalierGraph

/// A value that views give the container around them, by type.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// What a container reads of a view without the value.
  static var defaultValue: Value { get }
}

/// The values that a view gives the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key, or the key's default if none was set.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Both, those of `inner` where both have a value.
  fileprivate mutating func merge(_ inner: ContainerValues) { values.merge(inner.values) { $1 } }
}

package enum ContainerValuesTraitKey: _ViewTraitKey {
  package nonisolated static var defaultValue: ContainerValues { ContainerValues() }
}

/// Writes one value for the container around a view; the innermost writer of a value counts.
nonisolated public struct _ContainerValueWritingModifier<Value>: _PrimitiveViewModifier {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(_Graph(), inputs)
  }

  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    _ViewListOutputs(
      body(_Graph(), inputs).list?.map { element in
        let wrapped = WrappedElement(element)
        let inner = element.traits[ContainerValuesTraitKey.self]
        let values = element.subgraph.apply { Attribute(Values(modifier: modifier.attribute, inner: inner)) }
        wrapped.traits.set(ContainerValuesTraitKey.self, values)
        return wrapped
      })
  }

  public static var _isUnary: Bool { false }

  private struct Values: Rule {
    let modifier: Attribute<_ContainerValueWritingModifier>
    let inner: Attribute<ContainerValues>?
    mutating func value() -> ContainerValues {
      let modifier = self.modifier.value
      var values = ContainerValues()
      values[keyPath: modifier.keyPath] = modifier.value
      if let inner { values.merge(inner.value) }
      return values
    }
    nonisolated static var label: String { "container values" }
  }
}

extension View {
  /// Gives the container around this view a value.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(_ContainerValueWritingModifier(keyPath: keyPath, value: value))
  }
}
