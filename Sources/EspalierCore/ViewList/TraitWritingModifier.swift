// SPDX-License-Identifier: MIT

import EspalierGraph

/// A modifier whose first property is a value for each element of its content.
@MainActor
package protocol TraitWriting: _PrimitiveViewModifier {
  associatedtype Written
  /// Writes the value into the traits of an element around that of a view.
  static func write(_ value: Attribute<Written>, to element: ViewListElement)
}

extension TraitWriting {
  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(_Graph(), inputs)
  }

  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let value = modifier.field(at: 0, as: Written.self).attribute
    return _ViewListOutputs(
      body(_Graph(), inputs).list?.map { element in
        let wrapped = WrappedElement(element)
        write(value, to: wrapped)
        return wrapped
      })
  }

  public static var _isUnary: Bool { false }
}

/// Writes a trait of each view it modifies.
nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: TraitWriting {
  public let value: Trait.Value

  public init(value: Trait.Value) { self.value = value }

  @MainActor package static func write(_ value: Attribute<Trait.Value>, to element: ViewListElement) {
    element.traits.setIfUnset(Trait.self, value)
  }
}

extension View {
  /// Gives the containers around a value by a custom key, which `_VariadicView.Children.Element` reads by its
  /// subscript. The innermost value of a key takes precedence.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_TraitWritingModifier<K>(value: value))
  }
}
