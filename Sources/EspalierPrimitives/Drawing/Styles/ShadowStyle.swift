// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// A shadow as part of a style: it belongs to each shape that is drawn in the style.
public struct ShadowStyle: Hashable, Sendable {
  let kind: ResolvedShadow.Kind
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// A shadow behind the shape. Lengths in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(.drop, color, radius, CGSize(width: x, height: y))
  }

  /// A shadow inside the shape, as if the shape were cut out of a sheet above it. Lengths in points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(.inner, color, radius, CGSize(width: x, height: y))
  }

  private init(_ kind: ResolvedShadow.Kind, _ color: Color, _ radius: CGFloat, _ offset: CGSize) {
    self.kind = kind
    self.color = color
    self.radius = effectNumber(radius, "ShadowStyle", "the radius")
    self.offset = effectSize(offset, "ShadowStyle", "the offset")
  }

  func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(kind: kind, color: color.resolve(in: environment), radius: radius, offset: offset)
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var shadow: ShadowStyle

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
    shape.effects.append(.filter(.shadow(shadow.resolved(in: shape.environment))))
  }
}

/// A style that is blended with the content behind it.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var blendMode: BlendMode

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
    shape.effects.append(.blend(blendMode.operation))
  }
}

/// A style whose unit points refer to a given rectangle.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var bounds: CGRect

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
    shape.bounds = bounds
  }
}

extension _ShadowShapeStyle: Equatable where Style: Equatable {}
extension _BlendModeShapeStyle: Equatable where Style: Equatable {}
extension _AnchoredShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
  /// This style with a shadow of the shapes drawn in it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }

  /// This style, blended with the content behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(style: self, blendMode: mode) }

  /// This style with unit points that refer to `rect`, in the coordinates of the drawing, instead of the drawing's own rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, bounds: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
  }
  /// The foreground style, blended with the content behind it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: ForegroundStyle(), blendMode: mode)
  }
  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
  }
}
