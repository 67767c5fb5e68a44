// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

@available(
  *, unavailable,
  message: "Espalier's windows have square corners for their content: there is nothing to keep away from."
)
extension GeometryProxy {
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

@available(
  *, unavailable,
  message: "Espalier's windows have square corners for their content: there is nothing to keep away from."
)
public struct RectangleCornerInsets: Equatable, Sendable {
  public var topLeading, topTrailing, bottomLeading, bottomTrailing: CGSize
  public init(
    topLeading: CGSize = .zero, topTrailing: CGSize = .zero, bottomLeading: CGSize = .zero,
    bottomTrailing: CGSize = .zero
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
}

@available(
  *, unavailable,
  message: "Espalier's windows have square corners for their content: there is nothing to keep away from."
)
extension View {
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier's windows have square corners for their content: there is nothing to keep away from."
)
extension EdgeInsets {
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets { self }
}
