import CoreGeometry
import Drawing
import Foundation
import ViewCore

/// A gradient with the rule by which it is mixed, as `Color.gradient` makes it.
public struct AnyGradient: ShapeStyle, Hashable {
  var gradient: Gradient
  var colorSpace: Gradient.ColorSpace

  public init(_ gradient: Gradient) {
    self.gradient = gradient
    colorSpace = .device
  }

  /// The gradient with another rule for what lies between its stops.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.colorSpace = space
    return result
  }

  /// Drawn from top to bottom.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint = .linearGradient(resolved(in: shape), start: .top, end: .bottom)
  }

  func resolved(in shape: _ShapeStyle_Shape) -> ResolvedGradient {
    gradient.resolved(in: shape, colorSpace: colorSpace)
  }
}

extension Color {
  /// The colour with a slight fade from a lighter top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}

/// A gradient of any kind, laid out.
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
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> some ShapeStyle
  {
    _LaidOutGradient(gradient: gradient, layout: .linear(startPoint, endPoint))
  }
  /// Radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> some ShapeStyle {
    _LaidOutGradient(gradient: gradient, layout: .radial(center, startRadius, endRadius))
  }
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    _LaidOutGradient(gradient: gradient, layout: .angular(center, startAngle, endAngle))
  }
  public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero)
    -> some ShapeStyle
  {
    _LaidOutGradient(gradient: gradient, layout: .angular(center, angle, angle + .degrees(360)))
  }
  /// Radii as fractions of each side.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    _LaidOutGradient(gradient: gradient, layout: .elliptical(center, startRadiusFraction, endRadiusFraction))
  }
}
