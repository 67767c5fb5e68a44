// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

extension EnvironmentValues {
  /// Light or dark appearance.
  public var colorScheme: ColorScheme {
    get { appearance.colorScheme }
    set { appearance.colorScheme = newValue }
  }

  /// The contrast of colours to their background: increased if the desktop has a high-contrast theme.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { appearance.contrast }
    set { appearance.contrast = newValue }
  }
}

/// The appearance that a view requests for its window or sheet: the first request in tree order takes precedence (specification
/// P81–P83).
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Requests light or dark appearance of the nearest window, sheet or popover; nil requests nothing (specification P81–P83).
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets light or dark appearance of this view alone.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
