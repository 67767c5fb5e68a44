// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

extension GraphicsContext {
  /// An effect on the picture of each operation.
  public struct Filter {
    fileprivate let effect: (EnvironmentValues) -> DisplayEffect

    fileprivate init(_ effect: @escaping (EnvironmentValues) -> DisplayEffect) { self.effect = effect }
    fileprivate init(_ matrix: ColorMatrix) { self.init { _ in .filter(.colors(matrix)) } }

    /// Maps the picture by a matrix, relative to the canvas's top left corner.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { _ in matrix.isAffine ? .transform(matrix.affine) : .projection(matrix) }
    }

    /// A shadow behind the picture. Lengths in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let kind: ResolvedShadow.Kind =
        options.contains(.invertsAlpha)
        ? .inner : options.contains(.shadowOnly) ? .alone : options.contains(.shadowAbove) ? .above : .drop
      let radius = effectNumber(radius, "Canvas", "the radius of a shadow")
      let offset = effectSize(CGSize(width: x, height: y), "Canvas", "the offset of a shadow")
      return Filter { environment in
        .filter(
          .shadow(
            ResolvedShadow(kind: kind, color: color.resolve(in: environment), radius: radius, offset: offset)))
      }
    }

    /// Multiplies each component with that of a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .filter(.colors(.multiply(color.resolve(in: $0)))) }
    }

    /// Multiplies each colour by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(matrix) }
    /// Rotates each colour's hue by an angle and keeps its luminance.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }
    /// Changes the saturation: 0 is gray, 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
    /// Adds an amount to each component.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
    /// Changes the contrast: 0 is gray, 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }
    /// Inverts colours by a fraction: 0 changes nothing, 1 inverts completely.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.invert(amount)) }
    /// Removes colour by a fraction: 0 changes nothing, 1 is gray.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }
    /// Black, with the picture's brightness as opacity.
    public static var luminanceToAlpha: Filter { Filter { _ in .filter(.luminanceToAlpha) } }
    /// A blur; `radius` is the standard deviation of a Gaussian, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      let radius = max(effectNumber(radius, "Canvas", "the radius of a blur"), 0)
      return Filter { _ in .filter(.blur(radius: radius, isOpaque: options.contains(.opaque))) }
    }
    /// One colour where the opacity is between two bounds, transparent elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter { .filter(.alphaThreshold(min: min, max: max, color: color.resolve(in: $0))) }
    }
  }

  /// Options of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow in front of the picture.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow alone, without the picture.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// An inner shadow: the shadow of the area outside the picture.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// No effect here: picture and shadow are composited separately in any case.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Extends the edges outwards; the result is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// No effect here: there is no dithering.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No effect here: filters compute with the components of sRGB.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Adds a filter, which later operations pass through before the filters added earlier.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.effect(environment))
  }
}
