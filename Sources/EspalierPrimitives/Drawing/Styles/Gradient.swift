// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// Colours along a length from 0 to 1.
public struct Gradient: ShapeStyle, Hashable {
  /// One colour at its location.
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// The location, 0…1.
    public var location: CGFloat

    /// A colour at a fraction of the gradient's length, 0…1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The interpolation of colours between two stops.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// Interpolates the components of the device.
    public static let device = ColorSpace(isPerceptual: false)
    /// Interpolates in perceptually uniform steps.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colours with their locations.
  public var stops: [Stop]

  /// A gradient of colours at given locations, which do not decrease.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with another interpolation between its stops.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

  /// Applies the gradient from top to bottom.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint = .linearGradient(resolved(in: shape), start: .top, end: .bottom)
  }

  /// The stops in ascending order, with the opacity of the hierarchy's level.
  ///
  /// Renderers implement the device's interpolation; another one is approximated by as many stops as are needed for an invisible
  /// difference.
  func resolved(in shape: _ShapeStyle_Shape, colorSpace: ColorSpace = .device) -> ResolvedGradient {
    let gradient = resolved(in: shape)
    return colorSpace.isPerceptual ? gradient.perceptual : gradient
  }

  private func resolved(in shape: _ShapeStyle_Shape) -> ResolvedGradient {
    var reached: CGFloat = 0
    return ResolvedGradient(
      stops: stops.map { stop in
        reached = max(reached, min(max(stop.location, 0), 1))
        return .init(
          color: stop.color.resolve(in: shape.environment)
            .multiplyingOpacity(by: hierarchicalOpacity(shape.level)),
          location: reached)
      })
  }
}
