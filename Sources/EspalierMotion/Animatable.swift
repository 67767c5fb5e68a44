// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// A type with a part that can be interpolated, as a vector.
///
/// Source: Apple's reference, Animatable; specification M42–M46.
public protocol Animatable {
  /// The numbers that an animation changes; ``EmptyAnimatableData`` if nothing is animated.
  associatedtype AnimatableData: VectorArithmetic
  /// The part of the value that is interpolated. While an animation runs, it is set in each frame before the value is
  /// used.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension EmptyAnimatableData: Animatable {
  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}
extension AnimatablePair: Animatable {}
extension AnimatableValues: Animatable {}

extension CGPoint: Animatable {
  @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  @inlinable public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

/// The factor by which quantities around 1 (radians, fractions, colour components) are enlarged as vectors, so that
/// they are comparable with points: a spring is at rest by the same threshold whether it turns or moves a view.
package let unitAnimationScale = 128.0

extension Angle: Animatable {
  /// Radians, times 128.
  public var animatableData: Double {
    get { radians * unitAnimationScale }
    set { radians = newValue / unitAnimationScale }
  }
}

extension UnitPoint: Animatable {
  /// Fractions, times 128.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * unitAnimationScale, y * unitAnimationScale) }
    set { (x, y) = (newValue.first / unitAnimationScale, newValue.second / unitAnimationScale) }
  }
}

extension ResolvedColor: Animatable {
  /// Red, green and blue times the opacity, and the opacity, all times 128: on the way from clear to red everything is red.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      let scale = Float(unitAnimationScale)
      let amount = opacity * scale
      return AnimatablePair(
        red * amount, AnimatablePair(green * amount, AnimatablePair(blue * amount, amount)))
    }
    set {
      let amount = newValue.second.second.second
      opacity = amount / Float(unitAnimationScale)
      guard amount != 0 else { return }
      red = newValue.first / amount
      green = newValue.second.first / amount
      blue = newValue.second.second.first / amount
    }
  }
}
