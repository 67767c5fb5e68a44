// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

extension GraphicsContext {
  /// Something that is done to the picture of each operation.
  public struct Filter {
    fileprivate let effect: (EnvironmentValues) -> DisplayEffect

    fileprivate init(_ effect: @escaping (EnvironmentValues) -> DisplayEffect) { self.effect = effect }
    fileprivate init(_ matrix: ColorMatrix) { self.init { _ in .filter(.colors(matrix)) } }

    /// Maps the picture, about the canvas's top left corner.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { _ in matrix.isAffine ? .transform(matrix.affine) : .projection(matrix) }
    }

    /// A shadow, of which the picture is in front. Lengths in points.
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
    /// Turns each colour's hue by an angle and keeps its luminance.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }
    /// 0 is gray, 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
    /// Added to each component.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
    /// 0 is gray, 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }
    /// 0 changes nothing, 1 turns colours around.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.invert(amount)) }
    /// 0 changes nothing, 1 is gray.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }
    /// Black, as opaque as the picture is bright.
    public static var luminanceToAlpha: Filter { Filter { _ in .filter(.luminanceToAlpha) } }
    /// `radius` is the deviation of a Gaussian, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      let radius = max(effectNumber(radius, "Canvas", "the radius of a blur"), 0)
      return Filter { _ in .filter(.blur(radius: radius, isOpaque: options.contains(.opaque))) }
    }
    /// One colour where the opacity lies between two bounds, nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter { .filter(.alphaThreshold(min: min, max: max, color: color.resolve(in: $0))) }
    }
  }

  /// How a shadow is meant.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In front of the picture.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without the picture.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Of what the picture leaves out: a shadow inside of it.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Means nothing here: picture and shadow are composited one after the other anyway.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur is meant.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Edges are continued outwards; the result is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Means nothing here: there is no dithering.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a filter computes.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Means nothing here: filters compute with the components of sRGB.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// From now on, operations pass through `filter` before those that were added earlier.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.effect(environment))
  }
}
