// SPDX-License-Identifier: MIT

import EspalierGraph

extension _ViewInputs {
  /// Changes the environment of the views below.
  /// - Parameters:
  ///   - label: What the rule is called in chains and dumps.
  ///   - change: Runs in a rule: again when the environment around changes, or anything else that it reads.
  @MainActor
  package mutating func changeEnvironment(
    _ label: String, _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) {
    let outer = environment
    environment = Attribute(label) {
      var environment = outer.value
      change(&environment)
      return environment
    }
  }
}
