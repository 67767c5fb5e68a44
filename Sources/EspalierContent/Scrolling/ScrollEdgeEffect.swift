// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion

/// The fading of content at the edge of a scroll view below a bar of glass. Bars here have a background of their own.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The design's choice.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A line between the bar and the content.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Content that fades towards the bar.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Has no effect: it chooses how content fades below a bar of glass. Bars here have a background of their own.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// Has no effect: it keeps content below a bar of glass from fading. Bars here have a background of their own.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }

  /// Has no effect: it marks a widget's content as out of date while its new content is made. There are no widgets here.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
