// SPDX-License-Identifier: MIT

import EspalierGraph

/// A modifier that is replaced by another one, which depends on the environment.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier for a known environment.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier that replaces this one. Called again when the environment changes.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    ResolvedModifier._makeView(modifier: resolved(modifier, inputs), inputs: inputs, body: body)
  }

  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    ResolvedModifier._makeViewList(modifier: resolved(modifier, inputs.base), inputs: inputs, body: body)
  }

  @MainActor public static var _isUnary: Bool { ResolvedModifier._isUnary }
  @MainActor public static func _viewListCount(content: Int?) -> Int? {
    ResolvedModifier._viewListCount(content: content)
  }

  @MainActor private static func resolved(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs
  ) -> _GraphValue<ResolvedModifier> {
    _GraphValue(
      Attribute(Resolve<Self>(modifier: modifier.attribute, environment: inputs.environment, host: inputs.host)))
  }
}

// Reads: the modifier, the environment, whatever the user's code reads.
// Produces: the modifier that replaces it.
// Costs: the user's code.
private struct Resolve<Modifier: EnvironmentalModifier>: Rule {
  let modifier: Attribute<Modifier>
  let environment: Attribute<EnvironmentValues>
  @HostReference var host: ViewGraph

  mutating func value() -> Modifier.ResolvedModifier {
    let (modifier, environment) = (self.modifier.value, self.environment.value)
    return host.observing { modifier.resolve(in: environment) }
  }

  nonisolated static var label: String { "\(Modifier.self).resolve" }
}
