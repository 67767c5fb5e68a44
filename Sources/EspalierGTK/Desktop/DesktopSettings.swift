// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import Foundation

/// The current settings of the desktop for all programs.
struct DesktopSettings: Equatable {
  var isDark = false
  var hasHighContrast = false
  var reducesMotion = false
  /// Text size, as a factor.
  var textScale = 1.0
  /// The accent colour: red, green, blue, 0…1. Nil if the desktop has none.
  var accent: SIMD3<Double>?
  var isRightToLeft = false
  var caretBlink: CaretBlink?

  /// The settings that GTK has.
  @MainActor
  static func ofToolkit(prefersDark: Bool) -> DesktopSettings {
    guard let settings = gtk_settings_get_default() else { return DesktopSettings() }
    let object = UnsafeMutableRawPointer(settings)
    var result = DesktopSettings()
    let theme = cgtk_string(object, "gtk-theme-name")
    defer { g_free(theme) }
    // The names of themes with high contrast: HighContrast, HighContrastInverse, Default-hc, Default-hc-dark.
    let name = theme.map { String(cString: $0).lowercased() } ?? ""
    result.isDark = prefersDark || name.hasSuffix("-dark") || name == "highcontrastinverse"
    result.hasHighContrast = name.hasPrefix("highcontrast") || name.split(separator: "-").contains("hc")
    result.reducesMotion = cgtk_boolean(object, "gtk-enable-animations") == 0
    // Dots per inch times 1024; 96 dots are the default.
    let resolution = cgtk_integer(object, "gtk-xft-dpi")
    if resolution > 0 { result.textScale = Double(resolution) / 1024 / 96 }
    if cgtk_boolean(object, "gtk-cursor-blink") != 0 {
      result.caretBlink = CaretBlink(
        period: Double(cgtk_integer(object, "gtk-cursor-blink-time")) / 1000,
        timeout: Double(cgtk_integer(object, "gtk-cursor-blink-timeout")))
    }
    result.isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    return result
  }

  /// The properties of `GtkSettings` that these settings are read from.
  static let properties = [
    "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi", "gtk-cursor-blink", "gtk-cursor-blink-time",
    "gtk-cursor-blink-timeout",
  ]

  func apply(to environment: inout EnvironmentValues) {
    environment.colorScheme = isDark ? .dark : .light
    environment.colorSchemeContrast = hasHighContrast ? .increased : .standard
    environment.accessibilityReduceMotion = reducesMotion
    environment.dynamicTypeSize = typeSize
    environment.desktopAccent = accent.map { Color(.sRGB, red: $0.x, green: $0.y, blue: $0.z) } ?? .blue
    environment.caretBlink = caretBlink
  }

  /// The type size whose body text is nearest to the factor.
  var typeSize: DynamicTypeSize {
    // Points of body text; 17 at a factor of 1.
    let bodies: [(DynamicTypeSize, Double)] = [
      (.xSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.xLarge, 19), (.xxLarge, 21), (.xxxLarge, 23),
      (.accessibility1, 28), (.accessibility2, 33), (.accessibility3, 40), (.accessibility4, 47),
      (.accessibility5, 53),
    ]
    let size = 17 * textScale
    return bodies.min { abs($0.1 - size) < abs($1.1 - size) }!.0
  }
}
