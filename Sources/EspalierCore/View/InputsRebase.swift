// SPDX-License-Identifier: MIT

import EspalierGraph

/// Brings inputs from the place where a list of views was made to the place where one of its views is shown: values
/// that modifiers in the list wrote stay, and the inputs of the list are replaced by those of the view's place.
@MainActor
package final class InputsRebase {
  private let origin: _ViewInputs
  private let place: _ViewInputs
  private let outer: InputsRebase?

  package init(from origin: _ViewInputs, to place: _ViewInputs, outer: InputsRebase? = nil) {
    self.origin = origin
    self.place = place
    self.outer = outer
  }

  /// Applies this one first, then another one.
  func before(_ other: InputsRebase?) -> InputsRebase {
    other.map { InputsRebase(from: origin, to: place, outer: $0) } ?? self
  }

  /// Changes the inputs of an element. It must be called in the subgraph of the view that is made.
  func apply(_ inputs: inout _ViewInputs) {
    if origin.environment != place.environment {
      inputs.environment =
        inputs.environment == origin.environment
        ? place.environment
        : .rebased(inputs.environment, from: origin.environment, onto: place.environment)
    }
    if inputs.transaction == origin.transaction { inputs.transaction = place.transaction }
    if inputs.layoutDirection == origin.layoutDirection { inputs.layoutDirection = place.layoutDirection }
    if inputs.safeArea == origin.safeArea { inputs.safeArea = place.safeArea }
    if inputs.container === origin.container { inputs.container = place.container }
    if inputs.shown == origin.shown { inputs.shown = place.shown }
    outer?.apply(&inputs)
  }
}

extension Attribute where Value == EnvironmentValues {
  /// The values that were written between `origin` and `own`, on top of `place`.
  @MainActor static func rebased(_ own: Self, from origin: Self, onto place: Self) -> Self {
    Attribute(RebasedEnvironment(own: own, origin: origin, place: place))
  }
}

// Reads: the three environments.
// Produces: the values that were written between the list and the view, on top of the place's.
// Costs: O(values written in between).
private struct RebasedEnvironment: Rule {
  let own: Attribute<EnvironmentValues>
  let origin: Attribute<EnvironmentValues>
  let place: Attribute<EnvironmentValues>
  mutating func value() -> EnvironmentValues { own.value.rebased(from: origin.value, onto: place.value) }
  nonisolated static var label: String { "environment of a subview" }
}
