// SPDX-License-Identifier: MIT

extension EnvironmentValues {
  /// The host of the window; nil in an environment that was made outside of a window.
  @EnvironmentEntry package var window: WeakHost? = nil
}
