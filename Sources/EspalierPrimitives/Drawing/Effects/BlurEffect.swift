// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// Blurs a view's picture.
nonisolated public struct _BlurEffect: _RendererEffect, Equatable {
  /// The standard deviation of the Gaussian, in points.
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
  /// Blurs the view with a Gaussian of `radius` points; its layout is unchanged.
  ///
  /// An opaque blur extends the view's edges outwards and is clipped to them; otherwise the view fades beyond its edges.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: effectNumber(radius, "blur", "the radius"), isOpaque: opaque))
  }
}

/// A shadow behind a view's picture.
nonisolated public struct _ShadowEffect: _RendererEffect, Equatable {
  public var color: Color
  /// The standard deviation of the blur, in points.
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
  /// Adds a shadow of the view's drawing, taken as one picture; the layout is unchanged.
  ///
  /// - Parameters:
  ///   - radius: The softness, in points.
  ///   - x: The displacement to the right, in points.
  ///   - y: The displacement downwards, in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      _ShadowEffect(
        color: color, radius: effectNumber(radius, "shadow", "the radius"),
        offset: effectSize(CGSize(width: x, height: y), "shadow", "the offset")))
  }
}
