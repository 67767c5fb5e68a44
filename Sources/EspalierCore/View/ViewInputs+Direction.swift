// SPDX-License-Identifier: MIT

import EspalierGraph

extension _ViewInputs {
  /// Makes the layout direction follow the environment. It must be called when the environment was changed by a
  /// modifier that writes values of `type`.
  @MainActor package mutating func followLayoutDirection(ofValuesWritten type: Any.Type) {
    guard type == LayoutDirection.self || type == EnvironmentValues.self else { return }
    layoutDirection = Attribute(EnvironmentDirection(environment: environment))
  }

  /// Whether views are mirrored now. In a rule: depends on the direction.
  @MainActor package var isRightToLeft: Bool { layoutDirection?.value == .rightToLeft }
}

// Reads: the environment.
// Produces: its direction.
// Costs: O(1).
private struct EnvironmentDirection: Rule {
  let environment: Attribute<EnvironmentValues>
  mutating func value() -> LayoutDirection { environment.value.layoutDirection }
  nonisolated static var label: String { "layout direction" }
}
