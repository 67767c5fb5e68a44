// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

/// One of the ways in which every page is drawn.
struct Mode {
  /// The name in file names: `dark-right-to-left`.
  var name: String
  var look = Look.desktop
  var scheme = ColorScheme.light
  var direction = LayoutDirection.leftToRight
  var contrast = ColorSchemeContrast.standard
  var textSize = DynamicTypeSize.large

  static let allCases = [
    Mode(name: "light"),
    Mode(name: "dark", scheme: .dark),
    Mode(name: "light-right-to-left", direction: .rightToLeft),
    Mode(name: "dark-right-to-left", scheme: .dark, direction: .rightToLeft),
    Mode(name: "light-high-contrast", contrast: .increased),
    Mode(name: "dark-high-contrast", scheme: .dark, contrast: .increased),
    // Text half as large again.
    Mode(name: "light-large-text", textSize: .accessibility1),
    Mode(name: "phone-light", look: .phone),
    Mode(name: "phone-dark", look: .phone, scheme: .dark),
    Mode(name: "phone-right-to-left", look: .phone, direction: .rightToLeft),
  ]

  func apply(to environment: inout EnvironmentValues) {
    environment.colorScheme = scheme
    environment.layoutDirection = direction
    environment.colorSchemeContrast = contrast
    environment.dynamicTypeSize = textSize
  }
}
