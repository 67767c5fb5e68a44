// SPDX-License-Identifier: MIT

extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether a view takes part in interaction.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}
