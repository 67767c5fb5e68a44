import SwiftUI

/// One of the ways in which every page is drawn.
struct Mode: CaseIterable {
  var scheme: ColorScheme
  var direction: LayoutDirection = .leftToRight

  static let allCases = [
    Mode(scheme: .light), Mode(scheme: .dark), Mode(scheme: .light, direction: .rightToLeft),
  ]

  /// For file names: `light`.
  var name: String {
    direction == .rightToLeft ? "right-to-left" : scheme == .dark ? "dark" : "light"
  }

  func apply(to environment: inout EnvironmentValues) {
    environment.colorScheme = scheme
    environment.layoutDirection = direction
  }
}
