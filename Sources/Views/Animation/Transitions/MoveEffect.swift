import CoreGeometry
import Drawing
import Foundation
import ViewCore

/// Moves a view by multiples of its own size: how transitions bring it out of its frame.
nonisolated struct MoveEffect: GeometryEffect {
  /// Fractions of the width and the height, times 128.
  var animatableData: CGSize.AnimatableData

  init(x: CGFloat = 0, y: CGFloat = 0) {
    animatableData = AnimatablePair(x * unitAnimationScale, y * unitAnimationScale)
  }

  /// Out over an edge.
  init(over edge: Edge, amount: CGFloat) {
    switch edge {
    case .top: self.init(y: -amount)
    case .bottom: self.init(y: amount)
    case .leading: self.init(x: -amount)
    case .trailing: self.init(x: amount)
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: size.width * animatableData.first / unitAnimationScale,
        y: size.height * animatableData.second / unitAnimationScale))
  }
}
