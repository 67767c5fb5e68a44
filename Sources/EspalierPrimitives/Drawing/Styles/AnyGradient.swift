// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// A gradient with its colour interpolation, as returned by `Color.gradient`.
public struct AnyGradient: ShapeStyle, Hashable {
  var gradient: Gradient
  var colorSpace: Gradient.ColorSpace
  /// Whether the gradient consists of shades of one colour, depending on the colour's lightness in the environment.
  private var isShading = false

  /// Erases the source of a gradient's colours.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
    colorSpace = .device
  }

  fileprivate init(shading color: Color) {
    self.init(Gradient(colors: [color]))
    isShading = true
  }

  /// The gradient with another interpolation between its stops.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.colorSpace = space
    return result
  }

  /// Applies the gradient from top to bottom.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint = .linearGradient(resolved(in: shape), start: .top, end: .bottom)
  }

  func resolved(in shape: _ShapeStyle_Shape) -> ResolvedGradient {
    let gradient = isShading ? self.gradient.stops[0].color.shades(in: shape.environment) : self.gradient
    return gradient.resolved(in: shape, colorSpace: colorSpace)
  }
}

extension Color {
  /// The colour with a slight gradient from a lighter top; a light colour with one to a darker bottom.
  public var gradient: AnyGradient { AnyGradient(shading: self) }

  /// As measured on macOS 26: over the upper 70 % from a lighter colour, or over the lower 70 % to a darker one. Two colours are
  /// known, gray and yellow; the threshold for other colours is chosen between their lightnesses.
  fileprivate func shades(in environment: EnvironmentValues) -> Gradient {
    let color = resolve(in: environment)
    let plain = Color(color)
    let lightness = PerceptualColor(color)
    guard lightness.lightness > 0.81 else {
      let top = Color(color.mixed(with: ResolvedColor.white.multiplyingOpacity(by: Double(color.opacity)), by: 0.305))
      return Gradient(stops: [.init(color: top, location: 0), .init(color: plain, location: 0.7)])
    }
    var darker = lightness
    darker.lightness -= 0.055
    return Gradient(stops: [.init(color: plain, location: 0.3), .init(color: Color(darker.resolved), location: 1)])
  }
}

/// A gradient of any kind, with its geometry.
public struct _LaidOutGradient: ShapeStyle, Hashable {
  enum Layout: Hashable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)
    case elliptical(UnitPoint, CGFloat, CGFloat)
  }
  let gradient: AnyGradient
  let layout: Layout

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let resolved = gradient.resolved(in: shape)
    shape.paint =
      switch layout {
      case .linear(let start, let end): .linearGradient(resolved, start: start, end: end)
      case .radial(let center, let start, let end):
        .radialGradient(resolved, center: center, startRadius: start, endRadius: end)
      case .angular(let center, let start, let end): .angularGradient(resolved, center: center, start: start, end: end)
      case .elliptical(let center, let start, let end):
        .ellipticalGradient(resolved, center: center, startRadius: start, endRadius: end)
      }
  }
}

extension ShapeStyle where Self == _LaidOutGradient {
  /// The gradient along a line between two points, in fractions of the rectangle.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> some ShapeStyle
  {
    _LaidOutGradient(gradient: gradient, layout: .linear(startPoint, endPoint))
  }
  /// The gradient outwards from a point; radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> some ShapeStyle {
    _LaidOutGradient(gradient: gradient, layout: .radial(center, startRadius, endRadius))
  }

  /// The gradient around a point, from `startAngle` clockwise to `endAngle`.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    _LaidOutGradient(gradient: gradient, layout: .angular(center, startAngle, endAngle))
  }

  /// The gradient in a full turn around a point, from `angle` clockwise.
  public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero)
    -> some ShapeStyle
  {
    _LaidOutGradient(gradient: gradient, layout: .angular(center, angle, angle + .degrees(360)))
  }
  /// The gradient outwards from a point, stretched with the rectangle; radii as fractions of each side.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    _LaidOutGradient(gradient: gradient, layout: .elliptical(center, startRadiusFraction, endRadiusFraction))
  }
}
