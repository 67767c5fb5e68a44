// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// A colour, in numbers or by a name whose meaning depends on the environment.
///
/// A `Color` is also a view: it fills the proposed size.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  package enum Storage: Hashable, Sendable {
    case resolved(ResolvedColor)
    /// A named colour, resolved by the environment, with its opacity multiplied.
    case system(SystemColor, opacity: Float)
    /// A mixture of two colours, computed once both are resolved: 0 is the first, 1 the second.
    indirect case mixed(Color, Color, fraction: Double, isPerceptual: Bool)
    /// A named colour of an asset catalogue, with its opacity multiplied.
    case named(String, ColorBundle, opacity: Float)
    /// A colour that a custom style resolves, with its opacity multiplied.
    case custom(CustomColor, opacity: Float)
  }

  package var storage: Storage

  package init(storage: Storage) { self.storage = storage }

  package init(_ system: SystemColor) { storage = .system(system, opacity: 1) }

  /// A colour of fixed components.
  public init(_ resolved: Resolved) { storage = .resolved(resolved) }

  /// Components 0…1 of sRGB; values outside of the range are kept.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Components 0…1 of `colorSpace`; values outside of the range are kept.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// A gray: 0 is black, 1 is white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A gray of sRGB: 0 is black, 1 is white.
  public init(white: Double, opacity: Double = 1) { self.init(.sRGB, white: white, opacity: opacity) }

  /// Hue, saturation and brightness, each 0…1. Hue 0 and 1 are red, a third is green.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let saturation = min(max(saturation, 0), 1)
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      let position = k < 0 ? k + 6 : k
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// This colour with its opacity multiplied by `opacity`, 0…1.
  public func opacity(_ opacity: Double) -> Color {
    switch storage {
    case .resolved(let color): Color(color.multiplyingOpacity(by: opacity))
    case .system(let color, let own): Color(storage: .system(color, opacity: own * Float(opacity)))
    case .mixed(let a, let b, let fraction, let isPerceptual):
      Color(
        storage: .mixed(a.opacity(opacity), b.opacity(opacity), fraction: fraction, isPerceptual: isPerceptual))
    case .named(let name, let bundle, let own):
      Color(storage: .named(name, bundle, opacity: own * Float(opacity)))
    case .custom(let style, let own): Color(storage: .custom(style, opacity: own * Float(opacity)))
    }
  }

  public var description: String {
    switch storage {
    case .resolved(let color): color.hexadecimal
    case .system(let color, 1): color.publicName
    case .system(let color, let opacity): "\(opacity * 100)% \(color.publicName)"
    case .mixed(let a, let b, let fraction, _): "mix(\(a), \(b), \(fraction))"
    case .named(let name, _, _): "\"\(name)\""
    case .custom(let style, _): "\(style.base)"
    }
  }
}

extension Color {
  /// The meaning of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard colour space.
    case sRGB
    /// The primaries of sRGB with components that are proportional to light.
    case sRGBLinear
    /// Wider primaries with the curve of sRGB.
    case displayP3
  }
}

extension SystemColor {
  /// The name in a description: that under which a program knows the colour.
  fileprivate var publicName: String {
    switch self {
    case .label: "primary"
    case .secondaryLabel: "secondary"
    default: rawValue
    }
  }
}
