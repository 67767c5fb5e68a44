// SPDX-License-Identifier: MIT

import EspalierCore

/// How far content keeps from the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The least distance of content from the edges of a window.
  public static let minimum = ScenePadding(name: "minimum")
  /// The distance that keeps content in line with the title of a bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Keeps the distance of a scene's content on the given sides: that of `padding()`.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Keeps the distance of a scene's content on the given sides: that of `padding()`.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
