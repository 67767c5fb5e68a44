// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierNumbers
import Foundation

extension Color {
  /// A colour in numbers: extended sRGB components and an opacity, 0…1.
  public typealias Resolved = _ResolvedColor

  /// The components of the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch storage {
    case .resolved(let color): return color
    case .system(let color, let opacity):
      let resolved = color.resolve(in: environment)
      return opacity == 1 ? resolved : resolved.multiplyingOpacity(by: Double(opacity))
    case .mixed(let a, let b, let fraction, let isPerceptual):
      let (a, b) = (a.resolve(in: environment), b.resolve(in: environment))
      return isPerceptual ? a.perceptuallyMixed(with: b, by: fraction) : a.mixed(with: b, by: fraction)
    case .named(let name, let bundle, let opacity):
      return ColorCatalog.color(name, in: bundle.bundle, environment).multiplyingOpacity(by: Double(opacity))
    case .custom(let style, let opacity): return style.resolve(environment).multiplyingOpacity(by: Double(opacity))
    }
  }

  /// A colour between this one and `rhs`: 0 is this one, 1 is `rhs`.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(
      storage: .mixed(self, rhs, fraction: min(max(fraction, 0), 1), isPerceptual: colorSpace.isPerceptual))
  }
}

extension ResolvedColor {
  /// Components 0…1 of `colorSpace`.
  public init(colorSpace: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1) {
    switch colorSpace {
    case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear: self.init(linear: (red, green, blue), opacity: opacity)
    case .displayP3:
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      self.init(
        linear: (
          // Four digits, as in Apple's SwiftUI: a gray gets a trace of red.
          1.2249 * r - 0.2247 * g, -0.0420 * r + 1.0419 * g, -0.0197 * r - 0.0786 * g + 1.0979 * b
        ), opacity: opacity)
    }
  }

  private init(linear: (red: Float, green: Float, blue: Float), opacity: Float) {
    self.init(
      red: Self.encoded(linear.red), green: Self.encoded(linear.green), blue: Self.encoded(linear.blue),
      opacity: opacity)
  }

  /// The red component, proportional to light.
  public var linearRed: Float {
    get { Self.linear(red) }
    set { red = Self.encoded(newValue) }
  }
  /// The green component, proportional to light.
  public var linearGreen: Float {
    get { Self.linear(green) }
    set { green = Self.encoded(newValue) }
  }
  /// The blue component, proportional to light.
  public var linearBlue: Float {
    get { Self.linear(blue) }
    set { blue = Self.encoded(newValue) }
  }

  /// Decodes by the curve of sRGB, odd around zero so that components outside 0…1 are preserved.
  private static func linear(_ value: Float) -> Float {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow(size * (1 / 1.055) + (0.055 / 1.055), 2.4)
    return value < 0 ? -light : light
  }

  private static func encoded(_ light: Float) -> Float {
    let size = abs(light)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  /// The mixture by components, weighted by opacity so that a transparent colour adds no tint.
  func mixed(with other: ResolvedColor, by fraction: Double) -> ResolvedColor {
    let share = Float(fraction)
    let opacity = self.opacity + (other.opacity - self.opacity) * share
    let weight = opacity > 0 ? other.opacity * share / opacity : share
    return ResolvedColor(
      red: red + (other.red - red) * weight, green: green + (other.green - green) * weight,
      blue: blue + (other.blue - blue) * weight, opacity: opacity)
  }

  /// `#RRGGBBAA`. Colours are converted through light in single precision, as in Apple's SwiftUI: 0.3 is 4C, as opacity 4D.
  package var hexadecimal: String {
    "#"
      + [Self.encoded(linearRed), Self.encoded(linearGreen), Self.encoded(linearBlue), opacity].map { component in
        let byte = Int(clamping: (min(max(component, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}

extension ResolvedColor: CustomStringConvertible {
  public var description: String { hexadecimal }
}

extension ResolvedColor: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      red: try container.decode(Float.self), green: try container.decode(Float.self),
      blue: try container.decode(Float.self), opacity: try container.decode(Float.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [red, green, blue, opacity] { try container.encode(component) }
  }
}
