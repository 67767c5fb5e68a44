// SPDX-License-Identifier: MIT

extension EnvironmentValues {
  private enum WindowKey: EnvironmentKey { static var defaultValue: WeakHost? { nil } }

  /// The host of the window; nil in an environment that was made outside of a window.
  package var window: WeakHost? {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }
}
