// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// `.disabled(_:)`.
nonisolated public struct _DisabledModifier: _PrimitiveViewModifier, Equatable {
  let isDisabled: Bool

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.environment = Attribute(Child(modifier: modifier.attribute, environment: inputs.environment))
    return describing(body(_Graph(), inner), modifier)
  }

  /// The bodies that a list evaluates read the environment as well, not only its elements.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inner = inputs
    inner.base.environment = Attribute(Child(modifier: modifier.attribute, environment: inputs.base.environment))
    return _ViewListOutputs(
      body(_Graph(), inner).list?.map { element in
        WrappedElement(element) { inputs, make in describing(make(inputs), modifier) }
      })
  }

  @MainActor private static func describing(_ outputs: _ViewOutputs, _ modifier: _GraphValue<Self>) -> _ViewOutputs {
    var outputs = outputs
    outputs.preferences = TransformingNode<AccessibilityKey>(outputs.preferences, label: "disabled") { below, _ in
      Attribute(Describe(modifier: modifier.attribute, content: below))
    }
    return outputs
  }

  private struct Child: Rule {
    let modifier: Attribute<_DisabledModifier>
    let environment: Attribute<EnvironmentValues>
    mutating func value() -> EnvironmentValues {
      var environment = self.environment.value
      if modifier.value.isDisabled, environment.isEnabled { environment.isEnabled = false }
      return environment
    }
    nonisolated static var label: String { "disabled" }
  }

  private struct Describe: Rule {
    let modifier: Attribute<_DisabledModifier>
    let content: Attribute<AccessibilityList>?
    mutating func value() -> AccessibilityList {
      let list = content?.value ?? AccessibilityList()
      return modifier.value.isDisabled ? AccessibilityList(list.nodes.map(\.disabled)) : list
    }
    nonisolated static var label: String { "describe disabled" }
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
  /// (specification I25). False does not undo what is disabled further out (specification I24).
  public nonisolated func disabled(_ disabled: Bool) -> some View { modifier(_DisabledModifier(isDisabled: disabled)) }
}
