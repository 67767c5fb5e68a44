// SPDX-License-Identifier: MIT

import SwiftUI

/// One of the ways in which every page is drawn.
struct Mode: CaseIterable {
  var scheme: ColorScheme
  var direction: LayoutDirection

  static let allCases = [ColorScheme.light, .dark].flatMap { scheme in
    [LayoutDirection.leftToRight, .rightToLeft].map { Mode(scheme: scheme, direction: $0) }
  }

  /// For file names: `dark-right-to-left`.
  var name: String {
    (scheme == .dark ? "dark" : "light") + (direction == .rightToLeft ? "-right-to-left" : "")
  }

  func apply(to environment: inout EnvironmentValues) {
    environment.colorScheme = scheme
    environment.layoutDirection = direction
  }
}
