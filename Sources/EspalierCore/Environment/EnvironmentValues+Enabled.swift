// SPDX-License-Identifier: MIT

extension EnvironmentValues {
  /// Whether a view takes part in interaction.
  @EnvironmentEntry public var isEnabled: Bool = true
}
