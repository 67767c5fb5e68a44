// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// Blurs a view's picture.
nonisolated public struct _BlurEffect: _RendererEffect, Equatable {
  /// Points: the deviation of the Gaussian.
  public var radius: CGFloat
  public var isOpaque: Bool

  public init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }

  package func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect {
    .filter(.blur(radius: radius.isFinite ? max(radius, 0) : 0, isOpaque: isOpaque))
  }

  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

extension View {
  /// Blurs the view as with a Gaussian of `radius` points; its layout stays.
  ///
  /// An opaque blur continues the view's edges outwards and stays within them; otherwise the view fades beyond them.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: effectNumber(radius, "blur", "the radius"), isOpaque: opaque))
  }
}

/// A shadow behind a view's picture.
nonisolated public struct _ShadowEffect: _RendererEffect, Equatable {
  public var color: Color
  /// Points: the deviation of the blur.
  public var radius: CGFloat
  public var offset: CGSize

  public init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  package func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect {
    .filter(.shadow(ResolvedShadow(color: color.resolve(in: environment), radius: radius, offset: offset)))
  }
  public static var _readsEnvironment: Bool { true }

  public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension View {
  /// A shadow of all that the view draws, taken as one picture; its layout stays.
  ///
  /// - Parameters:
  ///   - radius: How soft it is, in points.
  ///   - x: How far to the right it falls, in points.
  ///   - y: How far down it falls, in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      _ShadowEffect(
        color: color, radius: effectNumber(radius, "shadow", "the radius"),
        offset: effectSize(CGSize(width: x, height: y), "shadow", "the offset")))
  }
}
