// SPDX-License-Identifier: MIT

import EspalierCore

/// `.disabled(_:)`.
nonisolated public struct _DisabledModifier: _PrimitiveViewModifier, Equatable {
  let isDisabled: Bool

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    disable(&inner, modifier)
    return describing(body(_Graph(), inner), modifier)
  }

  /// The bodies that a list evaluates read the environment as well, not only its elements.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inner = inputs
    disable(&inner.base, modifier)
    return _ViewListOutputs(
      body(_Graph(), inner).list?.map { element in
        WrappedElement(element) { inputs, make in describing(make(inputs), modifier) }
      })
  }

  @MainActor private static func describing(_ outputs: _ViewOutputs, _ modifier: _GraphValue<Self>) -> _ViewOutputs {
    var outputs = outputs
    outputs.transform(AccessibilityKey.self, label: "disabled") { list in
      if modifier.value.isDisabled { list.nodes = list.nodes.map(\.disabled) }
    }
    return outputs
  }

  @MainActor private static func disable(_ inputs: inout _ViewInputs, _ modifier: _GraphValue<Self>) {
    inputs.changeEnvironment("disabled") { environment in
      if modifier.value.isDisabled, environment.isEnabled { environment.isEnabled = false }
    }
  }
}

extension AccessibilityNode {
  fileprivate var disabled: AccessibilityNode {
    var result = self
    result.isEnabled = false
    result.children = children.map(\.disabled)
    return result
  }
}

extension View {
  /// Takes this view out of interaction: its gestures and controls do nothing, but it still absorbs touches
  /// (specification I25). False does not enable a view that is disabled further out (specification I24).
  public nonisolated func disabled(_ disabled: Bool) -> some View { modifier(_DisabledModifier(isDisabled: disabled)) }
}
