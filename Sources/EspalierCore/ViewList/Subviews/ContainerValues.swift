// SPDX-License-Identifier: MIT

import EspalierGraph

/// A value that views give the container around them, by type.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value that a container reads for a view that does not set one.
  static var defaultValue: Value { get }
}

/// The values that a view gives the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tags that `tag(_:includeOptional:)` wrote.
  private var viewTag: ViewTag?

  package init() {}

  /// The values of a view with these traits. In a rule, depends on them.
  @MainActor package init(_ traits: ViewTraits) {
    self = traits.value(ContainerValuesTraitKey.self)
    viewTag = traits.value(TagTraitKey.self)
  }

  /// The same outside of rules.
  @MainActor package init(latestOf traits: WeakViewTraits) {
    self = traits[ContainerValuesTraitKey.self]?.peek() ?? ContainerValues()
    viewTag = traits[TagTraitKey.self]?.peek()
  }

  /// The value of a key, or the key's default if none was set.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of this type that `tag(_:includeOptional:)` gave the view; nil without one. The optional of a tag's type finds it
  /// too, unless the tag was made without.
  public func tag<V: Hashable>(for type: V.Type) -> V? { viewTag?.value(as: type) }

  /// Whether the view has this tag: its type is a part of it.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// Adds the values of `inner`, which take precedence.
  fileprivate mutating func merge(_ inner: ContainerValues) { values.merge(inner.values) { $1 } }
}

package enum ContainerValuesTraitKey: _ViewTraitKey {
  package nonisolated static var defaultValue: ContainerValues { ContainerValues() }
}

/// Writes one value for the container around a view; the innermost writer of a value takes precedence.
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
