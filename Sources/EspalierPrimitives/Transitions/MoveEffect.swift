// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// Moves a view over an edge by multiples of its own size; transitions move views out of their frames with it. In right-to-left
/// layouts the effect is mirrored like every geometry effect, and the leading edge is the right one.
struct Move: ViewModifier {
  let edge: Edge
  let amount: CGFloat

  init(over edge: Edge, amount: CGFloat) {
    self.edge = edge
    self.amount = amount
  }

  func body(content: Content) -> some View {
    let (x, y): (CGFloat, CGFloat) =
      switch edge {
      case .top: (0, -amount)
      case .bottom: (0, amount)
      case .leading: (-amount, 0)
      case .trailing: (amount, 0)
      }
    content.modifier(MoveEffect(x: x, y: y).ignoredByLayout())
  }
}

/// Moves a view by multiples of its own size.
nonisolated struct MoveEffect: GeometryEffect {
  /// Fractions of the width and the height, multiplied by 128.
  var animatableData: CGSize.AnimatableData

  init(x: CGFloat = 0, y: CGFloat = 0) {
    animatableData = AnimatablePair(x * unitAnimationScale, y * unitAnimationScale)
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: size.width * animatableData.first / unitAnimationScale,
        y: size.height * animatableData.second / unitAnimationScale))
  }
}
