// SPDX-License-Identifier: MIT

import EspalierCore

/// The intensity of a view's background.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// A background on which primary and accent colours are legible.
  public static let standard = BackgroundProminence(name: "standard")
  /// A strong background, such as one in the accent colour, on which contents are white.
  public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
  /// The intensity of the background of views: `.increased` in a selected row of a desktop's list that has the keyboard, whose
  /// background is the accent colour. On a phone selected rows have a light tint, and it is `.standard` in them; views with strong
  /// backgrounds of their own set it for their contents.
  @EnvironmentEntry public var backgroundProminence: BackgroundProminence = .standard
}
