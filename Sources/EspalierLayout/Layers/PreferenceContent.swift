// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// `.overlayPreferenceValue` and `.backgroundPreferenceValue`: a second layer made from the preferences of the first one.
nonisolated public struct _PreferenceReadingLayer<Key: PreferenceKey, Content: View, Side: _LayerSide>:
  _PrimitiveViewModifier
{
  let alignment: Alignment
  let transform: (Key.Value) -> Content

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var primary = body(_Graph(), inputs)
    let value = primary.preferences?.attribute(for: Key.self)
    let content = Attribute(Layer(modifier: modifier.attribute, preference: value, host: inputs.host))
    primary.preferences = ReadingNode<Key>(
      primary.preferences, by: Side.isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue")
    let alignment = Attribute(LayerAlignment(modifier: modifier.attribute))
    return makeSecondaryLayer(
      _GraphValue(content), alignment: alignment, isBackground: Side.isBehind, followsPrimary: Side.followsView,
      primary: primary, inputs: inputs)
  }

  private struct Layer: Rule {
    let modifier: Attribute<_PreferenceReadingLayer>
    let preference: Attribute<Key.Value>?
    @HostReference var host: ViewGraph
    mutating func value() -> Content {
      let value = preference?.value ?? Key.defaultValue
      let modifier = self.modifier.value
      return host.observing { modifier.transform(value) }
    }
    nonisolated static var label: String { "layer from \(Key.self)" }
  }

  private struct LayerAlignment: Rule {
    let modifier: Attribute<_PreferenceReadingLayer>
    mutating func value() -> Alignment { modifier.value.alignment }
  }
}

extension View {
  /// A layer beneath, made from the value of `key` in this view's subtree, which follows this view in reading order.
  package nonisolated func layerBeneath<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceReadingLayer<K, V, Beneath>(alignment: alignment, transform: transform))
  }

  /// A layer in front, made from the value of `key` in this view's subtree. The value travels further up, joined with
  /// the layer's own (specification P57, P60).
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceReadingLayer<K, V, _InFront>(alignment: .center, transform: transform))
  }

  /// Puts views over this one that are made from the value of a preference in it; it runs again when the value changes.
  /// This view's size does not depend on them.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceReadingLayer<K, V, _InFront>(alignment: alignment, transform: transform))
  }

  /// A layer behind, made from the value of `key` in this view's subtree.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceReadingLayer<K, V, _Behind>(alignment: .center, transform: transform))
  }

  /// Puts views behind this one that are made from the value of a preference in it; it runs again when the value
  /// changes. This view's size does not depend on them.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceReadingLayer<K, V, _Behind>(alignment: alignment, transform: transform))
  }
}
