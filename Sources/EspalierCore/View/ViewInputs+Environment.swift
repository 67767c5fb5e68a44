// SPDX-License-Identifier: MIT

import EspalierGraph

extension _ViewInputs {
  /// Changes the environment of the views below.
  /// - Parameters:
  ///   - label: The name of the rule in chains and dumps.
  ///   - change: Runs in a rule: again when the environment around, or another value that it reads, changes.
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
