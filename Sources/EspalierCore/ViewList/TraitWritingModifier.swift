// SPDX-License-Identifier: MIT

import EspalierGraph

/// Writes a trait of each view it modifies.
nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: _PrimitiveViewModifier {
  public let value: Trait.Value

  public init(value: Trait.Value) { self.value = value }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(_Graph(), inputs)
  }

  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let value = modifier.field(at: 0, as: Trait.Value.self).attribute
    return _ViewListOutputs(
      body(_Graph(), inputs).list?.map { element in
        let wrapped = WrappedElement(element) { inputs, make in make(inputs) }
        wrapped.traits.setIfUnset(Trait.self, value)
        return wrapped
      })
  }

  public static var _isUnary: Bool { false }
}
