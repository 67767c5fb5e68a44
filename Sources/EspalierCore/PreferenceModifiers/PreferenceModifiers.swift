// SPDX-License-Identifier: MIT

import EspalierGraph

/// `.preference(key:value:)`.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: _PrimitiveViewModifier {
  public var value: Key.Value

  public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    // The value is a part of the modifier: no node of its own.
    let value = modifier.field(at: 0, as: Key.Value.self).attribute
    outputs.preferences = WritingNode<Key>(outputs.preferences) { value }
    return outputs
  }
}

extension _PreferenceWritingModifier: Equatable where Key.Value: Equatable {}

/// `.transformPreference(_:_:)`.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: _PrimitiveViewModifier {
  public var transform: (inout Key.Value) -> Void

  public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.preferences = TransformingNode<Key>(outputs.preferences) { below, _ in
      Attribute(Transform(modifier: modifier.attribute, below: below, host: inputs.host))
    }
    return outputs
  }

  private struct Transform: Rule {
    let modifier: Attribute<_PreferenceTransformModifier<Key>>
    let below: Attribute<Key.Value>?
    @HostReference var host: ViewGraph
    mutating func value() -> Key.Value {
      var value = below?.value ?? Key.defaultValue
      let modifier = self.modifier.value
      host.observing { modifier.transform(&value) }
      return value
    }
    nonisolated static var label: String { "transform \(Key.self)" }
  }
}

extension View {
  /// Sets the value of `key` for this view. Values that its subtree set for the key are replaced (specification P5,
  /// P6).
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> ModifiedContent<Self, _PreferenceWritingModifier<K>>
  {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value of `key` that comes from this view's subtree, the default without a writer
  /// (specification P8, P9).
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<K>> {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
}
