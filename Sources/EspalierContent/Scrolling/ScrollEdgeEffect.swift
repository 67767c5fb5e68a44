// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion

/// How content fades at the edge of a scroll view below a bar of glass. Bars here have a background of their own.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As the look decides.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A line between the bar and the content.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Content that fades towards the bar.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Would choose how content fades below a bar of glass. Bars here have a background of their own: it does nothing.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// Would keep content below a bar of glass from fading. Bars here have a background of their own: it does nothing.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }

  /// Would mark what a widget shows as out of date while its new content is made. There are no widgets here: it does nothing.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
