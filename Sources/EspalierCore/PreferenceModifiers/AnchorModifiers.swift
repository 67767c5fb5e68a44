// SPDX-License-Identifier: MIT

import EspalierGraph

/// `.anchorPreference(key:value:transform:)`.
nonisolated public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: _PrimitiveViewModifier {
  public var anchor: Anchor<AnchorValue>.Source
  public var transform: (Anchor<AnchorValue>) -> Key.Value

  public init(
    anchor: Anchor<AnchorValue>.Source, transform: @escaping (Anchor<AnchorValue>) -> Key.Value
  ) {
    self.anchor = anchor
    self.transform = transform
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.preferences = WritingNode<Key>(outputs.preferences) {
      Attribute(Write(modifier: modifier.attribute, inputs: inputs))
    }
    return outputs
  }

  private struct Write: Rule {
    let modifier: Attribute<_AnchorWritingModifier<AnchorValue, Key>>
    let inputs: _ViewInputs
    mutating func value() -> Key.Value {
      let modifier = self.modifier.value
      let anchor = inputs.anchor(modifier.anchor)
      return inputs.host.observing { modifier.transform(anchor) }
    }
    nonisolated static var label: String { "write \(Key.self) from an anchor" }
  }
}

/// `.transformAnchorPreference(key:value:transform:)`.
nonisolated public struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>: _PrimitiveViewModifier {
  public var anchor: Anchor<AnchorValue>.Source
  public var transform: (inout Key.Value, Anchor<AnchorValue>) -> Void

  public init(
    anchor: Anchor<AnchorValue>.Source, transform: @escaping (inout Key.Value, Anchor<AnchorValue>) -> Void
  ) {
    self.anchor = anchor
    self.transform = transform
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.preferences = TransformingNode<Key>(outputs.preferences) { below, _ in
      Attribute(Transform(modifier: modifier.attribute, below: below, inputs: inputs))
    }
    return outputs
  }

  private struct Transform: Rule {
    let modifier: Attribute<_AnchorTransformModifier<AnchorValue, Key>>
    let below: Attribute<Key.Value>?
    let inputs: _ViewInputs
    mutating func value() -> Key.Value {
      var value = below?.value ?? Key.defaultValue
      let modifier = self.modifier.value
      let anchor = inputs.anchor(modifier.anchor)
      inputs.host.observing { modifier.transform(&value, anchor) }
      return value
    }
    nonisolated static var label: String { "transform \(Key.self) with an anchor" }
  }
}

extension _ViewInputs {
  /// The anchor of a source, at the view's current place.
  @MainActor
  package func anchor<T>(_ source: Anchor<T>.Source) -> Anchor<T> {
    let frame = self.frame.value
    let local = source.value(frame.size.size)
    return Anchor(global: local.mapped(by: GeometryProxy.toGlobal(frame, transform.value)))
  }
}

extension View {
  /// Sets the value of `key` from a point or rectangle of this view (specification AN1). Replaces values of its subtree
  /// (specification AN9, AN11).
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> ModifiedContent<Self, _AnchorWritingModifier<A, K>> {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: transform))
  }

  /// Changes the value of `key` that comes from this view's subtree, with a point or rectangle of this view
  /// (specification AN10–AN13).
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> ModifiedContent<Self, _AnchorTransformModifier<A, K>> {
    modifier(_AnchorTransformModifier<A, K>(anchor: value, transform: transform))
  }
}
