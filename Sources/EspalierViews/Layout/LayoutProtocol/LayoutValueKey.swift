// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierLayout

/// A value that a view gives the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// What a layout reads of a view without the value.
  static var defaultValue: Value { get }
}

/// The trait that carries a layout value.
public struct _LayoutTrait<Key: LayoutValueKey>: _ViewTraitKey {
  public nonisolated static var defaultValue: Key.Value { Key.defaultValue }
}

/// Writes a layout value of each view it modifies.
nonisolated public struct _LayoutValueModifier<Key: LayoutValueKey>: _PrimitiveViewModifier {
  let value: Key.Value

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(_Graph(), inputs)
  }

  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let value = modifier.field(at: 0, as: Key.Value.self).attribute
    return _ViewListOutputs(
      body(_Graph(), inputs).list?.map { element in
        let wrapped = WrappedElement(element) { inputs, make in make(inputs) }
        LayoutValues.add(_LayoutTrait<Key>.self, value, to: &wrapped.traits, of: wrapped)
        return wrapped
      })
  }

  public static var _isUnary: Bool { false }
}

extension View {
  /// Gives a value to the layout that places this view. It must be applied to the placed view itself: a container around
  /// it does not pass the value on (specification L93).
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
