import SwiftUI

/// One of the ways in which every page is drawn.
struct Mode: CaseIterable {
  var scheme: ColorScheme

  static let allCases = [Mode(scheme: .light), Mode(scheme: .dark)]

  /// For file names: `light`.
  var name: String { scheme == .dark ? "dark" : "light" }

  func apply(to environment: inout EnvironmentValues) {
    environment.colorScheme = scheme
  }
}
