// SPDX-License-Identifier: MIT

import EspalierCore

/// A distance of content from the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The least distance of content from the edges of a window.
  public static let minimum = ScenePadding(name: "minimum")
  /// The distance that aligns content with the title of a bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Adds the padding of a scene's content on the given sides: that of `padding()`.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the padding of a scene's content on the given sides: that of `padding()`.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
