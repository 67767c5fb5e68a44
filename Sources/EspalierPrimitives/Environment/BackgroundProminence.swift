// SPDX-License-Identifier: MIT

import EspalierCore

/// How strongly the background of a view is coloured.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// A background on which primary and accent colours are legible.
  public static let standard = BackgroundProminence(name: "standard")
  /// A strong background, such as one in the accent colour, on which contents are white.
  public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
  private enum ProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }

  /// How strongly the background of views here is coloured. Rows that are selected have a light tint here, so it is
  /// `.standard` in them; views with strong backgrounds of their own set it for their contents.
  public var backgroundProminence: BackgroundProminence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}
